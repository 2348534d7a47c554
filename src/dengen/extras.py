"""Optional packages: the extras of pyproject.toml, and how to install them."""

from dengen.core.base.words import Text

# dengen isn't on PyPI
INSTALL = Text(
    "run `pip install -e '.[{extra}]'` in the checkout, or `pip install 'FILE.whl[{extra}]'` with the wheel",
    "チェックアウトで `pip install -e '.[{extra}]'`、またはホイールで `pip install 'FILE.whl[{extra}]'` を実行してください",
)


def install(extra: str) -> Text:
    """The command for one extra, as a clause of a sentence."""
    return Text(INSTALL.en.format(extra=extra), INSTALL.ja.format(extra=extra))
