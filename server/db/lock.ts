import { createHash } from 'node:crypto'
import { mkdirSync, openSync, closeSync, readFileSync, realpathSync, unlinkSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Another process has this data directory open. */
export class DataDirInUse extends Error {
  constructor(dataDir: string) {
    super(
      `Another CreditLane server already uses the data directory ${dataDir}. ` +
        'Stop it first, or set DATA_DIR to another folder: two servers on one directory would lose data.',
    )
    this.name = 'DataDirInUse'
  }
}

export interface DataDirLock {
  release(): Promise<void>
}

/**
 * The embedded database does not notice a second process and silently loses rows, so one process holds the directory.
 * On Linux by an abstract socket, which the kernel frees however the process dies; elsewhere by a file with our pid.
 * @throws DataDirInUse
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return process.platform === 'linux' ? lockBySocket(dataDir) : lockByFile(dataDir)
}

async function lockBySocket(dataDir: string): Promise<DataDirLock> {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 32)
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new DataDirInUse(dataDir) : error)
    })
    server.listen(`\u0000creditlane-${name}`, resolve)
  })
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** Exported for its test: Linux never comes here. */
export function lockByFile(dataDir: string): DataDirLock {
  const path = join(dataDir, 'server.lock')
  for (let attempt = 0; ; attempt += 1) {
    try {
      const file = openSync(path, 'wx')
      writeSync(file, String(process.pid))
      closeSync(file)
      return { release: async () => unlinkSync(path) }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      if (attempt > 0 || isAlive(Number(readFileSync(path, 'utf8')))) throw new DataDirInUse(dataDir)
      unlinkSync(path)
    }
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
