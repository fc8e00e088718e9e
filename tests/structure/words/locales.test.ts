import { describe, expect, it } from 'vitest'
import { latinWords } from '#tests/setup/latin-words.ts'
import { dictionaries, sourceFiles } from '../source-files.ts'

const en = dictionaries('en')
const hi = dictionaries('hi')
const NAMESPACES = [...en.keys()]

/** What stands in for a value, and tags around words, are code and not language. */
const CODE = /\{\{[^}]*\}\}|<\/?\w+\/?>/g
const codeIn = (text: unknown): string[] => [...String(text).matchAll(CODE)].map(([code]) => code).sort()

/** Messages of section 8 of the specification that the screens say by themselves, typed by hand. */
const SPECIFIED = [
  'Failed to load lender groups',
  'Failed to load revenue types',
  'Update failed',
  'Failed to update revenue',
  'Failed to add revenue',
  'Failed to update order',
  'Failed to delete revenue entry',
  'Invalid file type',
  'No file selected',
  'Lender updated successfully!',
  'Lender created successfully!',
  'Lender deleted successfully!',
  'Lender group created successfully!',
  'Revenue added successfully',
  'Revenue updated successfully',
  'Revenue order updated',
  'Revenue entry deleted successfully',
  'Your request have been sent successfully',
]

describe('dictionaries', () => {
  it.each(SPECIFIED)('say word for word: %s', (message) => {
    expect([...en.values()].flatMap((texts) => [...texts.values()])).toContain(message)
  })

  it('have the same namespaces', () => {
    expect(NAMESPACES.length).toBeGreaterThan(20)
    expect([...hi.keys()].sort()).toEqual([...NAMESPACES].sort())
  })

  it.each(NAMESPACES)('%s has the same keys in both languages, all of them filled', (namespace) => {
    const [english, hindi] = [en.get(namespace), hi.get(namespace)]
    expect([...(hindi?.keys() ?? [])].sort()).toEqual([...(english?.keys() ?? [])].sort())
    for (const [key, text] of [...(english ?? []), ...(hindi ?? [])]) {
      expect(typeof text, key).toBe('string')
      expect(String(text).trim(), key).not.toBe('')
      expect(String(text), key).toBe(String(text).normalize('NFC'))
    }
  })

  it.each(NAMESPACES)('%s puts the same values and tags into both languages', (namespace) => {
    for (const [key, text] of en.get(namespace) ?? [])
      expect(codeIn(hi.get(namespace)?.get(key)), key).toEqual(codeIn(text))
  })

  it.each(NAMESPACES)('%s is Hindi in Hindi', (namespace) => {
    for (const [key, text] of hi.get(namespace) ?? []) {
      expect(latinWords(String(text).replaceAll(CODE, ' ')), `${key}: ${String(text)}`).toEqual([])
      expect(String(text), `${key}: Western digits`).not.toMatch(/[\u0966-\u096F]/)
      expect(String(text), `${key}: a sentence ends with a danda`).not.toMatch(/[\u0900-\u097F]\.(\s|$)/)
    }
  })
})

/** A product is named on the first screen by words of its own, for the sake of its weight: they must be the same words. */
it.each([
  ['en', en],
  ['hi', hi],
])('a product has one name wherever it is named, in %s', (_, texts) => {
  const named = [...(texts.get('landing') ?? [])].flatMap(([key, name]) => {
    const kind = /^start\.product\.(.+)$/.exec(key)?.[1]
    return kind === undefined ? [] : [[kind, name]]
  })
  expect(named.length).toBeGreaterThan(3)
  const kinds = named.map(([kind]) => [kind, texts.get('products')?.get(`kinds.${String(kind)}.name`)])
  expect(named).toEqual(kinds)
})

it('what the server alone says is fetched by no browser', () => {
  const loaders = sourceFiles('src', /\.tsx?$/).filter(({ text }) => text.includes('/locales/*/*.json'))
  expect(loaders.length).toBeGreaterThan(0)
  expect(loaders.filter(({ text }) => !text.includes("'!../locales/*/{calendar,server}.json'"))).toEqual([])
  const named = sourceFiles('src', /\.tsx?$/).filter(({ text }) => /locales\/\w+\/server\.json/.test(text))
  expect(named.map(({ path }) => path)).toEqual([])
})

describe('keys in the source', () => {
  const files = ['src', 'server'].flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
  const has = (namespace: string, key: string): boolean =>
    [namespace, ...(namespace === 'rules' ? ['staff-rules'] : [])].some((name) =>
      ['', '_one', '_other'].some((plural) => en.get(name)?.has(key + plural) ?? false),
    )

  /** Literals inside the first argument of t(…): the key itself, or both arms of a choice. */
  const keysOf = (text: string): string[] =>
    [
      ...text.matchAll(/\bt\(\s*(?:[\w.!=]+(?:\s*[=!]==\s*'[^']*')?\s*\?\s*)?'([^'`]+)'(?:\s*:\s*'([^'`]+)')?/g),
    ].flatMap(([, one, other]) => [one, other].filter((key) => key !== undefined))
  const namespacesOf = (text: string): string[] =>
    [...text.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')?/g)].flatMap(([, list = "'common'"]) =>
      [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
    )

  it('all exist', () => {
    let checked = 0
    const missing = files.flatMap(({ path, text }) => {
      const own = namespacesOf(text)
      // A file that is handed its translator may speak any namespace.
      const namespaces = own.length > 0 ? own : NAMESPACES
      return keysOf(text)
        .filter((key) => {
          checked += 1
          const [, namespace, rest] = /^([\w-]+):(.+)$/.exec(key) ?? []
          return namespace !== undefined && rest !== undefined
            ? !has(namespace, rest)
            : !namespaces.some((each) => has(each, key))
        })
        .map((key) => `${path}: ${key}`)
    })
    expect(missing).toEqual([])
    expect(checked).toBeGreaterThan(200)
  })

  it('of rules are messages that both dictionaries have', () => {
    const rules = files.flatMap(({ path, text }) =>
      [...text.matchAll(/'rules:([\w.]+)'/g)].map(([, key = '']) => ({ path, key })),
    )
    expect(rules.length).toBeGreaterThan(50)
    const missing = rules.filter(({ key }) => !has('rules', key))
    expect(missing).toEqual([])
  })
})
