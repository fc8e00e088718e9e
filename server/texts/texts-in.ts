import type { Locale } from '#src/contract/entities/shared/language.ts'
import { dictionary } from './dictionaries.ts'
import type { Namespaces } from './dictionaries.ts'

type Dotted<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Dotted<Node[Key]>}`
}[keyof Node & string]

/** Whose texts are said here; the others are looked up by their users. */
type Said =
  | ('server' | 'kfs' | 'figures' | 'internal-report' | 'metrics' | 'staff-titles')
  | ('admin' | 'applications' | 'consents' | 'eligibility' | 'fact-sheet' | 'file-columns' | 'funnel-report')
  | ('lenders-admin' | 'partner-home' | 'partner-reports' | 'reconciliation' | 'tracking-links')

/**
 * Says a text: the server's own, of mails, short messages and files, which no browser gets; the frame of a statement; what
 * a figure counts, in a file of figures; or a word of a screen, in the file of its list.
 */
export type TextKey = { [Name in Said]: `${Name}:${Dotted<Namespaces[Name]>}` }[Said]
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

/** What the server says in a language. Values are put in once: what one of them says is not read again. */
export const textsIn =
  (language: Locale): Say =>
  (key, values = {}) => {
    const [name, path] = key.split(':') as [Said, string]
    let found: unknown = dictionary(language, name)
    for (const step of path.split('.'))
      found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined
    if (typeof found !== 'string') throw new Error(`no text ${key} in ${language}`)
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`${key} wants ${name}`)
      return String(value)
    })
  }
