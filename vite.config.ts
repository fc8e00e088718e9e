import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, runnerImport } from 'vite'
import type { Plugin, ViteDevServer } from 'vite'
import { LOCALES } from './src/contract/entities/shared/language.ts'
import { PAGES } from './src/contract/pages.ts'
import { folderOf } from './src/contract/pages/page-row.ts'
import type { PageWeight } from './src/contract/pages/page-row.ts'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
interface DevModule {
  openDev(url: string): Promise<unknown>
  devListener(opened: unknown, vite: ViteDevServer): Listener
}

const HOST = '127.0.0.1'

/** A thread's code is a file of its own, also while developing. */
async function buildSheetWorker(): Promise<void> {
  // Plain JavaScript: the build of the product uses it too.
  const path = pathToFileURL(`${import.meta.dirname}/server/build-worker.mjs`).href
  const builder = (await import(/* @vite-ignore */ path)) as { buildSheetWorker: () => Promise<void> }
  await builder.buildSheetWorker()
}

/**
 * The API and the filled page in Vite's own process, on one port. The database is opened once, outside the modules that
 * are reloaded: it takes one process, and one handle in it.
 */
const api = (): Plugin => ({
  name: 'creditlane-api',
  apply: 'serve',
  configureServer(server) {
    const load = async () => (await server.ssrLoadModule('/server/dev.ts')) as unknown as DevModule
    const opened = buildSheetWorker()
      .then(load)
      .then((dev) => dev.openDev(`http://${HOST}:${server.config.server.port}`))
    const handle = (incoming: IncomingMessage, outgoing: ServerResponse, next: (error?: unknown) => void) => {
      Promise.all([load(), opened])
        .then(([dev, state]) => dev.devListener(state, server)(incoming, outgoing))
        .catch((error: unknown) => {
          if (error instanceof Error) server.ssrFixStacktrace(error)
          next(error)
        })
    }
    server.middlewares.use((incoming, outgoing, next) => {
      if (/^\/+api\b/i.test(incoming.url ?? '')) handle(incoming, outgoing, next)
      else next()
    })
    // After Vite's own files: whatever is left is the page.
    return () => void server.middlewares.use(handle)
  },
})

/** What the client reads of an endpoint (src/lib/http.ts). */
interface ClientEndpoint {
  method: string
  path: string
  area: string
  answerKind?: string
  response: { type: string; fields?: Record<string, { spec?: { nullable?: boolean; optional?: boolean } }> }
}

/**
 * In the browser the table of endpoints is data: its schemas would bring the validator, and every request body, to
 * screens without a form.
 */
const endpointData = (): Plugin => ({
  name: 'creditlane-endpoint-data',
  apply: 'build',
  async load(id) {
    if (!id.endsWith('/src/contract/endpoints.ts') || this.environment.config.consumer !== 'client') return null
    const { module } = await runnerImport<{ ENDPOINTS: Record<string, ClientEndpoint> }>(id)
    const rows = Object.entries(module.ENDPOINTS).map(([key, { method, path, area, answerKind, response }]) => {
      const fields: ClientEndpoint['response']['fields'] = {}
      for (const [name, field] of Object.entries(response.fields ?? {}))
        if (!field.spec?.optional) fields[name] = field.spec?.nullable ? { spec: { nullable: true } } : {}
      return [key, { method, path, area, answerKind, response: { type: response.type, fields } }]
    })
    return `export const ENDPOINTS = ${JSON.stringify(Object.fromEntries(rows))}`
  },
})

/** The folders, below `src/areas`, of the screens that weigh so much. */
const foldersOf = (weight: PageWeight): readonly string[] => [
  ...new Set(Object.values(PAGES).flatMap((row) => (row.weight === weight ? [folderOf(row)] : []))),
]

