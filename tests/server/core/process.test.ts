import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { readPreparedDump } from '#server/db/prepared.ts'
import { buildServerProcesses } from '#tests/setup/server-process.ts'
import type { ServerProcesses } from '#tests/setup/server-process.ts'

/** So many answers a server gives before it is killed. */
const WRITES = 25
let processes: ServerProcesses

/** Does it still take connections? */
const isOpen = (url: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => done(true))
    socket.once('error', () => done(false)).once('connect', () => socket.destroy())
  })

const post = (url: string, path: string, body: unknown) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  })

beforeAll(async () => {
  processes = await buildServerProcesses()
})
afterEach(() => processes.killAll())
afterAll(() => processes.close())

describe('a server process', () => {
  it('refuses a data directory that another one uses, and takes it over when that one is gone', async () => {
    const env = { DATA_DIR: processes.dataDir() }
    const first = await processes.start(env)
    expect(first.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const second = await processes.start(env)
    const { code, stderr } = await second.ended
    expect(code).toBe(1)
    expect(stderr).toContain('already uses the data directory')
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
    first.child.kill('SIGKILL')
    await first.ended
    const third = await processes.start(env)
    expect((await fetch(`${third.url}/api/health`)).status).toBe(200)
  })

  it('refuses a database of before release 0.1.0 in one line that says what to do', async () => {
    const dataDir = processes.dataDir()
    const loadDataDir = readPreparedDump(inject('databaseDump')) ?? expect.fail('no database was prepared')
    const database = await PGlite.create(join(dataDir, 'pg'), { loadDataDir })
    await database.exec('update drizzle.__drizzle_migrations set hash = md5(hash)')
    await database.close()
    const { url, ended } = await processes.start({ DATA_DIR: dataDir })
    expect(url).toBe('')
    const { code, stderr } = await ended
    expect(code).toBe(1)
    expect(stderr).toMatch(/^This database was made before release 0\.1\.0, .*set DATA_DIR to a new folder.*\n$/)
  })

  it('loses nothing that it acknowledged when it is killed under load', async () => {
    const env = { DATA_DIR: processes.dataDir(), LOG_LEVEL: 'silent' }
    const acknowledged: { id: string; cookie: string }[] = []
    for (let round = 0; round < 2; round += 1) {
      const { url, child, ended } = await processes.start(env)
      await post(url, '/api/demo/limits', { profile: 'relaxed' })
      const enough = acknowledged.length + WRITES
      let goOn = () => {}
      const written = new Promise<void>((done) => (goOn = done))
      const writers = Array.from({ length: 4 }, async () => {
        for (;;) {
          const response = await post(url, '/api/prospect', {}).catch(() => null)
          const answer = response?.ok
            ? ((await response.json().catch(() => null)) as { prospectAppId: string } | null)
            : null
          if (!response || !answer) return
          acknowledged.push({
            id: answer.prospectAppId,
            cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
          })
          if (acknowledged.length >= enough) goOn()
        }
      })
      await Promise.race([written, ...writers])
      child.kill('SIGKILL')
      await Promise.all([...writers, ended])
    }
    const { url } = await processes.start(env)
    await post(url, '/api/demo/limits', { profile: 'relaxed' })
    expect(acknowledged.length).toBeGreaterThanOrEqual(2 * WRITES)
    for (const { id, cookie } of acknowledged)
      expect((await fetch(`${url}/api/prospect/${id}`, { headers: { cookie } })).status).toBe(200)
  })

  it('answers what is under way when it is told to stop, and ends well', async () => {
    const { url, child, ended } = await processes.start({ DATA_DIR: processes.dataDir() })
    const login = request(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, expect: '100-continue' },
    })
    const status = new Promise<number | undefined>((done, fail) => {
      login.once('response', (response) => done(response.resume().statusCode))
      login.once('error', fail)
    })
    // The server has taken the request and waits for its body ...
    await new Promise((done) => login.once('continue', done).flushHeaders())
    child.kill('SIGTERM')
    // ... and has begun to stop: it takes no other.
    while (await isOpen(url));
    login.end(JSON.stringify({ email: 'admin@demo.test', password: 'Demo@12345' }))
    expect(await status).toBe(200)
    expect((await ended).code).toBe(0)
  })

  it('says everything that live mode misses and does not start', async () => {
    const { code, stderr } = await (
      await processes.start({ CREDITLANE_MODE: 'live', DATA_DIR: processes.dataDir() })
    ).ended
    expect(code).toBe(1)
    for (const name of [
      'DATABASE_URL',
      'SECRET_KEY',
      'PUBLIC_ORIGIN',
      'SMS_GATEWAY_URL',
      'SMTP_URL',
      'TELEPHONY_URL',
      'NCPR_URL',
      'LENDER_GATEWAY_URL',
      'BUREAU_URL',
      'BANK_CHECK_URL',
      'GOLD_PRICE_URL',
      'INSURER_GATEWAY_URL',
      'CRM_URL',
      'COMPANY_NAME',
      'GRIEVANCE_OFFICER',
    ])
      expect(stderr).toContain(`${name} is missing`)
  })

  it('survives what no client library sends', async () => {
    const { url } = await processes.start({ DATA_DIR: processes.dataDir() })
    const { port } = new URL(url)
    const raw = (text: string) =>
      new Promise<string>((done) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
        let answer = ''
        socket.on('data', (part) => {
          answer += part.toString()
          if (answer.includes('\r\n\r\n')) socket.destroy()
        })
        socket.on('error', () => undefined)
        socket.on('close', () => done(answer.split('\r\n')[0] ?? ''))
      })
    const host = 'Host: 127.0.0.1\r\n'
    expect(await raw(`TRACE /api/health HTTP/1.1\r\n${host}\r\n`)).toMatch(/ (4\d\d|501) /)
    expect(await raw(`GET /api/health HTTP/1.1\r\n\r\n`)).toMatch(/ 400 /)
    expect(await raw('GARBAGE\r\n\r\n')).toMatch(/ 400 /)
    expect(
      await raw(
        `POST /api/cookies/save HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n50000\r\n${'x'.repeat(0x50000)}\r\n50000\r\n${'x'.repeat(0x50000)}`,
      ),
    ).toMatch(/ 413 /)
    expect(
      await raw(
        `POST /api/cookies/save HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{`,
      ),
    ).toMatch(/ 413 /)
    expect(await raw(`GET /..%2f..%2fetc/passwd HTTP/1.1\r\n${host}\r\n`)).toMatch(/ 404 /)
    expect(await raw(`GET //evil.test/%2e%2e HTTP/1.1\r\n${host}\r\n`)).toMatch(/ 404 /)
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
  })
})
