import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { inject } from 'vitest'
import { ORIGIN } from './browser.ts'
import { makeTemporary } from './temporary.ts'
import { SHIFTED_NODE } from './test-time.ts'

export interface RunningProcess {
  child: ChildProcess
  /** Empty when it refused to start. */
  url: string
  ended: Promise<{ code: number | null; stderr: string }>
}

/** The built server in processes of their own. */
export interface ServerProcesses {
  start(env: Record<string, string>): Promise<RunningProcess>
  /** A new empty folder. */
  dataDir(): string
  /** Between tests. */
  killAll(): void
  close(): void
}

/** The one of `npm run build`. */
const COPY_MIGRATIONS = resolve('server/build/copy-migrations.mjs')
const CACHE = resolve('node_modules/.cache/server-process')

/** Builds the server without its client: the API is all of it that answers. */
export async function buildServerProcesses(): Promise<ServerProcesses> {
  mkdirSync(CACHE, { recursive: true })
  const built = mkdtempSync(join(CACHE, 'built-'))
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: 'server/main.ts',
      outDir: join(built, 'server'),
      copyPublicDir: false,
      rollupOptions: { output: { codeSplitting: false } },
    },
  })
  const { copyMigrations } = (await import(/* @vite-ignore */ COPY_MIGRATIONS)) as {
    copyMigrations: (server: string) => void
  }
  copyMigrations(join(built, 'server'))
  copyFileSync(inject('databaseDump'), join(built, 'server/prepared-db.tar.gz'))
  const main = JSON.stringify(join(built, 'server/main.js'))
  const script = `const { runServer } = await import(${main}); const s = await runServer(); if (s) console.log(s.url)`
  const children: ChildProcess[] = []
  const folders = [built]
  return {
    async start(env) {
      const child = spawn(process.execPath, [...SHIFTED_NODE, '--input-type=module', '-e', script], {
        env: { PATH: process.env['PATH'], CREDITLANE_MODE: 'test', PORT: '0', ...env },
      })
      children.push(child)
      let stderr = ''
      child.stderr.on('data', (part: Buffer) => (stderr += part.toString()))
      const ended = new Promise<{ code: number | null; stderr: string }>((done) => {
        child.once('exit', (code) => done({ code, stderr }))
      })
      const url = await Promise.race([
        new Promise<string>((done) => child.stdout.once('data', (part: Buffer) => done(part.toString().trim()))),
        ended.then(() => ''),
      ])
      // A log that nobody reads would fill the pipe and stop the process.
      child.stdout.resume()
      return { child, url, ended }
    },
    dataDir() {
      const folder = makeTemporary('process')
      folders.push(folder)
      return folder
    },
    killAll() {
      for (const child of children.splice(0)) child.kill('SIGKILL')
    },
    close() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A way to a process for `Browser`, which believes that every page lies at ORIGIN. */
export const wayTo = (url: string) => ({
  async fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    if (headers.get('origin') === ORIGIN) headers.set('origin', url)
    const body = request.method === 'GET' ? null : Buffer.from(await request.arrayBuffer())
    return fetch(url + pathname + search, { method: request.method, headers, body })
  },
})
