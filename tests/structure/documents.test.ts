import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#server/seed/seed-base.ts'
import { ROOT, sourceFiles } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

const DECISIONS = 'docs/decisions'
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const decisions = readdirSync(join(ROOT, DECISIONS)).filter((name) => name !== 'README.md')

describe('the notice that is served', () => {
  it('has our copyright line, and that of every font', () => {
    const notice = read('public/NOTICE.txt')
    const [ours = ''] = read('LICENSE').split('\n')
    expect(notice).toContain(ours)
    const fonts = read('public/fonts/LICENSES.md')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(1)
    expect(fonts.length).toBeGreaterThan(5)
    for (const font of fonts) expect(notice).toContain(font.split(' | ')[2])
  })
})

describe('the decisions', () => {
  it.each(decisions)('%s has a number, a date and a status', (name) => {
    const [title = '', , facts = ''] = read(`${DECISIONS}/${name}`).split('\n')
    const number = /^(\d{3})-[a-z0-9-]+\.md$/.exec(name)?.[1] ?? 'a number'
    expect(title).toMatch(new RegExp(`^# ${number} \\S`))
    expect(facts).toMatch(
      /^Date: \d{4}-\d{2}-\d{2}(?:, changed \d{4}-\d{2}-\d{2})?\. Status: (?:accepted|superseded by \d{3})\.$/,
    )
  })

  it('have a number each', () => {
    const numbers = decisions.map((name) => name.slice(0, 3))
    expect(numbers).toEqual([...new Set(numbers)])
  })

  it('have numbers without a gap but those that the index names', () => {
    const given = new Set(decisions.map((name) => Number(name.slice(0, 3))))
    const missing = Array.from({ length: Math.max(...given) }, (_, at) => at + 1).filter((number) => !given.has(number))
    const [, named = ''] = /^Never given to a decision: ([^.]+)\.$/m.exec(read(`${DECISIONS}/README.md`)) ?? []
    const explained = named.split(/,\s/).flatMap((run) => {
      const [first = 0, last = first] = run.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    })
    expect(missing).toEqual(explained)
  })

  it('stand in the index, each by its title', () => {
    const title = (name: string) => read(`${DECISIONS}/${name}`).split('\n')[0]?.replace('# ', '')
    const lines = decisions.map((name) => `- [${title(name)}](${name})`)
    expect(read(`${DECISIONS}/README.md`).match(/^- .*$/gm)).toEqual(lines)
  })
})

/** Paths that a text names: from the root, in one of its folders; a slash at the end is a folder. */
const PATH = /(?<![\w./@-])(?:src|server|tests|bench|docs|public|tools)\/[\w./{},*<>$-]*[\w*/}>]/g
/** Made when it runs, or an example. */
const ELSEWHERE = /[{}<>$*]|\/[a-z]$|^docs\/api\b/

const comments = ({ path, text }: SourceFile): string =>
  /\.(?:md|yml)$/.test(path)
    ? text
    : [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm)].map(([comment]) => comment).join('\n')

const missingPaths = (file: SourceFile): string[] =>
  [...comments(file).matchAll(PATH)]
    .map(([path]) => path)
    .filter((path) => !ELSEWHERE.test(path) && !existsSync(join(ROOT, path)))
    .map((path) => `${file.path} names ${path}`)

describe('what comments and documents name', () => {
  const files: SourceFile[] = [
    ...['src', 'server', 'tests', 'bench', 'tools'].flatMap((folder) => sourceFiles(folder, /\.(?:tsx?|mjs|css|md)$/)),
    ...sourceFiles('docs', /\.md$/),
    ...['README.md', 'knip.config.js', 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'].map((path) => ({
      path,
      text: read(path),
    })),
  ]

  it('is there', () => {
    // Its own examples are below.
    const others = files.filter(({ path }) => path !== 'tests/structure/documents.test.ts')
    expect(others.flatMap(missingPaths)).toEqual([])
  })

  it.each([
    ['a.ts', '/** See `server/nowhere.ts`. */', 1],
    ['a.ts', 'x() // tests/nowhere/it.ts does it', 1],
    ['a.ts', "const path = 'server/nowhere.ts'", 0],
    ['a.ts', '/** See `server/http/shell/web.ts` and src/locales/{en,hi}. */', 0],
    ['a.md', 'as `src/nowhere.css` says', 1],
  ])('%s: %s', (path, text, missing) => {
    expect(missingPaths({ path, text })).toHaveLength(missing)
  })
})

const DOCUMENTS = [
  ...['docs', 'bench'].flatMap((folder) => sourceFiles(folder, /\.md$/)),
  { path: 'README.md', text: read('README.md') },
]

describe('the documents', () => {
  it('link to files that are there', () => {
    const broken = DOCUMENTS.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .filter(([, target = '']) => !existsSync(join(ROOT, dirname(path), target)))
        .map(([, target]) => `${path} links to ${target}`),
    )
    expect(broken).toEqual([])
  })

  it('name commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const unknown = DOCUMENTS.flatMap(({ path, text }) =>
      [...text.matchAll(/npm run ([a-z][\w:-]*)/g)]
        .filter(([, name = '']) => !(name in scripts))
        .map(([command]) => `${path}: ${command}`),
    )
    expect(unknown).toEqual([])
  })

  it('have a README that is read to its end', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(100)
  })

  it('name the log-ins that the demonstration has', () => {
    const addresses = (text: string) => [...new Set(text.match(/\w+@demo\.test/g))].toSorted()
    expect(addresses(read('README.md'))).toEqual(addresses(read('server/seed/seed-base.ts')))
    expect(read('README.md')).toContain(`\`${DEMO_PASSWORD}\``)
  })

  it('explain each setting', () => {
    const settings = new Set(read('server/env.ts').match(/'[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+'/g))
    expect(settings.size).toBeGreaterThan(20)
    const guide = `${read('docs/operations.md')}${read('README.md')}`
    const missing = [...settings].map((name) => name.slice(1, -1)).filter((name) => !guide.includes(name))
    expect(missing).toEqual([])
  })
})
