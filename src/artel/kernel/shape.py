"""Bounded values packed into one integer, with a command line that is their exact other form.

Moves, frames of the agenda and log lines are all declared the same way: a name and a few bounded
fields. From that one declaration come packing, unpacking, the words of the command line and the
dense number used for masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from artel.kernel.single import Single

CODE_BITS: Final = 8
CODE_MASK: Final = 255
MOST_FIELDS: Final = 5
MOST_DIGITS: Final = 18


class CommandError(ValueError):
    """A line that names no move: what was expected there, what came, and the nearest lines possible."""

    def __init__(self, kind: str, expected: str, got: str, nearest: Sequence[str] = ()) -> None:
        said = f"; perhaps: {' | '.join(nearest)}" if nearest else ""
        super().__init__(f"{kind}: expected {expected}, got {got!r}{said}")
        self.kind = kind
        self.expected = expected
        self.got = got
        self.nearest = tuple(nearest)

    def __reduce__(self) -> tuple[object, ...]:
        return (CommandError, (self.kind, self.expected, self.got, self.nearest))


class MisfitError(ValueError):
    """A value too large, or too small, for the field it was to be packed into: never cut off."""


class Field(Single):
    """One bounded value: its name and the word of each number; without words, the numbers themselves.

    A last word of a line that has a default may be left out; a `quiet` field is told without its default.
    Where there is room for more words, modules add theirs behind the others, so that the number of a word
    never moves.
    """

    def __init__(
        self,
        name: str,
        words: Sequence[str],
        size: int = 0,
        default: str = "",
        room: int = 0,
        quiet: bool = False,
    ) -> None:
        self.name: Final = name
        self.quiet: Final = quiet
        self.words: Final[list[str]] = []
        self.default: Final = default
        self.size: int = size
        self.room: Final = room or size or len(words)
        self.index: Final[dict[str, int]] = {}
        self.bits: Final = max(1, (self.room - 1).bit_length())
        self._followers: Final[list[Field]] = []
        self.add(words)

    def add(self, words: Sequence[str]) -> None:
        """Further words, numbered on from the last one; the fields derived from this one get them too."""
        for word in words:
            if word in self.index or not word or " " in word or word != word.lower():
                raise ValueError(
                    f"field {self.name}: words must be unique, in small letters, without spaces, got {word!r}"
                )
            self.index[word] = len(self.words)
            self.words.append(word)
        if len(self.words) > self.room:
            raise ValueError(f"field {self.name}: expected at most {self.room} words, got {len(self.words)}")
        if self.words:
            self.size = len(self.words)
        for follower in self._followers:
            follower.add(words)

    def after(self, name: str, words: Sequence[str], default: str = "") -> Field:
        """The words of this field behind a few others."""
        room = self.room + len(words) if self.words else 0
        follower = Field(name, [*words, *self.words], default=default, room=room)
        self._followers.append(follower)
        return follower

    def __reduce__(self) -> tuple[object, ...]:
        return (Field, (self.name, self.words, self.size, self.default, self.room, self.quiet))

    def __repr__(self) -> str:
        return f"<Field {self.expected()}>"

    def named(self, name: str, *, quiet: bool = False) -> Field:
        """The same words under another name."""
        follower = Field(name, self.words, self.size, self.default, self.room, quiet)
        self._followers.append(follower)
        return follower

    def word(self, number: int) -> str:
        return self.words[number] if self.words else str(number)

    def number(self, word: str) -> int | None:
        """The number of a word, None when it is no word of this field."""
        if self.words:
            return self.index.get(word)
        if not word.isascii() or not word.isdigit() or len(word) > MOST_DIGITS:
            return None
        number = int(word)
        return number if str(number) == word and number < self.size else None

    def value(self, number: int) -> int | str:
        """What stands for this number outside the engine."""
        return self.words[number] if self.words else number

    def expected(self) -> str:
        """The words of this field, in signs alone: sentences around them are in the reader's language."""
        if not self.words:
            return f"{self.name}: 0 ... {self.size - 1}"
        if self.size > 40:
            return f"{self.name}: {' | '.join(self.words[:12])} | ..."
        return f"{self.name}: {' | '.join(self.words)}"


def numbers(name: str, size: int) -> Field:
    """A field whose words are 0, 1, 2, ... size-1."""
    return Field(name, (), size)


@final
class Part:
    """One field of a shape, where it lies in the integer: `BID_TILE.read(move)`."""

    def __init__(self, shift: i64, mask: i64) -> None:
        self.shift: i64 = shift
        self.mask: i64 = mask

    def read(self, packed: i64) -> i64:
        return (packed >> self.shift) & self.mask


