import { describe, expect, it } from 'vitest';
import { answers, fold, MOST_WORDS, runs, wordsOf } from '../src/learn/search';
import { bookOf, byModule, chapterOf, find, MOST_FOUND } from '../src/learn/rules';

const GAMES = ['artificium', 'keyflower', 'sweet-lands'];
const LANGUAGES = ['en', 'ru', 'it'] as const;

describe('searching', () => {
  it('forgives case, accents and ё', () => {
    expect(fold('Ещё ЁЛКА, città È')).toBe('еще елка, citta e');
    expect(answers('Жёлтый рабочий', wordsOf('желтый'))).toBe(2);
    expect(answers('Ogni città', wordsOf('CITTA'))).toBe(2);
    expect(answers('The start player marker', wordsOf('marker start'))).toBe(2);
  });

  it('finds another form of a long word, after the exact ones, and no other word', () => {
    expect(answers('Игрок берёт рабочих из мешка', wordsOf('рабочий'))).toBe(1);
    expect(answers('Игрок берёт рабочих из мешка', wordsOf('лодка'))).toBe(0);
    expect(answers('anything', [])).toBe(0);
  });

  it('looks for a few words only', () => {
    expect(wordsOf('a b c d e f g h i j k').length).toBe(MOST_WORDS);
  });

  it('marks what it found in the text as it is written', () => {
    expect(runs('Ещё ёлка', wordsOf('елка'))).toEqual([
      { text: 'Ещё ', found: false },
      { text: 'ёлка', found: true },
    ]);
    const text = 'È città, città';
    expect(
      runs(text, wordsOf('citta'))
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  });
});

describe.each(GAMES)('the rule pages of %s', (game) => {
  it.each(LANGUAGES)('have every statement and every chapter in %s', async (language) => {
    const book = await bookOf(game, language);
    if (book === null) throw new Error('expected a book, got none');
    const all = book.chapters.flatMap(({ statements }) => statements);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter((each) => each.language !== language)).toEqual([]);
    /** Small modules share a ledger and are called by their own names. */
    const nameless = book.chapters.filter(({ title, key, module }) => title === '' && key !== `${module}-${module}`);
    expect(nameless).toEqual([]);
    expect(all.flatMap(({ rulings }) => rulings).filter((number) => book.rulings[number] === undefined)).toEqual([]);
    expect(byModule(book)[0]?.module).toBe('base');
  });

  it('finds a statement by its id, and shows no more than fit', async () => {
    const book = await bookOf(game, 'en');
    if (book === null) throw new Error('expected a book, got none');
    const some = book.chapters[2]?.statements[0]?.id ?? '';
    expect(find(book, some, () => '').found.map(({ statement }) => statement.id)).toContain(some);
    expect(chapterOf(book, some)).toBe(book.chapters[2]);
    expect(chapterOf(book, 'XX-NONE-1')).toBeUndefined();
    const many = find(book, 'e', () => '');
    expect(many.found.length).toBe(MOST_FOUND);
    expect(many.more).toBeGreaterThan(0);
  });
});

it('has no pages for a game that nobody has written any for', async () => {
  expect(await bookOf('festival', 'en')).toBeNull();
});
