"""What a Fluent file asks for."""

from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """The variables of each message of a file, those of messages it refers to included."""

    def __init__(self, source: str) -> None:
        self.names: dict[str, set[str]] = {}
        self.refers: dict[str, set[str]] = {}
        resource = FluentParser().parse(source)
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        self.visit(resource)

    def visit_Message(self, node: Any) -> None:
        self.here = node.id.name
        assert self.here not in self.names, f"{self.here} stands twice"
        self.names[self.here], self.refers[self.here] = set(), set()
        self.generic_visit(node)

    def visit_VariableReference(self, node: Any) -> None:
        self.names[self.here].add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.refers[self.here].add(node.id.name)

    def of(self, key: str) -> set[str]:
        return self.names[key].union(*(self.of(other) for other in self.refers[key]))

    def table(self) -> dict[str, set[str]]:
        return {key: self.of(key) for key in self.names}
