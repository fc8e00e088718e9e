import react from '@vitejs/plugin-react'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { defineConfig, type Plugin, type ViteDevServer } from 'vite'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
interface DevModule {
  openDev(): Promise<unknown>
  devListener(opened: unknown, vite: ViteDevServer): Listener
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
    const opened = load().then((dev) => dev.openDev())
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

export default defineConfig({
  plugins: [react(), api()],
  appType: 'custom',
  html: { cspNonce: '__CSP_NONCE__' },
  server: { host: '127.0.0.1', port: 4000 },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
})
