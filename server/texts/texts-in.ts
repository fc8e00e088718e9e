import type { Locale } from '#src/contract/entities/shared/language.ts'
import type kfs from '#src/locales/en/kfs.json'
import type en from '#src/locales/en/server.json'
import { dictionary } from './dictionaries.ts'

type Dotted<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Dotted<Node[Key]>}`
}[keyof Node & string]

/** Says a text: the server's own, of mails, short messages and files, which no browser gets; or the frame of a statement. */
type Key = `server:${Dotted<typeof en>}` | `kfs:${Dotted<typeof kfs>}`
type Say = (key: Key, values?: Readonly<Record<string, string | number>>) => string

/** What the server says in a language. Values are put in once: what one of them says is not read again. */
export const textsIn =
  (language: Locale): Say =>
  (key, values = {}) => {
    let found: unknown = dictionary(language, key.startsWith('kfs:') ? 'kfs' : 'server')
    for (const step of key.replace(/^\w+:/, '').split('.'))
      found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined
    if (typeof found !== 'string') throw new Error(`no text ${key} in ${language}`)
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`${key} wants ${name}`)
      return String(value)
    })
  }
