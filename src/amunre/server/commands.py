"""The commands of the server, for cli.py: light, so that `amunre --help` stays quick."""

import os
from pathlib import Path
from typing import Annotated, Any

import typer

Database = Annotated[
    str | None,
    typer.Option(help="A file of SQLite, or postgresql://...; also AMUNRE_DATABASE.", show_default=False),
]


def add_to(app: typer.Typer, polite: Any) -> None:
    """Gives the one command these subcommands."""
    for command in (serve, loadtest):
        app.command()(polite(command))


def serve(  # noqa: PLR0913, PLR0917  # one parameter an option
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Database = None,
    public_url: Annotated[str, typer.Option(help="How people reach it, behind a proxy.")] = "",
    web: Annotated[Path | None, typer.Option(help="A folder with the pages of a client.")] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 1,
    trust_proxy: Annotated[bool, typer.Option(help="Believe X-Forwarded-For, behind a proxy on this machine.")] = False,
    rate_limits: Annotated[bool, typer.Option(help="Limit what one address may ask for.")] = True,
    private_webhooks: Annotated[bool, typer.Option(help="Also call webhooks in private networks.")] = False,
    notify_after: Annotated[float, typer.Option(min=0.0, help="Seconds before a player is told of his turn.")] = 60.0,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Run a server for real tables, live and over days.

    Secrets come from the environment: AMUNRE_SMTP_HOST and its companions, AMUNRE_METRICS_TOKEN.
    """
    from amunre.server.serve import serve as run
    from amunre.server.settings import Settings, default_database, mail_from_environment

    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        public_url=public_url.rstrip("/"),
        web=web,
        workers=workers,
        free_rates=not rate_limits,
        trust_proxy=trust_proxy,
        private_webhooks=private_webhooks,
        notify_after=notify_after,
        metrics_token=os.environ.get("AMUNRE_METRICS_TOKEN", ""),
        mail=mail_from_environment(),
    )
    run(settings, log_level)


def loadtest(
    url: Annotated[str, typer.Option(help="A server on this machine, started with --no-rate-limits.")],
    tables: Annotated[int, typer.Option(min=1, max=5000, help="How many tables, of four seats each.")] = 100,
    seconds: Annotated[float, typer.Option(min=0.1, max=3600.0)] = 10.0,
    rate: Annotated[
        float | None, typer.Option(min=0.001, help="Moves a second at each table; flat out if left out.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON on stdout.")] = False,
) -> None:
    """Play many tables at once against a running server, and measure it; fails on any error or lost move."""
    import json

    from amunre.server.loadtest.command import run_load_test

    figures = run_load_test(url, tables, seconds, rate)
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        for name, figure in figures.items():
            typer.echo(f"{name:14}{figure:>12}")
    if figures["errors"]:
        raise typer.Exit(1)
