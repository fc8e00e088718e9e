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

/**
 * Every language of the product, by the name of its folder in `src/locales`; the first is the default. A further one is a
 * folder and an entry. `intl`: how its lists are joined; `tall`: its letters stand higher than Latin ones and need air.
 */
export const LOCALE_TABLE = {
  en: { id: 1, name: 'English', intl: 'en-IN', tall: false },
  hi: { id: 2, name: 'हिन्दी', intl: 'hi', tall: true },
} as const
/** Code of a language with a full dictionary. */
export type Locale = keyof typeof LOCALE_TABLE
/** Text in every language of the product. */
export type LocalText = Record<Locale, string>
/** What somebody gave in the default language, and in as many others as they have it. */
export type Given<T> = Record<typeof DEFAULT_LOCALE, T> & Partial<Record<Locale, T>>

export const LOCALES = Object.keys(LOCALE_TABLE) as Locale[]
export const DEFAULT_LOCALE = 'en' satisfies Locale

/** The language of the columns `<name>_hi`, in which staff give the words of cards and lenders a second time. */
export const TRANSLATED = 'hi' satisfies Locale

/** One for each language, made from its code. */
export const inEveryLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>

/** One for each language: where none was given, the one of the default language stands for it. */
export const givenInEvery = <T>(given: Given<T>): Record<Locale, T> =>
  inEveryLocale((locale) => given[locale] ?? given[DEFAULT_LOCALE])

/** What is peculiar to a language. */
export const localeFacts = (locale: Locale): (typeof LOCALE_TABLE)[Locale] => LOCALE_TABLE[locale]

/** A stored, sent or chosen code as one of ours; the default for any other. */
export const localeOf = (code: unknown): Locale => LOCALES.find((locale) => locale === code) ?? DEFAULT_LOCALE

/** The query parameter that names a page's language, for those who follow an address and keep no cookie. */
export const LANGUAGE_PARAM = 'lang'

/** The first of ours in an `Accept-Language` header, by its weights; null = none is read there. */
export function acceptedLocale(header: string | null): Locale | null {
  const wanted = (header ?? '')
    .split(',')
    .map((entry) => /^\s*([a-z]+)[\w-]*\s*(?:;\s*q=([\d.]+))?/i.exec(entry))
    .flatMap((found) => (found?.[1] ? [{ code: found[1].toLowerCase(), weight: Number(found[2] ?? 1) }] : []))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return wanted.flatMap(({ code }) => LOCALES.find((locale) => locale === code) ?? [])[0] ?? null
}

/** The language that a switch offers: the next one, and after the last the first. */
export const nextLocale = (locale: Locale): Locale => LOCALES[LOCALES.indexOf(locale) + 1] ?? DEFAULT_LOCALE

const offered = (locale: Locale): Language => ({
  id: LOCALE_TABLE[locale].id,
  languageName: LOCALE_TABLE[locale].name,
  image: '',
  isDefault: locale === DEFAULT_LOCALE ? 1 : 0,
  country_key: COUNTRY,
  country_name: 'India',
  phone_code: PHONE_CODE,
})

/** The languages offered; the first is the default. */
export const LANGUAGES: readonly Language[] = LOCALES.map(offered)

/** The default language: English, India, code 91. */
export const DEFAULT_LANGUAGE = offered(DEFAULT_LOCALE)

export const languageOfLocale = (locale: Locale): number => LOCALE_TABLE[locale].id
