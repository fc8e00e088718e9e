import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'

interface Mail {
  subject: string
  text: string
}

/** One mail for somebody whose language is not known: what is said in each, the default language first. */
export function inAllLanguages(words: (language: Locale) => Mail): Mail {
  const said = LOCALES.map(words)
  return {
    subject: said.map(({ subject }) => subject).join(' / '),
    text: said.map(({ text }) => text).join('\n\n'),
  }
}
