import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isFileName } from './file-store.ts'
import type { FileStore } from './file-store.ts'

/** Files in one folder of this machine, readable by the owner of the process alone. */
export function createDiskFileStore(folder: string): FileStore {
  return {
    async put(name, bytes) {
      if (!isFileName(name)) throw new Error('not a name of ours')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const half = join(folder, `${randomUUID()}.part`)
      try {
        await writeFile(half, bytes, { flag: 'wx', mode: 0o600, flush: true })
        await rename(half, join(folder, name))
      } catch (error) {
        await rm(half, { force: true })
        throw error
      }
    },
    async get(name) {
      if (!isFileName(name)) return null
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
  }
}
