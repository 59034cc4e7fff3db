"""Compiles the rules with mypyc; everything else about the package stands in pyproject.toml.

`./run build` calls this on a temporary copy of the tree, so that no compiled file ever lies in src/ and shadows an
edited one. AMUNRE_PURE=1 leaves the compiler out: the same package, in plain Python.
"""

import os
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# The rooms that are compiled, as one group: calls between their modules are then plain C calls.
COMPILED = ("rules", "search", "envs/observation")

# mypyc makes every warning of every C compiler an error. One of them is: mypyc 2.4.1 may release an object it never
# fetched (docs/decisions/0003-compiled-from-a-copy.md), and gcc notices.
STRICT = ["-Werror=maybe-uninitialized"]

# What is for a debugger would be two thirds of the wheel, and name folders of the machine that built it.
BARE = ["-g0"]


def sources() -> list[str]:
    """Every module to compile, in a fixed order. A package's __init__ only re-exports: it stays Python."""
    found = (path for room in COMPILED for path in Path("src/amunre", room).rglob("*.py"))
    return sorted(path.as_posix() for path in found if path.name != "__init__.py")


def extensions() -> list[Extension]:
    """The one compiled group, or nothing for a pure wheel."""
    if os.environ.get("AMUNRE_PURE") == "1":
        return []
    from mypyc.build import mypycify  # here: a pure build must not need mypy

    options = ["--strict", "--no-color-output", "--hide-error-context"]
    group: list[Extension] = mypycify([*options, *sources()], opt_level="3", strip_asserts=True, group_name="amunre")
    for extension in group:
        flags = extension.extra_compile_args
        if "-Werror" in flags:  # gcc and clang; Microsoft's compiler has other words
            extension.extra_compile_args = [*(flag for flag in flags if flag != "-Werror"), *STRICT, *BARE]
    return group


class Build(build_ext):  # type: ignore[misc] # setuptools has no types here
    """Links without the folder of this machine's Python, which a Python of one's own building would write in."""

    def build_extensions(self) -> None:
        """See setuptools."""
        words = getattr(self.compiler, "linker_so", None)  # Microsoft's compiler has none
        if words:
            self.compiler.set_executable("linker_so", [word for word in words if not word.startswith("-Wl,-rpath")])
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
