import { Agent, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresCopy, bothEngines } from '#tests/setup/database.ts'
import { startReverseProxy } from '#tests/setup/others/reverse-proxy.ts'
import { buildServerProcesses, wayTo } from '#tests/setup/server-process.ts'
import type { ServerProcesses } from '#tests/setup/server-process.ts'
import { WriteLoad } from '#tests/setup/write-load.ts'

const RESTARTS = 4

let processes: ServerProcesses
beforeAll(async () => {
  processes = await buildServerProcesses()
})
afterAll(() => {
  processes.killAll()
  processes.close()
})

interface Reply {
  status: number | undefined
  connection: string | undefined
  retryAfter: string | undefined
  body: unknown
}
/** One kept-alive connection; the next request goes over the same one for as long as the server keeps it. */
function connection(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    get: (path: string) =>
      new Promise<Reply>((resolve, reject) => {
        const asked = request(url + path, { agent }, (answer) => {
          let text = ''
          answer.on('data', (part: Buffer) => (text += part.toString()))
          answer.once('end', () =>
            resolve({
              status: answer.statusCode,
              connection: answer.headers.connection,
              retryAfter: answer.headers['retry-after'],
              body: JSON.parse(text) as unknown,
            }),
          )
        })
        asked.once('error', reject).end()
      }),
  }
}

it('a process that stops answers a last request on each kept-alive connection, then refuses, and says so', async () => {
  const { url, child, ended } = await processes.start({ DATA_DIR: processes.dataDir(), LOG_LEVEL: 'silent' })
  const kept = Array.from({ length: 60 }, () => connection(url))
  for (const each of kept)
    expect(await each.get('/api/health')).toMatchObject({ status: 200, connection: 'keep-alive' })
  // The server has taken a request whose body is still to come.
  const slow = request(`${url}/api/prospect`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, expect: '100-continue' },
  })
  const status = new Promise<number | undefined>((done) => {
    slow.once('response', (answer) => done(answer.resume().statusCode))
  })
  await new Promise((done) => slow.once('continue', done).flushHeaders())
  // The shorter of the two ends: some of the kept-alive connections outlive the answers.
  child.kill('SIGINT')
  await expect
    .poll(() =>
      connection(url)
        .get('/api/health')
        .catch((error: unknown) => error),
    )
    .toMatchObject({
      code: 'ECONNREFUSED',
    })

  expect(await kept.pop()?.get('/api/health')).toMatchObject({
    status: 503,
    connection: 'close',
    body: { status: 'stopping', database: 'ok' },
  })
  expect(await kept.pop()?.get('/api/openapi.json')).toMatchObject({ status: 200, connection: 'close' })
  await expect
    .poll(() => kept.pop()?.get('/api/openapi.json'), { timeout: 30_000, interval: 200 })
    .toMatchObject({
      status: 503,
      connection: 'close',
      retryAfter: '1',
      body: { code: 'not_available' },
    })
  slow.end('{}')
  expect(await status).toBe(200)
  expect((await ended).code).toBe(0)
})

describe.runIf(bothEngines().includes('postgres'))('two processes behind a reverse proxy', () => {
  it('are restarted one after the other under load, and nobody notices', async () => {
    const database = await createPostgresCopy()
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: processes.dataDir(),
      SECRET_KEY: 'a key that both processes know, 32+ characters',
      LOG_LEVEL: 'silent',
    }
    const proxy = await startReverseProxy()
    const add = async () => {
      const server = await processes.start(env)
      await new WriteLoad(wayTo(server.url)).call('setDemoLimits', { body: { profile: 'relaxed' } })
      proxy.upstreams.add(server.url)
      return server
    }
    const running = [await add(), await add()]
    const load = new WriteLoad(wayTo(proxy.url), wayTo(running[0]?.url ?? ''))
    await load.begin({ groups: 3, tickets: 2, fields: 3, applicants: 3 })
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      for (let n = 0; n < 20; n += 1) await load.next()
      const server = running.shift()
      server?.child.kill('SIGTERM')
      expect((await server?.ended)?.code).toBe(0)
      // The next one takes a port of its own: the old one may be another program's by now.
      proxy.upstreams.delete(server?.url ?? '')
      running.push(await add())
    }
    await load.stop()
    expect(proxy.lost).toEqual([])
    expect(proxy.movedOn).toBeGreaterThan(0)
    load.expectKindAnswers()
    expect(load.answers.filter((each) => each.status === 503)).toEqual([])
    expect(load.answers.filter((each) => each.status === 409)).toEqual([])
    expect(load.acknowledged).toBeGreaterThan(RESTARTS * 20)
    await load.expectKept()
    await proxy.close()
    processes.killAll()
    await Promise.all(running.map((each) => each.ended))
    await database.drop()
  })
})
