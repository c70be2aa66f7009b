"""`diablerie games`, `diablerie rules`, `diablerie completion`: what there is, and how it works."""

import sys
from pathlib import Path

import click
from click.shell_completion import get_completion_class

import diablerie
from diablerie.commands.choices import GameName, language_option
from diablerie.errors import InputError
from diablerie.game.manifest import Game
from diablerie.game.options import Choice, Numbers, Option, Switch, Value
from diablerie.games.catalogue import GAMES, OURS
from diablerie.words import ENGLISH, say


@click.command()
@language_option
def games(language: str) -> None:
    """List the games, with their players and options."""
    for game in GAMES.values():
        players = say(language, "game-players", fewest=game.fewest, most=game.most)
        click.echo(f"{game.name}: {game.called(language)} ({game.credit}), {players}")
        click.echo(f"    {game.pitch(language)}")
        for option in game.table_options:
            meaning, default = game.meaning(option, language), typed(option.default)
            click.echo(f"    {option.name}={default}: {meaning} ({allowed(option, language)})")
    click.echo(say(language, "screen-credits"))


def typed(value: Value) -> str:
    """Write the value of an option as a person types it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def allowed(option: Option, language: str) -> str:
    """Say what may be typed for an option."""
    if isinstance(option, Choice):
        return ", ".join(option.words)
    if isinstance(option, Switch):
        return say(language, "screen-allowed_two", low=typed(True), high=typed(False))
    if isinstance(option, Numbers):
        return say(language, "screen-allowed_list", shortest=option.shortest, longest=option.longest)
    text = "screen-allowed_two" if option.high - option.low == option.step else "screen-allowed_range"
    return say(language, text, low=str(option.low), high=str(option.high))


@click.command()
@click.argument("game", type=GameName())
def rules(game: Game) -> None:
    """Show the rules of GAME, with numbered clauses."""
    text = rulebook(game)
    if not sys.stdout.isatty():
        click.echo(text)
        return
    from rich.console import Console  # only where there is a screen to draw on
    from rich.markdown import Markdown

    console = Console(width=min(Console().width, 100))
    with console.pager(styles=True):
        console.print(Markdown(text))


def rulebook(game: Game) -> str:
    """Read the rulebook of a game: in its folder, beside the installed package, or in the source tree.

    A game that a package has brought may do with the few sentences that the browser shows.
    """
    name = game.name.replace("_", "-") + ".md"
    package = Path(diablerie.__file__).parent
    ours = (package / "rulebooks" / name, package.parents[1] / "docs" / "rules" / name)
    for file in (game.folder / "rulebook.md", *ours):
        if file.is_file():
            return file.read_text(encoding="utf-8")
    if game.name in OURS:
        raise InputError(f"the rulebook {name} is missing from this installation; install diablerie again")
    return f"# {game.title}\n\n{game.rules_in_short(ENGLISH)}"


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    r"""Print the completion script of SHELL.

    \b
    bash: diablerie completion bash > ~/.local/share/bash-completion/completions/diablerie
    zsh:  diablerie completion zsh > ~/.zfunc/_diablerie   (with ~/.zfunc in fpath)
    fish: diablerie completion fish > ~/.config/fish/completions/diablerie.fish
    """
    from diablerie.commands import command  # this module is loaded before the group exists

    script = get_completion_class(shell)
    assert script is not None
    click.echo(script(command, {}, "diablerie", "_DIABLERIE_COMPLETE").source())
