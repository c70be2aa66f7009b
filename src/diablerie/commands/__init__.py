"""The command `diablerie`: the only place that wires the rooms of the house together."""

import os
import sys
from importlib import import_module

import click

from diablerie import __version__
from diablerie.commands.about import completion, games, rules
from diablerie.commands.ending import insist_on_ending, interrupted, is_heard, listen_for_endings
from diablerie.commands.play import play
from diablerie.commands.records import replay, verify
from diablerie.commands.simulate import simulate
from diablerie.commands.tournament import tournament
from diablerie.errors import DiablerieError
from diablerie.games.catalogue import BROKEN

BAD_INPUT = 2
PIPE_CLOSED = 1
LATER = {
    "serve": "diablerie.commands.serve",
    "admin": "diablerie.commands.admin",
    "analyse": "diablerie.commands.analyse",
}
"""Commands that are loaded when they are called: the others do not wait for a whole server, or for judges."""


class Commands(click.Group):
    """All commands, those of LATER too."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name them."""
        return sorted([*super().list_commands(ctx), *LATER])

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Find one."""
        if name not in LATER:
            return super().get_command(ctx, name)
        found: click.Command = getattr(import_module(LATER[name]), name)
        return found


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="diablerie", message="%(prog)s %(version)s")
@click.pass_context
def command(context: click.Context) -> int:
    """Three devilish table games: The Devil With It, Little Devils and Diavolo.

    Without a command, this opens the games in your browser. Play here in the terminal, against bots or with
    others at one keyboard; let friends join over the network; simulate by the million; replay and verify
    records of games.
    """
    for reason in BROKEN.values():
        complain(reason)
    if context.invoked_subcommand is None:
        from diablerie.commands.serve import start_at_home  # the other commands do not wait for a server

        return start_at_home(context)
    return 0


for subcommand in (play, simulate, tournament, replay, verify, rules, games, completion):
    command.add_command(subcommand)


def main() -> None:
    """Run the command; whatever goes wrong is one line and an exit code."""
    listen_for_endings()
    sys.exit(run())


def run() -> int:
    """Run the command and return its exit code."""
    try:
        code = command.main(prog_name="diablerie", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.UsageError as error:
        path = error.ctx.command_path if error.ctx else "diablerie"
        return complain(f"{error.format_message()} (see: {path} --help)")
    except click.ClickException as error:
        return complain(error.format_message())
    except DiablerieError as error:
        return stopped() if is_heard() else complain(str(error))
    except (KeyboardInterrupt, click.Abort):
        return stopped()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing left to flush at exit
        return PIPE_CLOSED
    except Exception:
        if is_heard():
            return stopped()
        raise


def stopped() -> int:
    """Say that the command was ended early, and return the exit code for that."""
    insist_on_ending()
    print("stopped", file=sys.stderr)
    return interrupted()


def complain(message: str) -> int:
    """Say what is wrong in one line."""
    print(f"diablerie: {' '.join(message.split())}", file=sys.stderr)
    return BAD_INPUT
