import type { Locale } from '#src/contract/entities/shared/language.ts'
import type common from '#src/locales/en/common.json'
import type cards from '#src/locales/en/credit-cards.json'
import type kfs from '#src/locales/en/kfs.json'
import type lenders from '#src/locales/en/lenders-admin.json'
import type offers from '#src/locales/en/offers.json'
import type options from '#src/locales/en/options.json'
import type rules from '#src/locales/en/rules.json'
import type server from '#src/locales/en/server.json'
import type staffRules from '#src/locales/en/staff-rules.json'

/** The dictionaries that the server reads: `server` is its own, the others it shares with screens. */
interface Namespaces {
  common: typeof common
  'credit-cards': typeof cards
  kfs: typeof kfs
  'lenders-admin': typeof lenders
  offers: typeof offers
  options: typeof options
  rules: typeof rules
  server: typeof server
  'staff-rules': typeof staffRules
}

/** By file: a further language is found without being named here. */
export const DICTIONARIES = import.meta.glob<object>(
  '../../src/locales/*/{common,credit-cards,kfs,lenders-admin,offers,options,rules,server,staff-rules}.json',
  { import: 'default', eager: true },
)

/** One dictionary of a language. That each language has every key of the others is checked before anything is built. */
export const dictionary = <Name extends keyof Namespaces>(language: Locale, name: Name): Namespaces[Name] =>
  DICTIONARIES[`../../src/locales/${language}/${name}.json`] as Namespaces[Name]
