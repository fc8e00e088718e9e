import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Of one folder: longer lists hide what they hold. */
export const MOST_FILES = 25

export interface SourceFile {
  /** From the repository's root. */
  readonly path: string
  readonly text: string
}

/** The test files of a process ask for the same folders hundreds of times: each is listed, and each file read, once. */
function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

/** What `npm install` has put below a folder, such as the benchmarks' own packages, is not ours. */
const pathsIn = once((folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('node_modules')),
)

const fileAt = once((path: string): SourceFile => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

/** The files under a folder of the repository whose names end so. */
export function sourceFiles(folder: string, ending: RegExp): SourceFile[] {
  return pathsIn(folder)
    .filter((path) => ending.test(basename(path)))
    .map(fileAt)
}

/** Every text of a dictionary by its dotted key. */
function flatten(node: unknown, prefix = ''): Map<string, unknown> {
  if (typeof node !== 'object' || node === null) return new Map([[prefix, node]])
  return new Map(
    Object.entries(node).flatMap(([key, inner]) => [...flatten(inner, prefix === '' ? key : `${prefix}.${key}`)]),
  )
}

/** Namespace to key to text, of one language. */
export const dictionaries = once((language: 'en' | 'hi'): ReadonlyMap<string, ReadonlyMap<string, unknown>> => {
  const files = sourceFiles(`src/locales/${language}`, /\.json$/)
  return new Map(
    files.map(({ path, text }) => [path.replace(/^.*\/|\.json$/g, ''), flatten(JSON.parse(text) as unknown)]),
  )
})
