"""Under which names the pages are served: a foreign name that leads to this machine is turned away."""

import re

from litestar.config.allowed_hosts import AllowedHostsConfig
from litestar.middleware.allowed_hosts import AllowedHostsMiddleware
from litestar.types import ASGIApp


class KnownHosts(AllowedHostsMiddleware):
    """The names that are allowed, each with any port: pages under development come through another one."""

    def __init__(self, app: ASGIApp, config: AllowedHostsConfig) -> None:
        super().__init__(app, config)
        names = "|".join(re.escape(name) for name in config.allowed_hosts)
        self.allowed_hosts_regex = re.compile(rf"(?:{names})(?::\d{{1,5}})?", re.IGNORECASE)
