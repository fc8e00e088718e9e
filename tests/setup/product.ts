import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MACHINE_ENV, SHIFTED_NODE, testNow } from './test-time.ts'

/** Only ends what hangs: a first start may build the product before. */
const LIMIT_MS = 240_000

export interface Product {
  origin: string
  /** Calls the API as the operator's tools would: same origin, JSON. */
  post(path: string, body: unknown): Promise<unknown>
  /** Moves the server's clock forward, so that nobody waits for a pause between two codes. */
  letPass(seconds: number): Promise<void>
  outbox(to: string): Promise<{ code: string; text: string }[]>
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the built product in a process of its own, in test mode, on an empty data directory, at the time of the tests. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'creditlane-e2e-'))
  const child = spawn(process.execPath, [...SHIFTED_NODE, 'server/start.mjs'], {
    env: { ...MACHINE_ENV, CREDITLANE_MODE: 'test', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await waitForHealth(origin, child, () => output)

  const request = async (path: string, init?: RequestInit): Promise<unknown> => {
    const answer = await fetch(origin + path, init)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const post = (path: string, body: unknown) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    })
  let ahead = 0
  return {
    origin,
    post,
    letPass: async (seconds) => {
      ahead += seconds * 1_000
      await post('/api/demo/clock', { now: new Date(testNow().getTime() + ahead).toISOString() })
    },
    outbox: (to) =>
      request(`/api/demo/outbox?to=${encodeURIComponent(to)}`) as Promise<{ code: string; text: string }[]>,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill(signal)
        await ended
      }
      if (!env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function waitForHealth(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const giveUp = Date.now() + LIMIT_MS
  while (Date.now() < giveUp) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}:\n${output()}`)
    const up = await fetch(`${origin}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`the product does not answer:\n${output()}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') return reject(new Error('no port'))
      server.close(() => resolve(address.port))
    })
  })
}
