import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildSheetWorker } from './build/build-worker.mjs'
import { checkLocales } from './build/check-locales.mjs'
import { copyMigrations } from './build/copy-migrations.mjs'
import { writeSbom } from './build/write-sbom.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = join(ROOT, 'dist')
const PACKABLE = /\.(js|css|svg|json|txt|webmanifest|vtt)$/

/** Builds the client, the prerenderer, the server and the prepared database into dist/. */
export async function buildAll(say = console.log) {
  const problems = checkLocales(ROOT)
  if (problems.length > 0) throw new Error(`Words are missing:\n${problems.join('\n')}`)
  // What the shell says is of other programs: built for development, the pages could not be drawn.
  process.env.NODE_ENV = 'production'
  rmSync(DIST, { recursive: true, force: true })
  say('Building the pages ...')
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: 'dist/client' } })
  say('Building the prerenderer ...')
  await build(serverBuild('src/app/prerender.tsx', 'dist/prerender', { noExternal: true }))
  say('Building the server ...')
  await build(serverBuild('server/main.ts', 'dist/server'))
  await buildSheetWorker(join(DIST, 'server'))
  copyMigrations(join(DIST, 'server'))
  cpSync(join(ROOT, 'server/pdf/fonts'), join(DIST, 'server/fonts'), { recursive: true })
  const { checkPrerendered, prepareDatabase, writeBrandIcons, writeBrandPreviews } = await import(
    pathToFileURL(join(DIST, 'server/main.js')).href
  )
  say('Drawing the icons ...')
  await writeBrandIcons(join(DIST, 'client'))
  say('Drawing the pictures of link previews ...')
  await writeBrandPreviews(join(DIST, 'client'), join(DIST, 'server/fonts'))
  say('Drawing the public pages ...')
  await checkPrerendered(await import(pathToFileURL(join(DIST, 'prerender/prerender.js')).href))
  say('Preparing the database ...')
  await prepareDatabase(join(DIST, 'server/prepared-db.tar.gz'))
  say('Listing what it is made of ...')
  writeSbom(DIST)
  packFolder(join(DIST, 'client'))
}

const serverBuild = (entry, outDir, ssr = {}) => ({
  root: ROOT,
  logLevel: 'warn',
  ssr,
  // Server bundles read it when they run otherwise, and React would be its slow development self.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: entry,
    outDir,
    copyPublicDir: false,
    rollupOptions: { output: { entryFileNames: '[name].js', codeSplitting: false } },
  },
})

/** Packs once at build time, as small as can be, what would otherwise be packed on every request. */
function packFolder(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) packFolder(path)
    else if (PACKABLE.test(name) && statSync(path).size > 1024) {
      const bytes = readFileSync(path)
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll()
