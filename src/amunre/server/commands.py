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
    for command in (play, serve, loadtest, backup, restore):
        app.command()(polite(command))
    table = typer.Typer(name="table", no_args_is_help=True, help="Look at the tables of a server: list, show, export.")
    table.command("list")(polite(list_tables))
    table.command("show")(polite(show_table))
    table.command("export")(polite(export_table))
    app.add_typer(table)


def play(
    port: Annotated[int, typer.Option(min=0, max=65535, help="Another one is taken if it is not free.")] = 8000,
    browser: Annotated[bool, typer.Option(help="Open the browser; the address is printed anyway.")] = True,
    database: Database = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 2,
) -> None:
    """Play in the browser: starts a server on this machine and opens its start page."""
    from amunre.server.play import play as run
    from amunre.server.settings import default_database

    run(database or default_database(), port, workers, browser)


def serve(  # noqa: PLR0913, PLR0917  # one parameter an option
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any that is free.")] = 8000,
    database: Database = None,
    public_url: Annotated[str, typer.Option(help="How people reach it, behind a proxy.")] = "",
    web: Annotated[Path | None, typer.Option(help="A folder with the pages of another client.")] = None,
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


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write.", metavar="FILE")], database: Database = None
) -> None:
    """Save a server's whole database into one file, also while it runs."""
    from amunre.server.backup import backup as save
    from amunre.server.settings import default_database

    typer.echo(f"{save(database or default_database(), target)} rows saved.")


def restore(
    source: Annotated[Path, typer.Argument(help="A file that `amunre backup` wrote.", metavar="FILE")],
    database: Database = None,
) -> None:
    """Read a backup into an empty database, of SQLite or PostgreSQL."""
    from amunre.server.backup import restore as read
    from amunre.server.settings import default_database

    typer.echo(f"{read(source, database or default_database())} rows restored.")


TableId = Annotated[str, typer.Argument(help="The id in the table's address.", metavar="TABLE")]


def list_tables(database: Database = None, most: Annotated[int, typer.Option(min=1)] = 50) -> None:
    """The newest tables, one line of JSON each."""
    import json

    from amunre.server.admin import list_tables as found
    from amunre.server.settings import default_database

    for table in found(database or default_database(), most):
        typer.echo(json.dumps(table, ensure_ascii=False))


def show_table(table: TableId, database: Database = None) -> None:
    """A table: its seats, and how far it is."""
    import json

    from amunre.server.admin import show_table as found
    from amunre.server.settings import default_database

    typer.echo(json.dumps(found(database or default_database(), table), ensure_ascii=False, indent=1))


def export_table(table: TableId, database: Database = None) -> None:
    """The record of a table, for replay and verify; of a running game it holds every secret but the seed."""
    import json

    from amunre.server.admin import export_table as found
    from amunre.server.settings import default_database

    typer.echo(json.dumps(found(database or default_database(), table)))