class Shape(Single):
    """A verb, a step or a log line: its name, its fields, and where each field lies in the integer."""

    def __init__(self, name: str, *fields: Field) -> None:
        if len(fields) > MOST_FIELDS:
            raise ValueError(f"{name}: expected at most {MOST_FIELDS} fields, got {len(fields)}")
        self.name: Final = name
        self.fields: Final = fields
        # Its number among the shapes of its language; -1 until a language has it.
        self.code: i64 = -1
        self.shifts: Final[list[int]] = []
        shift = CODE_BITS
        for field in fields:
            self.shifts.append(shift)
            shift += field.bits
        if shift > 62:
            raise ValueError(f"{name}: expected fields of at most 62 bits, got {shift}")
        padded = [*self.shifts, 0, 0, 0, 0, 0]
        self.shift_a: i64 = padded[0]
        self.shift_b: i64 = padded[1]
        self.shift_c: i64 = padded[2]
        self.shift_d: i64 = padded[3]
        self.shift_e: i64 = padded[4]
        sizes = [field.room for field in fields] + [1, 1, 1, 1, 1]
        self.size_a: i64 = sizes[0]
        self.size_b: i64 = sizes[1]
        self.size_c: i64 = sizes[2]
        self.size_d: i64 = sizes[3]
        self.size_e: i64 = sizes[4]

    def __reduce__(self) -> tuple[object, ...]:
        return (Shape, (self.name, *self.fields), int(self.code))

    def __setstate__(self, code: int) -> None:
        self.code = code

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.usage()!r}>"

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
        """Pack the fields in their order. Unused fields stay 0; a value that does not fit is an error."""
        if (
            (a | b | c | d | e) < 0
            or a >= self.size_a
            or b >= self.size_b
            or ((c | d | e) > 0 and (c >= self.size_c or d >= self.size_d or e >= self.size_e))
        ):
            raise self._misfit([a, b, c, d, e])
        return (
            self.code
            | (a << self.shift_a)
            | (b << self.shift_b)
            | (c << self.shift_c)
            | (d << self.shift_d)
            | (e << self.shift_e)
        )

    def _misfit(self, given: list[int]) -> MisfitError:
        for place, value in enumerate(given):
            if place >= len(self.fields):
                return MisfitError(f"{self.name}: expected {len(self.fields)} fields, got another: {value}")
            field = self.fields[place]
            if not 0 <= value < field.room:
                return MisfitError(
                    f"{self.name}: expected {field.name} from 0 to {field.room - 1}, got {value}"
                )
        raise AssertionError(f"{self.name}: expected a value that does not fit, got {given}")

    def has(self, packed: i64) -> bool:
        return (packed & CODE_MASK) == self.code

    def part(self, name: str) -> Part:
        """Where the field of this name lies; its readers are made once, when the shape is declared."""
        for place, field in enumerate(self.fields):
            if field.name == name:
                return Part(self.shifts[place], (1 << field.bits) - 1)
        names = " | ".join([field.name for field in self.fields]) or "no field"
        raise ValueError(f"{self.name}: expected a field {names}, got {name!r}")

    def all(self) -> list[int]:
        """Every packed integer of this shape, in dense order."""
        packed: list[int] = [int(self.code)]
        for position, field in enumerate(self.fields):
            shift = self.shifts[position]
            packed = [old | (number << shift) for old in packed for number in range(field.size)]
        return packed

    def numbers_in(self, packed: int) -> list[int]:
        return [(packed >> self.shifts[n]) & ((1 << f.bits) - 1) for n, f in enumerate(self.fields)]

    def values(self, packed: int) -> dict[str, int | str]:
        """The fields by name, as numbers or component ids."""
        found: dict[str, int | str] = {}
        for field, number in zip(self.fields, self.numbers_in(packed), strict=True):
            found[field.name] = field.value(number)
        return found

    @property
    def size(self) -> int:
        """How many integers have this shape."""
        size = 1
        for field in self.fields:
            size *= field.size
        return size

    def usage(self) -> str:
        """The verb and its words; those that may be left out stand in brackets."""
        words = [f"[{each.name.upper()}]" if each.default else each.name.upper() for each in self.fields]
        return " ".join([self.name, *words])


