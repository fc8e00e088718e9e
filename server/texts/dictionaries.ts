import type { Locale } from '#src/contract/entities/shared/language.ts'
import type applications from '#src/locales/en/applications.json'
import type asked from '#src/locales/en/asked.json'
import type common from '#src/locales/en/common.json'
import type cards from '#src/locales/en/credit-cards.json'
import type figures from '#src/locales/en/figures.json'
import type funnel from '#src/locales/en/funnel-report.json'
import type internal from '#src/locales/en/internal-report.json'
import type kfs from '#src/locales/en/kfs.json'
import type lenders from '#src/locales/en/lenders-admin.json'
import type metrics from '#src/locales/en/metrics.json'
import type offers from '#src/locales/en/offers.json'
import type options from '#src/locales/en/options.json'
import type agreement from '#src/locales/en/partner-agreement.json'
import type rules from '#src/locales/en/rules.json'
import type server from '#src/locales/en/server.json'
import type staffRules from '#src/locales/en/staff-rules.json'
import type staffTitles from '#src/locales/en/staff-titles.json'
import type titles from '#src/locales/en/titles.json'

/** The dictionaries that the server reads: `server` is its own, the others it shares with screens. */
export interface Namespaces {
  applications: typeof applications
  asked: typeof asked
  common: typeof common
  'credit-cards': typeof cards
  figures: typeof figures
  'funnel-report': typeof funnel
  'internal-report': typeof internal
  kfs: typeof kfs
  'lenders-admin': typeof lenders
  metrics: typeof metrics
  offers: typeof offers
  options: typeof options
  'partner-agreement': typeof agreement
  rules: typeof rules
  server: typeof server
  'staff-rules': typeof staffRules
  'staff-titles': typeof staffTitles
  titles: typeof titles
}

/** By file: a further language is found without being named here. */
export const DICTIONARIES = import.meta.glob<object>(
  '../../src/locales/*/{applications,asked,common,credit-cards,figures,funnel-report,internal-report,kfs,lenders-admin,metrics,offers,options,partner-agreement,rules,server,staff-rules,staff-titles,titles}.json',
  { import: 'default', eager: true },
)

/** One dictionary of a language. That each language has every key of the others is checked before anything is built. */
export const dictionary = <Name extends keyof Namespaces>(language: Locale, name: Name): Namespaces[Name] =>
  DICTIONARIES[`../../src/locales/${language}/${name}.json`] as Namespaces[Name]
