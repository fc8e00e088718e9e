import type { Say } from '#src/features/marketing/compose-message.ts'
import { dictionaries } from '#tests/structure/source-files.ts'

/** The words of the texts in one language, from the dictionary itself. */
export function sayIn(language: 'en' | 'hi'): Say {
  const texts = dictionaries(language).get('partner-marketing')
  return (key, values = {}) => {
    const text = texts?.get(key)
    if (typeof text !== 'string') throw new Error(`no text ${key} in ${language}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? `{{${name}}}`))
  }
}
