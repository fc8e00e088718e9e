import { readFileSync } from 'node:fs'

export type Language = 'en' | 'hi'
export type Words = (key: string, values?: Record<string, string | number>) => string

/** The words on screen, from the same dictionaries as the product: `words('hi')('landing:start.send')`. */
export function words(language: Language): Words {
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':')
    const dictionary: unknown = JSON.parse(readFileSync(`src/locales/${language}/${namespace}.json`, 'utf8'))
    const text = path
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], dictionary)
    if (typeof text !== 'string') throw new Error(`no text ${key} in ${language}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}
