import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, createServer } from 'vite'
import { buildSheetWorker } from '../server/build/build-worker.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})

/** A TypeScript file of the product or of its tests, by its path from the root. */
export const load = (path) => vite.ssrLoadModule(path)

/**
 * What some files of the product export, bundled as the product itself is: what is loaded file by file reaches every import
 * through an object, which a server that computes much feels.
 */
export async function loadBuilt(name, paths) {
  const folder = join(ROOT, 'node_modules/.cache/creditlane/bench')
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, `${name}.entry.mjs`)
  writeFileSync(entry, paths.map((path) => `export * from '${join(ROOT, path)}'\n`).join(''))
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
    },
  })
  await buildSheetWorker(folder)
  return import(pathToFileURL(join(folder, `${name}.mjs`)).href)
}