class Language(Single):
    """All shapes of one kind that a game knows: its verbs, its steps or its log lines.

    A shape has its number for good: the shapes of a language count from 0, those that are only spoken count
    down from the last one, so that neither moves when modules add to the other.
    """

    def __init__(self, *shapes: Shape, spoken: Sequence[Shape] = ()) -> None:
        self.shapes: Final = (*shapes, *spoken)
        self.spoken: Final = tuple(spoken)
        self.named: Final[dict[str, Shape]] = {}
        self._by_code: Final[dict[int, Shape]] = {}
        if len(self.shapes) > CODE_MASK + 1:
            raise ValueError(f"expected at most {CODE_MASK + 1} shapes, got {len(self.shapes)}")
        for code, shape in enumerate(shapes):
            self._number(shape, code)
        for place, shape in enumerate(spoken):
            self._number(shape, CODE_MASK - place)

    def _number(self, shape: Shape, code: int) -> None:
        if shape.name in self.named:
            raise ValueError(f"expected each name once, got {shape.name!r} twice")
        if shape.code not in (-1, code):
            raise ValueError(f"{shape.name}: expected its number {shape.code} again, got {code}")
        shape.code = code
        self.named[shape.name] = shape
        self._by_code[code] = shape

    @property
    def size(self) -> int:
        """How many integers this language has."""
        return sum(shape.size for shape in self.shapes)

    def __reduce__(self) -> tuple[object, ...]:
        return (language_of, (self.shapes, self.spoken))

    def __repr__(self) -> str:
        return f"<Language of {len(self.shapes)} shapes, {self.size} lines: {' '.join(self.named)}>"

    def shape(self, packed: int) -> Shape:
        found = self._by_code.get(packed & CODE_MASK) if packed >= 0 else None
        if found is None:
            raise CommandError("unknown-number", f"a code below {len(self.shapes)}", str(packed))
        return found

    def is_canonical(self, packed: int) -> bool:
        """True when the integer is exactly what some command line packs into."""
        code = packed & CODE_MASK
        shape = self._by_code.get(code) if packed >= 0 else None
        if shape is None:
            return False
        rebuilt = code
        for position, number in enumerate(shape.numbers_in(packed)):
            if number >= shape.fields[position].size:
                return False
            rebuilt |= number << shape.shifts[position]
        return rebuilt == packed

    def text(self, packed: int) -> str:
        shape = self.shape(packed)
        words = [shape.name]
        for field, number in zip(shape.fields, shape.numbers_in(packed), strict=True):
            words.append(field.word(number))
        for field in reversed(shape.fields):
            if not field.quiet or words[-1] != field.default:
                break
            words.pop()
        return " ".join(words)

    def parse(self, line: str) -> int:
        """The integer a line names, its words in any case; last words with a default may be missing."""
        words = line.split()
        if not words:
            raise CommandError("empty-command", "one of: " + " | ".join(self.named), line)
        shape = self.named.get(words[0].lower())
        if shape is None:
            raise CommandError("unknown-command", "one of: " + " | ".join(self.named), words[0])
        missing = shape.fields[len(words) - 1 :]
        if "" not in [field.default for field in missing]:
            words += [field.default for field in missing]
        if len(words) <= len(shape.fields):
            raise CommandError("missing-word", shape.usage(), line)
        if len(words) > len(shape.fields) + 1:
            raise CommandError("extra-word", shape.usage(), line)
        packed = int(shape.code)
        for position, field in enumerate(shape.fields):
            word = words[position + 1]
            number = field.number(word.lower())
            if number is None:
                raise CommandError("unknown-word", field.expected(), word)
            packed |= number << shape.shifts[position]
        return packed

    def dense(self, packed: int) -> int:
        """The move's place among all moves of the game: 0 to size - 1."""
        own = self.shape(packed)
        place = 0
        for field, number in zip(own.fields, own.numbers_in(packed), strict=True):
            place = place * field.size + number
        for shape in self.shapes:
            if shape is own:
                break
            place += shape.size
        return place

    def from_dense(self, place: int) -> int:
        if not 0 <= place < self.size:
            raise CommandError("unknown-number", f"0 to {self.size - 1}", str(place))
        rest = place
        for shape in self.shapes:
            if rest < shape.size:
                break
            rest -= shape.size
        packed = int(shape.code)
        for position in range(len(shape.fields) - 1, -1, -1):
            field = shape.fields[position]
            packed |= (rest % field.size) << shape.shifts[position]
            rest //= field.size
        return packed


def language_of(shapes: tuple[Shape, ...], spoken: tuple[Shape, ...]) -> Language:
    """The language of these shapes, of which the last ones are only spoken."""
    return Language(*shapes[: len(shapes) - len(spoken)], spoken=spoken)
