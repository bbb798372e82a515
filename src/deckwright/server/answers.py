"""Errors as problem details (RFC 9457): a status, a code for programs, a sentence for people."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, PermissionDeniedException, ValidationException
from litestar.middleware.csrf import generate_csrf_token
from litestar.openapi.datastructures import ResponseSpec
from litestar.plugins.problem_details import ProblemDetailsException

from deckwright.cards.errors import DeckwrightError, NotFound
from deckwright.cards.model import LANGUAGES
from deckwright.server.http_messages import Problem
from deckwright.server.logs import path_of
from deckwright.server.metrics import count_refusal
from deckwright.server.problems import Trouble, shortened, words

LOG = logging.getLogger(__name__)
CODES = {
    400: "bad-request", 401: "not-allowed", 403: "not-allowed", 404: "no-page", 405: "no-method", 413: "too-large",
    415: "bad-request", 429: "too-many", 500: "broken",
}  # fmt: skip
LONGEST_DETAIL, LONGEST_WRONG, MOST_WRONG = 500, 200, 10
Asked = Request[Any, Any, Any]
Answer = Response[dict[str, Any]]


def language_of(request: Asked) -> str:
    """The language that the page asks for."""
    named = request.query_params.get("lang") or request.headers.get("accept-language", "")
    first = str(named)[:2].lower()
    return first if first in LANGUAGES else "en"


def problem(request: Asked, status: int, code: str, detail: str, **more: Any) -> Answer:
    title = words(language_of(request)).say(f"status-{status}" if words("en").has(f"status-{status}") else "status-400")
    count_refusal(code)
    extra = {"code": code, **more}
    answer: Answer = ProblemDetailsException(
        detail=detail, status_code=status, title=title, type_="about:blank", extra=extra
    ).to_response(request)  # fmt: skip
    answer.headers["cache-control"] = "no-store"  # what is not there now may be there soon
    return answer


def answer_trouble(request: Asked, error: Trouble) -> Answer:
    more = {} if error.rule is None else {"rule": error.rule}
    return problem(request, error.status, error.code, error.text(language_of(request)), **more)


def answer_wrong_input(request: Asked, error: DeckwrightError) -> Answer:
    """The rules' own errors say in words what is wrong with a setup."""
    status = 404 if isinstance(error, NotFound) else 400
    return problem(request, status, "bad-setup", shortened(str(error), LONGEST_DETAIL))


def answer_invalid(request: Asked, error: ValidationException) -> Answer:
    """A request of the wrong shape: what is wrong, and where."""
    found = error.extra if isinstance(error.extra, list) else []
    wrong = [f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in found if isinstance(one, dict)]
    wrong = [shortened(one, LONGEST_WRONG) for one in wrong[:MOST_WRONG]]
    detail = words(language_of(request)).say("problem-bad-request")
    return problem(request, 400, "bad-request", detail, wrong=wrong)


def answer_too_deep(request: Asked, _error: RecursionError) -> Answer:
    """Something nested without end."""
    LOG.warning("%s %s was nested too deeply", request.method, path_of(request.scope))
    return problem(request, 400, "bad-request", words(language_of(request)).say("problem-bad-request"))


def answer_unreadable(request: Asked, _error: UnicodeError) -> Answer:
    """Text that is no text."""
    return problem(request, 400, "bad-request", words(language_of(request)).say("problem-bad-request"))


def answer_http(request: Asked, error: HTTPException) -> Answer:
    code = CODES.get(error.status_code, "bad-request" if error.status_code < 500 else "broken")
    said, wait = words(language_of(request)), (error.headers or {}).get("retry-after", "")
    detail = said.say("problem-too-many-for", seconds=int(wait)) if wait.isdigit() else said.say(f"problem-{code}")
    answer = problem(request, error.status_code, code, detail)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def answer_denied(request: Asked, error: PermissionDeniedException) -> Answer:
    """A page with an old token gets a new one with the refusal, and asks again."""
    if "CSRF" not in error.detail:
        return answer_http(request, error)
    config = request.app.state.csrf
    answer = problem(request, 403, "csrf", words(language_of(request)).say("problem-csrf"))
    answer.set_cookie(Cookie(config.cookie_name, value=generate_csrf_token(config.secret), path="/", samesite="lax"))
    return answer


def answer_bug(request: Asked, error: Exception) -> Answer:
    """Something of ours is broken: the log knows more than the page may."""
    LOG.error("%s %s failed", request.method, path_of(request.scope), exc_info=error)
    return problem(request, 500, "broken", words(language_of(request)).say("problem-broken"))


PROBLEM_JSON = "application/problem+json"
PROBLEMS = {
    status: ResponseSpec(Problem, media_type=PROBLEM_JSON, description=words("en").say(f"status-{status}"))
    for status in (400, 403, 404, 409, 429, 503)
}  # what any request may be answered with

EXCEPTION_HANDLERS: dict[Any, Any] = {
    Trouble: answer_trouble,
    DeckwrightError: answer_wrong_input,
    ValidationException: answer_invalid,
    PermissionDeniedException: answer_denied,
    HTTPException: answer_http,
    RecursionError: answer_too_deep,
    UnicodeError: answer_unreadable,
    Exception: answer_bug,
}
