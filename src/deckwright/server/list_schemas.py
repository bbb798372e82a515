"""How messages that go over the wire as lists are described to programs: part by part, in their order."""

from typing import Any, Literal

import msgspec
from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi.spec import OpenAPIType
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition


class ListSchemas(OpenAPISchemaPlugin):
    """Describes the structs that are encoded as lists, the word that tells them apart first."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether this is such a struct."""
        if field_definition.is_union or not field_definition.is_subclass_of(msgspec.Struct):
            return False
        return bool(field_definition.annotation.__struct_config__.array_like)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Any:
        """The schema of one of them, which stands among the others by its name."""
        schema = schema_creator.schema_registry.get_schema_for_field_definition(field_definition)
        tag = field_definition.annotation.__struct_config__.tag
        hints = field_definition.get_type_hints(include_extras=True, resolve_generics=True)
        parts = [Literal[tag], *hints.values()]
        schema.title, schema.type = field_definition.annotation.__name__, OpenAPIType.ARRAY
        schema.min_items = schema.max_items = len(parts)
        schema.prefix_items = [
            schema_creator.for_field_definition(FieldDefinition.from_annotation(part)) for part in parts
        ]
        return schema_creator.schema_registry.get_reference_for_field_definition(field_definition)
