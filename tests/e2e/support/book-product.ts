import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProduct } from '../../setup/product.ts'
import type { Product } from '../../setup/product.ts'
import { MACHINE_ENV, SHIFTED_NODE } from '../../setup/test-time.ts'

/** A product of its own whose default partner has slabs, terms and a book of invented leads; stop it at the end. */
export async function startWithBook(leads: number): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'creditlane-book-'))
  const env = { ...MACHINE_ENV, DATA_DIR: dataDir, CREDITLANE_MODE: 'test' }
  const seed = [...SHIFTED_NODE, 'server/start.mjs', '--seed', '--leads', String(leads), '--partner', 'cl']
  await promisify(execFile)(process.execPath, seed, { env })
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
