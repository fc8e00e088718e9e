import i18next from 'i18next'
import type { BackendModule, FormatterModule, ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { BROWSER_REPORTS } from '#src/contract/constants.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { LANGUAGE_PARAM, languageOfLocale, localeOf, LOCALES } from '#src/contract/entities/shared/language.ts'
import { count } from './format.ts'
import { loadHttp } from './http/load-http.ts'
import { logFault } from './log.ts'
import { getSession, patchSession } from './session/session-store.ts'

type Texts = Record<string, ResourceKey>

/**
 * All but what the server alone says, what is drawn for search engines, the names of months, which the calendar has, and what
 * the back offices or the guides alone say.
 */
const files = import.meta.glob<{ default: ResourceKey }>([
  '../locales/*/*.json',
  '!../locales/*/{calendar,server}.json',
  '!../locales/*/descriptions.json',
  '!../locales/*/{admin,approvals,audit,brand-studio,command,credit-cards,criteria,csr,dated,eligibility,enquiry-desk,erasure-desk,fact-sheet,figures,funnel-report,guide-*,guides,imports,internal-report,jobs,lender-matters,lenders-admin,merchants-admin,messaging,metrics,page-help,palette-words,partner,partner-*,partners-admin,payment-runs,reconciliation,revenue,session-end,sign-ins,staff,staff-admin,staff-link,staff-rules,staff-titles,status-words,table,telecalling,tracking-links,ticket-desk,work-list}.json',
])

/** The dictionary's file, wherever it is listed. */
async function fileOf(language: string, namespace: string) {
  const path = `../locales/${language}/${namespace}.json`
  const load = files[path] ?? (await import('./office-texts.ts')).OFFICE_TEXTS[path]
  if (!load) throw new Error(`no dictionary ${language}/${namespace}`)
  return load()
}

/** Dictionaries come as one lazy chunk each, when a screen first asks for its namespace. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    fileOf(language, namespace).then(
      (file) => done(null, file.default),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    )
  },
}

export const i18n = i18next

/** A value that nobody passed: its name is no word for a reader, so nothing stands in its place. */
function missingValue(text: string): string {
  logFault(`a text lacks a value: ${text}`)
  return ''
}

const reported = new Set<string>()

/** A text that no dictionary on the page has: its key stands on screen, and the server's log has one line of it. */
function missingText(key: string, byDefault?: string): string {
  if (byDefault !== undefined) return byDefault
  if (!reported.has(key)) {
    reported.add(key)
    logFault(`a text is missing: ${key}`)
    if (typeof navigator !== 'undefined')
      navigator.sendBeacon?.(BROWSER_REPORTS, JSON.stringify({ 'missing-text': key }))
  }
  return key
}

/** Counts are grouped as they are everywhere else: 1,00,000. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, _language, options) =>
    options?.interpolationkey === 'count' && typeof value === 'number' ? count(value) : (value as string),
}

async function init(language: Locale, namespaces: readonly string[], texts: Texts = {}): Promise<void> {
  await i18n
    .use(backend)
    .use(formatter)
    .use(initReactI18next)
    .init({
      lng: language,
      // Stands in for one that does not arrive. No second one travels with the first screen: no dictionary lacks a key.
      fallbackLng: language,
      supportedLngs: LOCALES,
      ns: [...namespaces],
      defaultNS: 'common',
      // Rules of the back offices stand apart, so that customers do not load their words; both are asked for as rules.
      fallbackNS: 'staff-rules',
      partialBundledLanguages: true,
      resources: { [language]: texts },
      interpolation: { escapeValue: false, alwaysFormat: true },
      missingInterpolationHandler: missingValue,
      parseMissingKeyHandler: missingText,
      returnNull: false,
      react: { useSuspense: true },
    })
  showLanguage(language)
}

let started: Promise<void> | undefined

/** Starts the dictionaries. `texts` are those at hand; every other namespace loads when it is asked for. */
export function initI18n(language: Locale, namespaces: readonly string[], texts: Texts = {}): Promise<void> {
  started = init(language, namespaces, texts)
  return started
}

/** Has the dictionaries of a screen ready before it renders. Fails with one that did not arrive: nobody reads keys. */
export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  // The files travel while the library starts.
  const language = typeof document === 'undefined' ? i18n.language : document.documentElement.lang
  const travelling = namespaces.flatMap((namespace) => files[`../locales/${language}/${namespace}.json`]?.() ?? [])
  await Promise.all(travelling)
  await started
  await i18n.loadNamespaces([...namespaces])
}

/** Has one dictionary ready in every language: of words that are searched, not shown. */
export async function loadEveryLanguage(namespace: string): Promise<void> {
  await started
  await i18n.reloadResources([...LOCALES], [namespace])
}

/** Says which language the page speaks; the cookie (it names nobody) tells the server for the next first paint. */
function showLanguage(language: Locale): void {
  if (typeof document === 'undefined') return
  document.documentElement.lang = language
}

/** An address that names a language would bring it back with the next reload. */
function forgetNamedLanguage(): void {
  const url = new URL(window.location.href)
  if (!url.searchParams.has(LANGUAGE_PARAM)) return
  url.searchParams.delete(LANGUAGE_PARAM)
  window.history.replaceState(window.history.state, '', url)
}

export const currentLanguage = (): Locale => localeOf(i18n.language)

/**
 * In the specified order: the interface, then the server, then the stored user. What the server cannot keep now stays
 * changed on screen.
 */
export async function changeLanguage(language: Locale): Promise<void> {
  // Fetched with the words of the language: nobody else on a first screen writes a cookie.
  const [{ writeCookie }] = await Promise.all([
    import('./browser-cookies.ts'),
    i18n.changeLanguage(language).then(() => showLanguage(language)),
  ])
  writeCookie('lang', language)
  forgetNamedLanguage()
  const { token, userId, userMasquerade } = getSession()
  // Staff who look at a customer's screens read them in their own language.
  if (token === null || userId === null || userMasquerade !== null) return
  const { call } = await loadHttp()
  await call('setLanguage', { body: { uid: userId, language } })
  const { user } = getSession()
  if (user?.userId === userId) patchSession({ user: { ...user, languageId: languageOfLocale(language) } })
}
