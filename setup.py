"""Compiles the engine with mypyc. Whatever stops that, the same modules run in pure Python.

ARTEL_PURE=1 asks for the pure build. All other metadata is in pyproject.toml.
"""

from __future__ import annotations

import ast
import os
import re
import runpy
import shlex
import shutil
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCES = Path("src")
BUILT_FROM = runpy.run_path("src/artel/built_from.py")
NOTE = SOURCES / "artel" / BUILT_FROM["NOTE"]
CLIENT = SOURCES / "artel" / "table" / "static" / "index.html"
# The built client brings those of its fonts and libraries.
LICENCES = ["LICENSE", *sorted(map(str, CLIENT.parent.glob("licences/*.txt")))]
# setup.py also runs for metadata alone; the slow work of mypyc is left to the commands that build.
ONLY_METADATA = {"dist_info", "egg_info", "sdist", "clean", "--version", "--name"}
OUR_FLAGS = ["-Wno-error", "-fvisibility=hidden"]
# These build for the checkout itself; a wheel takes nothing compiled from it.
IN_PLACE = {"--inplace", "editable_wheel"}


def compiled_folders() -> list[str]:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    return cast("list[str]", project["tool"]["artel"]["compiled"])


def compiled_modules() -> list[str]:
    folders = [SOURCES / "artel" / name for name in compiled_folders()]
    found = [path for folder in folders for path in folder.rglob("*.py")]
    return sorted(str(path) for path in found if path.name != "__init__.py")


def obstacle() -> str | None:
    """What is missing for a compiled build, or None."""
    if os.environ.get("ARTEL_PURE", "") not in ("", "0"):
        return "ARTEL_PURE is set"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if sys.platform != "win32" and shutil.which(compiler) is None:
        return f"expected a C compiler, found no {compiler}"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        return f"expected Python's headers (python3-dev), found no {header}"
    return None


def go_pure(reason: str) -> None:
    """Say so in one line, and take away compiled files that would hide the Python sources."""
    print(f"artel: the engine runs in pure Python: {reason}", file=sys.stderr, flush=True)
    if not IN_PLACE.isdisjoint(sys.argv):
        remove_compiled_files(SOURCES)


def remove_compiled_files(folder: Path) -> None:
    for suffix in ("so", "pyd"):
        for path in [*folder.glob(f"artel__mypyc*.{suffix}"), *(folder / "artel").rglob(f"*.{suffix}")]:
            path.unlink()


STRING = r'("(?:[^"\\]|\\.)*"|NULL)'
# Where the C files of mypyc keep what Python shows as docstrings: the last group is the place of the text.
DOCUMENTED = (
    re.compile(rf'\{{"(\w+)",\s*\(PyCFunction\)CPyPy_(\w+),[^"]*?PyDoc_STR\({STRING}\)'),
    re.compile(r'\{"(\w+)",\s*\(getter\)(\w+),[^}]*?(NULL), NULL\}'),
    re.compile(rf'\.tp_name = "(\w+)",()[^"]*?\.tp_doc = PyDoc_STR\({STRING}\)'),
    re.compile(r"()()(NULL), /\* docstring \*/"),
)


def docstrings(path: str) -> dict[str, str]:
    """Every docstring of a source, by the name of its class, `Class.method` or function; its own by ""."""
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    found = {"": ast.get_docstring(tree) or ""}
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[node.name] = ast.get_docstring(node) or ""
            inner = [each for each in node.body if isinstance(each, ast.FunctionDef)]
            found.update({f"{node.name}.{each.name}": ast.get_docstring(each) or "" for each in inner})
    return found


def keep_docstrings(modules: list[str]) -> None:
    """mypyc writes signatures where Python keeps docstrings; in its C files each is followed by its text."""
    from mypyc.codegen.cstring import c_string_initializer

    for path in modules:
        texts = docstrings(path)
        parts = Path(path).relative_to(SOURCES).with_suffix("").parts
        written = Path("build", f"__native_{'___'.join(parts)}.c")

        def with_text(match: re.Match[str], texts: dict[str, str] = texts) -> str:
            name, place = match[1], match[2]
            owner = re.sub(rf"(___|_get_){name}$", "", place).rpartition("___")[2]
            text = texts.get(f"{owner}.{name}" if owner and owner in texts else name)
            if not text:
                return match[0]
            string = c_string_initializer(text.encode())
            start = match.start(3) - match.start()
            said = string if match[3] == "NULL" else f"{match[3]} {string}"
            return match[0][:start] + said + match[0][start + len(match[3]) :]

        if written.is_file():
            code = written.read_text(encoding="utf-8")
            for pattern in DOCUMENTED:
                code = pattern.sub(with_text, code)
            written.write_text(code, encoding="utf-8")


def engine() -> list[Extension]:
    if not ONLY_METADATA.isdisjoint(sys.argv):
        return []
    reason = obstacle()
    if reason is not None:
        go_pure(reason)
        return []
    try:
        from mypyc.build import mypycify

        # One C file per module lets them compile side by side, and costs no speed.
        settings: dict[str, Any] = {"opt_level": "3", "debug_level": "0", "multi_file": True}
        extensions = cast("list[Extension]", mypycify(compiled_modules(), group_name="artel", **settings))
        keep_docstrings(compiled_modules())
        return extensions
    except SystemExit:
        # mypyc prints what it found in the sources before it leaves.
        go_pure("expected sources that mypyc accepts, got errors; the output of the build lists them")
    except Exception as error:
        go_pure(f"expected mypyc to run, got {type(error).__name__}: {error}")
    return []


class BuildEngine(build_ext):
    """Compiles on all cores, and falls back to pure Python when the C compiler fails."""

    def build_extensions(self) -> None:
        compile_one_after_another = self.compiler.compile
        if self.compiler.compiler_type == "unix":
            # mypyc asks for -Werror; a warning of a compiler newer than mypyc is no reason to go without.
            # Nobody else calls into the engine's C, so its own calls need no table that others could change.
            for extension in self.extensions:
                # mypyc hands all of them one and the same list.
                extension.extra_compile_args = [*extension.extra_compile_args, *OUR_FLAGS]

        def compile_side_by_side(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = pool.map(lambda source: compile_one_after_another([source], **settings), sources)
                return [built for each in done for built in each]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()

    def run(self) -> None:
        try:
            if self.inplace:
                remove_compiled_files(SOURCES)
                NOTE.unlink(missing_ok=True)
            super().run()
            if self.inplace and self.extensions:
                NOTE.write_text(SOURCES_READ, encoding="utf-8")
        except Exception as error:
            print(error, file=sys.stderr)
            go_pure("expected the C compiler to succeed, got an error; the output of the build shows it")
            remove_compiled_files(Path(self.build_lib))
            self.extensions = []


class BuildPackage(build_py):
    """Puts the texts, which stand at the top of the checkout, into the wheel as artel/_locales."""

    def run(self) -> None:
        if not self.editable_mode:
            if not CLIENT.exists():
                sys.exit(f"artel: expected the browser client, found no {CLIENT}; run scripts/play once")
            # What an earlier build left there would come along.
            shutil.rmtree(Path(self.build_lib, "artel"), ignore_errors=True)
        super().run()
        if not self.editable_mode:
            shutil.copytree("locales", Path(self.build_lib, "artel", "_locales"))


# Taken before mypyc reads them: what is edited during the long build makes it old.
SOURCES_READ = BUILT_FROM["note_of"](str(SOURCES / "artel"), compiled_folders())
setup(
    ext_modules=engine(),
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage},
    license_files=LICENCES,
)
