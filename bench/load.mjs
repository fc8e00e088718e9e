import { createServer } from 'vite'

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})

/** A TypeScript file of the product or of its tests, by its path from the root. */
export const load = (path) => vite.ssrLoadModule(path)
