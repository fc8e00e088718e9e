import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startProduct } from '../../setup/product.ts'
import type { Product } from '../../setup/product.ts'
import { MACHINE_ENV, SHIFTED_NODE } from '../../setup/test-time.ts'
import { test } from './fixtures.ts'

/** A product of its own whose default partner has slabs, terms and a book of invented leads; stop it at the end. */
export async function startWithBook(leads: number): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'creditlane-book-'))
  cpSync(await bookOf(leads), dataDir, { recursive: true })
  const product = await startProduct({ DATA_DIR: dataDir })
  await product.post('/api/demo/limits', { profile: 'relaxed' })
  return {
    ...product,
    stop: async (signal) => {
      await product.stop(signal)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * A book is invented once in a run, by the first worker that needs it; the others wait. It lies where the runner keeps what a
 * run leaves behind, which is emptied before the next one.
 */
async function bookOf(leads: number): Promise<string> {
  const book = join(test.info().project.outputDir, `book-${leads}`)
  const making = `${book}-making`
  while (!existsSync(book)) {
    try {
      mkdirSync(making)
    } catch {
      await pass(200)
      continue
    }
    try {
      await invent(leads, making)
      renameSync(making, book)
    } finally {
      rmSync(making, { recursive: true, force: true })
    }
  }
  return book
}

async function invent(leads: number, dataDir: string): Promise<void> {
  const env = { ...MACHINE_ENV, DATA_DIR: dataDir, CREDITLANE_MODE: 'test' }
  const seed = [...SHIFTED_NODE, 'server/start.mjs', '--seed', '--leads', String(leads), '--partner', 'cl']
  await promisify(execFile)(process.execPath, seed, { env })
}