/** What the first screens share, in one file; without this it comes in thirty. Their words are one more, by language. */
const FIRST_LOAD = [
  'node_modules/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)/',
  'node_modules/(i18next|react-i18next|html-parse-stringify|use-sync-external-store)/',
  'vite/preload-helper',
  'src/ui/site/',
  'src/ui/form/(LightForm|use-light-form)',
  'src/features/sign-in/(?!api)',
  'src/features/products/(ProductTile|product-kinds)',
  `src/areas/(${foldersOf('first').join('|')})/[^/]+$`,
  'src/lib/(boot|log|page|page-name|remember|online|later|retry/pauses|lazy-part|load-(http|session)|session-(store|expiry|tabs|restore|cookies)|before-leave|toast|i18n|env|format|published|api-error|otp-error)\\.ts',
  'src/contract/(pages|pages/[\\w-]+|path-to|access|admin-roles|constants|errors|partner-rights|marketed-kinds|brands/(default-brand|logo)|rules/(phone|email|time|typed|paise)|entities/(identity/session-state|shared/(language|product-type|loan-products|products)))\\.ts',
  'src/brand/Brand',
  // Shared with later screens: apart, each would be one request more.
  'src/contract/finance/(emi|apr|bullet|schedule|totals|whole-rupees)\\.ts',
  '/product-ways\\.tsx?$',
]
/** What every screen behind a customer's sign-in needs, and the theme with it: two files instead of twenty. */
const SIGNED_IN = [
  'node_modules/(axios|@tanstack/(react-query|query-core))/',
  'src/lib/(http|early/opening|session|query|retry/repeat-busy|QueryScope)\\.tsx?',
  'src/contract/entities/profile/profile(-fields|-mapping)?\\.ts',
]
/** Whatever shows or takes a date. No first screen does. */
const CALENDAR = [
  'node_modules/dayjs/',
  'src/lib/dates\\.ts',
  'src/contract/(calendar-words|rules/calendar)\\.ts',
  'locales/\\w+/calendar\\.json',
]
const THEME = [
  'node_modules/(@emotion|stylis|clsx|@mui/(system|styled-engine|private-theming|utils))/',
  'node_modules/@mui/material/(styles|zero-styled|utils|colors)/',
  'src/brand/(MuiBrand|style-cache|theme)',
]
const MONEY_WORDS = '(offers|kfs|applications|lenders|consents|options|form|profile)'
const FIRST_WORDS = '(common|errors|titles|layout|landing|verification|products)'

/**
 * Screens of the back office, and those that few customers open, fetch the scripts they share when they open: naming them
 * all in the first script would cost every visitor.
 */
const SELDOM = new RegExp(
  `/(${[
    'AdminLayout',
    'PartnerLayout',
    'CustomerMasqueradeBar',
    'TransferOffer',
    ...foldersOf('seldom')
      .flatMap((folder) => readdirSync(`${import.meta.dirname}/src/areas/${folder}`))
      .flatMap((file) => /^(\w+Page)\.tsx$/.exec(file)?.[1] ?? []),
  ].join('|')})-[\\w-]+\\.js$`,
)

/** What the other screens fetch ahead of their own code; small files are found through it, one round trip later. */
const LARGE = /\/(signed-in|calendar|theme|yup|offers?|hooks|forms?|fields|application|lender)-[\w-]+\.js$/

const groups = [
  ...LOCALES.map((language) => ({
    name: `first-${language}`,
    test: new RegExp(`/locales/${language}/${FIRST_WORDS}\\.json$`),
  })),
  ...LOCALES.map((language) => ({
    name: `money-${language}`,
    test: new RegExp(`/locales/${language}/${MONEY_WORDS}\\.json$`),
  })),
  { name: 'first', test: new RegExp(FIRST_LOAD.join('|')) },
  { name: 'signed-in', test: new RegExp(SIGNED_IN.join('|')) },
  { name: 'calendar', test: new RegExp(CALENDAR.join('|')) },
  { name: 'theme', test: new RegExp(THEME.join('|')) },
]

export default defineConfig({
  plugins: [react(), api(), endpointData()],
  appType: 'custom',
  html: { cspNonce: '__CSP_NONCE__' },
  server: { host: HOST, port: 4000, strictPort: true },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    // The licences of all that browsers are served, as most of them ask.
    license: { fileName: 'licenses.txt' },
    // The one large file makes PDFs of creatives, and is fetched when a partner asks for one.
    chunkSizeWarningLimit: 600,
    modulePreload: {
      resolveDependencies: (file, files) =>
        files.filter((each) => each.endsWith('.css') || (!SELDOM.test(`/${file}`) && LARGE.test(each))),
    },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
      // Light screens fetch the API client late; that heavier ones have it in the file they share is as meant.
      checks: { ineffectiveDynamicImport: false },
    },
  },
})
