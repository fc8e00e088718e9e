import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { PAGE_PARTS } from '#src/app/layouts/command/palette-parts.ts'
import { dictionaries, sourceFiles } from '../structure/source-files.ts'
import type { SourceFile } from '../structure/source-files.ts'

const DICTIONARIES = dictionaries('en')
const SCREENS = sourceFiles('src/areas/admin', /\.tsx$/)

const FEATURES = new Map(sourceFiles('src/features', /\.tsx?$/).map((file) => [file.path, file]))

/** These files and those of features that they reach. */
function reachedFrom(files: readonly SourceFile[], known = new Map<string, SourceFile>()): Map<string, SourceFile> {
  for (const file of files) known.set(file.path, file)
  for (const { path, text } of files)
    for (const [, address = ''] of text.matchAll(/(?:from |import\()'([^']+)'/g)) {
      const target = address.startsWith('.') ? join(dirname(path), address) : address.replace(/^#/, '')
      const reached = FEATURES.get(target)
      if (reached && !known.has(target)) reachedFrom([reached], known)
    }
  return known
}

const FILES = [...reachedFrom(SCREENS).values()]

/** A question that names nothing, and what an act reports when it is over, are nothing to look for. */
const isName = (name: string, text: unknown) => text !== 'Are you sure?' && name !== 'table:bulkPart'

/** Texts of the file's dictionaries that a key in its code can mean: `acts.${act}.title` is each of the acts. */
function textsFor(file: string, key: string): string[] {
  const pattern = new RegExp(
    `^${key
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll('.', '\\.'))
      .join('[^.]+')}(_other)?$`,
  )
  const named = [...file.matchAll(/useTranslation\(\[?([^\])]*)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  )
  const own = key.includes(':') ? key.split(':')[0] : undefined
  return [...new Set(own === undefined ? named : [own])].flatMap((name) =>
    [...(DICTIONARIES.get(name) ?? [])]
      .filter(
        ([each, text]) =>
          pattern.test(own === undefined ? each : `${own}:${each}`) &&
          isName(`${name}:${each}`.replace(/_other$/, ''), text),
      )
      .map(([each]) => `${name}:${each.replace(/_(one|other)$/, '')}`),
  )
}

/** The keys that the code of a title asks for; what is put into the text is not the title. */
const quoted = (code: string): string[] =>
  [
    ...code
      .replaceAll(/,\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
      .matchAll(/t\(\s*(?:[\w.]+ \? )?['`]([^'`]+)['`](?: : '([^']+)')?/g),
  ].flatMap(([, first = '', second]) => [first, ...(second === undefined ? [] : [second])])

/** What stands between this brace and its own end. */
function inBraces(text: string, from: number): string {
  let depth = 1
  let at = from
  while (depth > 0 && at < text.length) depth += { '{': 1, '}': -1 }[text[at++] ?? ''] ?? 0
  return text.slice(from, at - 1)
}

const titles = FILES.flatMap(({ path, text }) => {
  const inFrames = [...text.matchAll(/<(?:Form|Paper|Confirm|Name|Line)Dialog\b[^>]*?\stitle=\{/g)].map(
    ({ index, 0: { length } }) => inBraces(text, index + length),
  )
  const ownFrames = [...text.matchAll(/<DialogTitle[^>]*>/g)].map(({ index, 0: { length } }) =>
    text.slice(index + length, text.indexOf('</DialogTitle>', index)),
  )
  return [...inFrames, ...ownFrames]
    .flatMap(quoted)
    .flatMap((key) => textsFor(text, key).map((found) => ({ path, found })))
})

const tabs = FILES.flatMap(({ path, text }) =>
  [...text.matchAll(/<UrlTabs\b[\s\S]*?\snameOf=\{/g)]
    .flatMap(({ index, 0: { length } }) => quoted(inBraces(text, index + length)))
    .filter((key) => key.includes('${'))
    .flatMap((key) => textsFor(text, key).map((found) => ({ path, found })))
    .filter(({ found }) => !/:tabs\.(label|waiting)$/.test(found)),
)

const missing = (wanted: readonly { path: string; found: string }[]) => {
  const known = new Set(PAGE_PARTS.map(({ text }) => text))
  return wanted.filter(({ found }) => !known.has(found)).map(({ path, found }) => `${path}: ${found}`)
}

it('the title of every dialog of the back office is found in the palette', () => {
  expect(titles.length).toBeGreaterThan(60)
  expect(missing(titles)).toEqual([])
})

it('every tab of the back office is found in the palette', () => {
  expect(tabs.length).toBeGreaterThan(40)
  expect(missing(tabs)).toEqual([])
})

it('each of them has its words', () => {
  for (const { text } of PAGE_PARTS) {
    const [name = '', key = ''] = text.split(':')
    const texts = DICTIONARIES.get(name)
    expect(texts?.get(key) ?? texts?.get(`${key}_other`), text).toBeTypeOf('string')
  }
})
