import { readFileSync } from 'node:fs'

export type Language = 'en' | 'hi'
export type Words = (key: string, values?: Record<string, string | number>) => string

const dictionaries = new Map<string, unknown>()
function dictionaryOf(language: Language, namespace: string): unknown {
  const path = `src/locales/${language}/${namespace}.json`
  if (!dictionaries.has(path)) dictionaries.set(path, JSON.parse(readFileSync(path, 'utf8')))
  return dictionaries.get(path)
}

/** The words on screen, from the same dictionaries as the product: `words('hi')('landing:start.send')`. */
export function words(language: Language): Words {
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':')
    const text = path
      .split('.')
      .reduce<unknown>(
        (at, part) => (at as Record<string, unknown> | undefined)?.[part],
        dictionaryOf(language, namespace),
      )
    if (typeof text !== 'string') throw new Error(`no text ${key} in ${language}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}
