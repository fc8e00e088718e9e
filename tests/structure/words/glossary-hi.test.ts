import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../source-files.ts'

const [glossary] = sourceFiles('docs', /glossary-hi\.md$/)
const ROWS = [...(glossary?.text ?? '').matchAll(/^\| ([^|]+) \| ([^|]*[\u0900-\u097f][^|]*) \| ([^|]+) \|$/gm)].map(
  ([, notion = '', word = '', not = '']) => ({ notion, word, not: not.split(',').map((each) => each.trim()) }),
)
const LETTER = '[\\u0900-\\u0963\\u0970-\\u097f]'
const NUKTA = '\\u093c'

/** The word at its beginning with any ending, a dot below its last letter excepted: that is another word. */
const pattern = (word: string): RegExp =>
  word.endsWith('.')
    ? new RegExp(`(?<!${LETTER})${word.slice(0, -1)}(?!${LETTER})`)
    : new RegExp(`(?<!${LETTER})${word}(?!${NUKTA})`)

/** Every line of Hindi that is written today; what a filter looks for in others' texts is not ours, what was once agreed to stays. */
const LINES = [
  ...sourceFiles('src/locales/hi', /\.json$/),
  ...sourceFiles('src/contract', /\.ts$/).filter(
    ({ path }) => !/(?:forbidden-words|penal-charge|trim-quoted)\.ts$/.test(path),
  ),
  ...sourceFiles('server', /\.(?:ts|json)$/).filter(({ path }) => !/migrations|texts\/consents/.test(path)),
].flatMap(({ path, text }) =>
  text
    .normalize('NFC')
    .split('\n')
    .filter((line) => /[\u0900-\u097f]/.test(line))
    .map((line) => `${path}: ${line.trim()}`),
)

describe('the Hindi glossary', () => {
  it('is read', () => {
    expect(ROWS.length).toBeGreaterThan(30)
    expect(LINES.length).toBeGreaterThan(4_000)
  })

  it.each(ROWS)('says $word for $notion, everywhere', ({ not }) => {
    expect(LINES.filter((line) => not.some((word) => pattern(word.normalize('NFC')).test(line)))).toEqual([])
  })

  it('knows a word by its beginning, and a dot below makes it another', () => {
    expect(pattern('ऋणदाता').test('ऋणदाताओं को')).toBe(true)
    expect(pattern('सपोर्ट').test('पासपोर्ट')).toBe(false)
    expect(pattern('तारीख').test('तारीख़')).toBe(false)
    expect(pattern('माह.').test('माहौल')).toBe(false)
  })
})
