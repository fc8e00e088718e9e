import { COUNTRY, PHONE_CODE } from '#src/contract/constants.ts'

import type { Flag } from './fields.ts'

/** A language of the interface together with the country it is offered for. */
export interface Language {
  id: number
  languageName: string
  image: string
  isDefault: Flag
  country_key: string
  country_name: string
  phone_code: string
}

/** Locale codes with a full dictionary. */
export type LocaleCode = 'en' | 'hi'

/** The languages offered; the first is the default (English, India, 91). */
export const LANGUAGES = [
  {
    id: 1,
    languageName: 'English',
    image: '',
    isDefault: 1,
    country_key: COUNTRY,
    country_name: 'India',
    phone_code: PHONE_CODE,
  },
  {
    id: 2,
    languageName: 'हिन्दी',
    image: '',
    isDefault: 0,
    country_key: COUNTRY,
    country_name: 'India',
    phone_code: PHONE_CODE,
  },
] as const satisfies readonly Language[]

/** The default language: English, India, code 91. */
export const DEFAULT_LANGUAGE = LANGUAGES[0]

export function languageOfLocale(locale: LocaleCode): number {
  return locale === 'hi' ? LANGUAGES[1].id : LANGUAGES[0].id
}
