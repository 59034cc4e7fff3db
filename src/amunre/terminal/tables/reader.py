"""What a reader of a table's socket knows: the card, the view, the log and the chat, kept up to date by messages."""

from typing import Any

Message = dict[str, Any]


class Reader:
    """Follows docs/api.md, "The socket"."""

    def __init__(self) -> None:
        self.version: int | None = None
        self.seat: int | None = None
        self.card: Message = {}
        self.view: Message = {}
        self.log: list[Message] = []
        self.chat: list[Message] = []

    @property
    def heard(self) -> int:
        """The number of the last line of chat."""
        return int(self.chat[-1]["number"]) if self.chat else 0

    def take(self, message: Message) -> None:
        """Takes a message in; those that tell nothing about the table are passed over."""
        match message["type"]:
            case "welcome":
                self.seat, self.card = message["seat"], message["table"]
            case "table":
                self.card = message
            case "snapshot":
                self.version, self.view, self.log = message["version"], message["view"], message["log"]
            case "update":
                self._update(message)
            case "chat":
                self.chat.append(message)

    def _update(self, message: Message) -> None:
        changes = dict(message["changes"])
        if "provinces" in changes:
            changes["provinces"] = {**self.view.get("provinces", {}), **changes["provinces"]}
        gone = message.get("gone", [])
        self.view = {key: value for key, value in {**self.view, **changes}.items() if key not in gone}
        self.log = [*self.log[: message["log_from"]], *message["log"]]
        self.version = message["version"]
