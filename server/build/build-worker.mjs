import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Where a server that runs from its sources looks for it (server/sheets/worker-file.ts). */
const FROM_SOURCES = join(ROOT, 'node_modules/.cache/creditlane/sheet-worker')
const NAME = 'sheet-worker.mjs'

/** A thread needs a file of its own: the reader of spreadsheets, bundled. It is put in place in one step, for others may be starting it. */
export async function buildSheetWorker(folder = FROM_SOURCES) {
  const { output } = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'server/sheets/sheet-worker.ts',
      write: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: NAME, codeSplitting: false } },
    },
  })
  mkdirSync(folder, { recursive: true })
  const unfinished = join(folder, `${NAME}.${process.pid}`)
  writeFileSync(unfinished, output[0].code)
  renameSync(unfinished, join(folder, NAME))
}
