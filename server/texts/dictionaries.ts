import type { Locale } from '#src/contract/entities/shared/language.ts'
import type admin from '#src/locales/en/admin.json'
import type applications from '#src/locales/en/applications.json'
import type asked from '#src/locales/en/asked.json'
import type audit from '#src/locales/en/audit.json'
import type common from '#src/locales/en/common.json'
import type consents from '#src/locales/en/consents.json'
import type cards from '#src/locales/en/credit-cards.json'
import type eligibility from '#src/locales/en/eligibility.json'
import type factSheet from '#src/locales/en/fact-sheet.json'
import type figures from '#src/locales/en/figures.json'
import type fileColumns from '#src/locales/en/file-columns.json'
import type funnel from '#src/locales/en/funnel-report.json'
import type internal from '#src/locales/en/internal-report.json'
import type kfs from '#src/locales/en/kfs.json'
import type lenders from '#src/locales/en/lenders-admin.json'
import type metrics from '#src/locales/en/metrics.json'
import type offers from '#src/locales/en/offers.json'
import type options from '#src/locales/en/options.json'
import type agreement from '#src/locales/en/partner-agreement.json'
import type partnerHome from '#src/locales/en/partner-home.json'
import type partnerReports from '#src/locales/en/partner-reports.json'
import type products from '#src/locales/en/products.json'
import type reconciliation from '#src/locales/en/reconciliation.json'
import type rules from '#src/locales/en/rules.json'
import type server from '#src/locales/en/server.json'
import type staffRules from '#src/locales/en/staff-rules.json'
import type staffTitles from '#src/locales/en/staff-titles.json'
import type tickets from '#src/locales/en/tickets.json'
import type titles from '#src/locales/en/titles.json'
import type trackingLinks from '#src/locales/en/tracking-links.json'

/** The dictionaries that the server reads: `server` is its own, the others it shares with screens. */
export interface Namespaces {
  admin: typeof admin
  applications: typeof applications
  asked: typeof asked
  audit: typeof audit
  common: typeof common
  consents: typeof consents
  'credit-cards': typeof cards
  eligibility: typeof eligibility
  'fact-sheet': typeof factSheet
  figures: typeof figures
  'file-columns': typeof fileColumns
  'funnel-report': typeof funnel
  'internal-report': typeof internal
  kfs: typeof kfs
  'lenders-admin': typeof lenders
  metrics: typeof metrics
  offers: typeof offers
  options: typeof options
  'partner-agreement': typeof agreement
  'partner-home': typeof partnerHome
  'partner-reports': typeof partnerReports
  products: typeof products
  reconciliation: typeof reconciliation
  rules: typeof rules
  server: typeof server
  'staff-rules': typeof staffRules
  'staff-titles': typeof staffTitles
  tickets: typeof tickets
  titles: typeof titles
  'tracking-links': typeof trackingLinks
}

/** By file: a further language is found without being named here. */
export const DICTIONARIES = import.meta.glob<object>(
  '../../src/locales/*/{admin,applications,asked,audit,common,consents,credit-cards,eligibility,fact-sheet,figures,file-columns,funnel-report,internal-report,kfs,lenders-admin,metrics,offers,options,partner-agreement,partner-home,partner-reports,products,reconciliation,rules,server,staff-rules,staff-titles,tickets,titles,tracking-links}.json',
  { import: 'default', eager: true },
)

/** One dictionary of a language. That each language has every key of the others is checked before anything is built. */
export const dictionary = <Name extends keyof Namespaces>(language: Locale, name: Name): Namespaces[Name] =>
  DICTIONARIES[`../../src/locales/${language}/${name}.json`] as Namespaces[Name]
