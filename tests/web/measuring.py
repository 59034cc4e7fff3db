"""What a page costs its main thread: the processor's time, which other work on the machine does not lengthen much."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Page

KINDS = {"TaskDuration": "all", "ScriptDuration": "script", "RecalcStyleDuration": "style", "LayoutDuration": "layout"}


def listen(page: Page, slowed: int = 1) -> CDPSession:
    """A way to ask what the main thread has spent; the processor may be slowed."""
    ear = page.context.new_cdp_session(page)
    ear.send("Performance.enable", {"timeDomain": "threadTicks"})
    if slowed > 1:
        ear.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    return ear


def spent(ear: CDPSession) -> dict[str, float]:
    """Milliseconds since the page began, by kind of work."""
    metrics = ear.send("Performance.getMetrics")["metrics"]
    return {KINDS[each["name"]]: 1000 * each["value"] for each in metrics if each["name"] in KINDS}
