import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../source-files.ts'

const [glossary] = sourceFiles('docs', /glossary\.md$/)
const [, onScreen = ''] = (glossary?.text ?? '').split('## On screen')
const ROWS = [...onScreen.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
  .map(([, notion = '', word = '', not = '']) => ({ notion, word, not: not.split(',').map((each) => each.trim()) }))
  .filter(({ word }) => word !== 'word' && !word.startsWith('--'))

const LINES = sourceFiles('src/locales/en', /\.json$/).flatMap(({ path, text }) =>
  text.split('\n').map((line) => `${path}: ${line.replace(/^\s*"[^"]+": /, '').trim()}`),
)

describe('the words on screen', () => {
  it('are read', () => {
    expect(ROWS.length).toBeGreaterThan(15)
    expect(LINES.length).toBeGreaterThan(5_000)
  })

  it.each(ROWS)('say $word to $notion', ({ not }) => {
    const pattern = new RegExp(`(?<![\\w-])(?:${not.join('|')})(?!\\w)`, 'i')
    expect(LINES.filter((line) => pattern.test(line))).toEqual([])
  })
})
