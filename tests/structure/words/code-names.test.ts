import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../source-files.ts'

const [glossary] = sourceFiles('docs', /glossary\.md$/)
const [, inCode = ''] = (glossary?.text ?? '').split('## In code')
const [table = ''] = inCode.split('\n## ')
const ROWS = [...table.matchAll(/^\| ([^|]+) \| `([^|]+)` \| ([^|]+) \|$/gm)].map(
  ([, notion = '', word = '', not = '']) => ({
    notion,
    word,
    not: [...not.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }),
)

/** `notifyOfErasure`, `notify-of-erasure` and `NOTIFY_OF_ERASURE` as words. */
const words = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()

const NAMES = ['server', 'src'].flatMap((folder) =>
  sourceFiles(folder, /\.tsx?$/).flatMap(({ path, text }) =>
    [
      basename(path).replace(/\.tsx?$/, ''),
      ...[...text.matchAll(/^export (?:default )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm)].map(
        ([, name = '']) => name,
      ),
    ].map((name) => `${path}: ${words(name)}`),
  ),
)

describe('the names of files and of what they export', () => {
  it('are read', () => {
    expect(ROWS.length).toBeGreaterThan(15)
    expect(NAMES.length).toBeGreaterThan(5_000)
  })

  it.each(ROWS)('say $word: $notion', ({ not }) => {
    expect(not).not.toEqual([])
    const pattern = new RegExp(`: (?:.* )?(?:${not.map(words).join('|')})(?: |$)`)
    expect(NAMES.filter((name) => pattern.test(name))).toEqual([])
  })
})
