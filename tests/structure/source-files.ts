import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface SourceFile {
  /** From the repository's root. */
  path: string
  text: string
}

/** The files under a folder of the repository whose names end so. */
export function sourceFiles(folder: string, ending: RegExp): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }))
}

/** Every text of a dictionary by its dotted key. */
function flatten(node: unknown, prefix = ''): Map<string, unknown> {
  if (typeof node !== 'object' || node === null) return new Map([[prefix, node]])
  return new Map(
    Object.entries(node).flatMap(([key, inner]) => [...flatten(inner, prefix === '' ? key : `${prefix}.${key}`)]),
  )
}

/** Namespace to key to text, of one language. */
export function dictionaries(language: 'en' | 'hi'): Map<string, Map<string, unknown>> {
  const files = sourceFiles(`src/locales/${language}`, /\.json$/)
  return new Map(
    files.map(({ path, text }) => [path.replace(/^.*\/|\.json$/g, ''), flatten(JSON.parse(text) as unknown)]),
  )
}
