"""Mail through somebody's SMTP server."""

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage

from amunre.server.settings import MailSettings

LOG = logging.getLogger("amunre.mail")
PATIENCE = 10.0


async def send_mail(settings: MailSettings, to: str, subject: str, text: str) -> bool:
    """Whether the server took it. Subject and text are data: line breaks in headers are refused by the library."""
    message = EmailMessage()
    message["From"] = settings.sender
    message["To"] = to
    message["Subject"] = subject
    message.set_content(text)
    try:
        await asyncio.to_thread(_send, settings, message)
    except (OSError, smtplib.SMTPException, ValueError) as error:
        LOG.warning("mail failed", extra={"fields": {"error": type(error).__name__}})
        return False
    return True


def _send(settings: MailSettings, message: EmailMessage) -> None:
    with smtplib.SMTP(settings.host, settings.port, timeout=PATIENCE) as server:
        if settings.starttls:
            server.starttls(context=ssl.create_default_context())
        if settings.user:
            server.login(settings.user, settings.password)
        server.send_message(message)
