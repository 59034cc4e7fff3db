"""How a server is set up: by options of the command, and by environment variables for what is secret."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class MailSettings:
    """The SMTP server that takes our mail."""

    host: str
    port: int = 587
    sender: str = "amunre@localhost"
    user: str = ""
    password: str = field(default="", repr=False)
    starttls: bool = True


@dataclass(frozen=True)
class Settings:
    """Everything that one server process needs to know."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    web: Path | None = None
    workers: int = 1
    free_rates: bool = False
    trust_proxy: bool = False
    private_webhooks: bool = False
    notify_after: float = 60.0
    metrics_token: str = field(default="", repr=False)
    mail: MailSettings | None = None

    @property
    def address(self) -> str:
        """Where people find the server."""
        return self.public_url or f"http://{self.host}:{self.port}"


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if os.environ.get("AMUNRE_DATA"):
        return Path(os.environ["AMUNRE_DATA"])
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", Path.home() / "AppData" / "Roaming")) / "amunre"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "amunre"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "amunre"


def default_database() -> str:
    """AMUNRE_DATABASE, or a file of SQLite in the user's data folder."""
    return os.environ.get("AMUNRE_DATABASE") or str(data_folder() / "tables.sqlite")


def mail_from_environment() -> MailSettings | None:
    """AMUNRE_SMTP_HOST and its companions; no mail without it."""
    host = os.environ.get("AMUNRE_SMTP_HOST")
    if not host:
        return None
    return MailSettings(
        host,
        int(os.environ.get("AMUNRE_SMTP_PORT", "587")),
        os.environ.get("AMUNRE_SMTP_SENDER", "amunre@localhost"),
        os.environ.get("AMUNRE_SMTP_USER", ""),
        os.environ.get("AMUNRE_SMTP_PASSWORD", ""),
        os.environ.get("AMUNRE_SMTP_STARTTLS", "1") != "0",
    )
