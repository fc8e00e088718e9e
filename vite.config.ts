import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, runnerImport } from 'vite'
import type { Plugin, ViteDevServer } from 'vite'
import type { ClientRow } from './src/contract/endpoints/endpoint.ts'
import { groups, SELDOM } from './tools/bundle/groups.ts'
import { screenPreloads } from './tools/bundle/screen-preloads.ts'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
interface DevModule {
  openDev(url: string): Promise<unknown>
  devListener(opened: unknown, vite: ViteDevServer): Listener
}

const HOST = '127.0.0.1'

/** A thread's code is a file of its own, also while developing. */
async function buildSheetWorker(): Promise<void> {
  // Plain JavaScript: the build of the product uses it too.
  const path = pathToFileURL(`${import.meta.dirname}/server/build/build-worker.mjs`).href
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

/** A row with as much of the schema of its answer as browsers check (src/lib/http/http.ts). */
type BuiltRow = Omit<ClientRow, 'response'> & {
  response: { type: string; fields?: Record<string, { spec?: { nullable?: boolean; optional?: boolean } }> }
}

/**
 * In the browser the table of endpoints is data, and so is what the activity log calls them: its schemas would bring the
 * validator, and every request body, to screens without a form.
 */
const endpointData = (): Plugin => ({
  name: 'creditlane-endpoint-data',
  apply: 'build',
  async load(id) {
    if (this.environment.config.consumer !== 'client') return null
    if (id.endsWith('/src/contract/audit-of-calls.ts')) {
      const { module } = await runnerImport<{ AUDIT_OF_CALLS: ReadonlyMap<string, string> }>(id)
      return `export const AUDIT_OF_CALLS = new Map(${JSON.stringify([...module.AUDIT_OF_CALLS])})`
    }
    if (!id.endsWith('/src/contract/endpoints.ts')) return null
    const { module } = await runnerImport<{ ENDPOINTS: Record<string, BuiltRow> }>(id)
    const rows = Object.entries(module.ENDPOINTS).map(([key, { method, path, area, answerKind, response }]) => {
      const fields: BuiltRow['response']['fields'] = {}
      for (const [name, field] of Object.entries(response.fields ?? {}))
        if (!field.spec?.optional) fields[name] = field.spec?.nullable ? { spec: { nullable: true } } : {}
      return [key, { method, path, area, answerKind, response: { type: response.type, fields } }]
    })
    return `export const ENDPOINTS = ${JSON.stringify(Object.fromEntries(rows))}`
  },
})

export default defineConfig({
  plugins: [react(), api(), endpointData(), screenPreloads()],
  appType: 'custom',
  html: { cspNonce: '__CSP_NONCE__' },
  server: { host: HOST, port: 4000, strictPort: true },
  // A dictionary is read whole: names for its single texts would come with each.
  json: { namedExports: false },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    // The licences of all that browsers are served, as most of them ask.
    license: { fileName: 'licenses.txt' },
    // The one large file makes PDFs of creatives, and is fetched when a partner asks for one.
    chunkSizeWarningLimit: 600,
    modulePreload: {
      resolveDependencies: (file, files) => files.filter((each) => each.endsWith('.css') || !SELDOM.test(`/${file}`)),
    },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
      // Light screens fetch the API client late; that heavier ones have it in the file they share is as meant.
      checks: { ineffectiveDynamicImport: false },
    },
  },
})
