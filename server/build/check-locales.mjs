import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every other language has what this one has. A language is a folder. */
const DEFAULT = 'en'
const languagesOf = (root) => readdirSync(join(root, 'src/locales'))
/** What stands in for a value, and tags around words, are code and not language. */
const CODE = /\{\{[^}]*\}\}|<\/?\w+\/?>/g
const PLURALS = ['', '_zero', '_one', '_other']

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** Every text of a dictionary by its dotted key. */
function flatten(node, prefix = '') {
  if (typeof node !== 'object' || node === null) return new Map([[prefix, node]])
  return new Map(
    Object.entries(node).flatMap(([key, inner]) => [...flatten(inner, prefix === '' ? key : `${prefix}.${key}`)]),
  )
}

/** Namespace to key to text, of one language. */
function readDictionaries(root, language) {
  const folder = join(root, 'src/locales', language)
  return new Map(
    filesIn(folder, /\.json$/).map((path) => [
      relative(folder, path).replace(/\.json$/, ''),
      flatten(JSON.parse(readFileSync(path, 'utf8'))),
    ]),
  )
}

const codeIn = (text) => [...String(text).matchAll(CODE)].map(([code]) => code).sort()

/** What differs between the languages: a missing or empty text, other values or tags. @public */
export function compareDictionaries(dictionaries) {
  const problems = []
  const others = Object.keys(dictionaries).filter((language) => language !== DEFAULT)
  const pairs = others.flatMap((other) => [
    [DEFAULT, other],
    [other, DEFAULT],
  ])
  for (const [language, other] of pairs)
    for (const [namespace, texts] of dictionaries[language])
      for (const [key, text] of texts) {
        const place = `${namespace}:${key}`
        if (typeof text !== 'string' || text.trim() === '') problems.push(`${place} is empty in ${language}`)
        const twin = dictionaries[other].get(namespace)?.get(key)
        if (twin === undefined) problems.push(`${place} is missing in ${other}`)
        else if (language === DEFAULT && codeIn(text).join() !== codeIn(twin).join())
          problems.push(`${place} has other values or tags in ${other}`)
      }
  return problems
}

/** Literal keys of t(…), both arms of a choice, and the pattern of a template. */
function keysIn(code) {
  const whole = [
    ...code.matchAll(/\bt\(\s*(?:[\w.!=]+(?:\s*[=!]==\s*'[^']*')?\s*\?\s*)?'([^'`]+)'(?:\s*:\s*'([^'`]+)')?/g),
  ].flatMap(([, one, other]) => [one, other].filter((key) => key !== undefined))
  // t(`status.${x}`): which one is not known here, but there must be some that fit.
  const templates = [...code.matchAll(/\bt\(\s*`([^`]*\$\{[^`]*)`/g)].map(([, key]) => key)
  return { whole, templates }
}

/** Namespaces that a file names for itself; none = it is handed its translator. */
const namespacesIn = (code) =>
  [...code.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')?/g)].flatMap(([, list = "'common'"]) =>
    [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name),
  )

/** Where a key of the namespace may stand: rules of the back offices are asked for as rules (see src/lib/i18n.ts). */
const withFallback = (namespace) => (namespace === 'rules' ? ['rules', 'staff-rules'] : [namespace])

/** Keys of one file that no dictionary has. @public */
export function missingKeys(code, english) {
  const own = namespacesIn(code)
  const all = own.length > 0 ? own : [...english.keys()]
  const place = (key) => {
    const [, namespace, rest] = /^([\w-]+):(.+)$/.exec(key) ?? []
    return namespace === undefined ? { namespaces: all, rest: key } : { namespaces: withFallback(namespace), rest }
  }
  const { whole, templates } = keysIn(code)
  const lost = whole.filter((key) => {
    const { namespaces, rest } = place(key)
    return !namespaces.some((name) => PLURALS.some((plural) => english.get(name)?.has(rest + plural)))
  })
  const lostTemplates = templates.filter((key) => {
    const { namespaces, rest } = place(key)
    // A namespace that is itself put in can only be seen at run time.
    if (/^\$\{/.test(rest) || /^[^:]*\$\{[^:]*:/.test(rest)) return false
    const parts = rest.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    const pattern = new RegExp(`^${parts.join('.*')}(?:_zero|_one|_other)?$`)
    return !namespaces.some((name) => [...(english.get(name)?.keys() ?? [])].some((each) => pattern.test(each)))
  })
  return [...lost, ...lostTemplates]
}

/** Everything that would leave somebody without words; empty = nothing. */
export function checkLocales(root) {
  const dictionaries = Object.fromEntries(
    languagesOf(root).map((language) => [language, readDictionaries(root, language)]),
  )
  const code = ['src', 'server'].flatMap((folder) => filesIn(join(root, folder), /\.tsx?$/))
  const unknown = code.flatMap((path) =>
    missingKeys(readFileSync(path, 'utf8'), dictionaries[DEFAULT]).map(
      (key) => `${relative(root, path)} asks for '${key}', which no dictionary has`,
    ),
  )
  return [...compareDictionaries(dictionaries), ...unknown]
}
