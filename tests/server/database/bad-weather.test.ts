import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { days } from '#src/contract/rules/time.ts'
import { Browser } from '#tests/setup/browser.ts'
import { createPostgresCopy } from '#tests/setup/database.ts'
import { findPgBouncer, startPgBouncer } from '#tests/setup/databases/poolers.ts'
import { runSql } from '#tests/setup/databases/postgres.ts'
import { buildServerProcesses, wayTo } from '#tests/setup/server-process.ts'
import type { ServerProcesses } from '#tests/setup/server-process.ts'
import { makeTemporary } from '#tests/setup/temporary.ts'
import { WriteLoad } from '#tests/setup/write-load.ts'

/**
 * By hand: it holds up a whole database, and asks for programs that few machines have.
 * `TEST_WEATHER=1 TEST_NGINX=/usr/sbin/nginx TEST_PGBOUNCER=/usr/sbin/pgbouncer npx vitest run tests/server/database/bad-weather.test.ts`
 *
 * `TEST_SMALL_DISK`, a folder on a disk of about 900 MB that nothing else writes to, fills that disk; `TMPDIR` names the same
 * folder, so that the database lies there.
 */
const asked = Boolean(process.env['TEST_WEATHER'])
const nginx = process.env['TEST_NGINX'] ?? null
const smallDisk = process.env['TEST_SMALL_DISK'] ?? null
const pgBouncer = findPgBouncer()
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What the people of a load were answered, by status. */
function tell(name: string, load: WriteLoad): void {
  const counts: Record<string, number> = {}
  for (const { status } of load.answers) counts[status] = (counts[status] ?? 0) + 1
  const slowest = `${Math.round(load.slowest)} ms at most`
  process.stdout.write(`${name}: ${load.acknowledged} acknowledged, by status ${JSON.stringify(counts)}, ${slowest}\n`)
  const broken = load.broken.map((each) => each.replace(/^.*?: /, ''))
  if (broken.length > 0)
    process.stdout.write(`  without an answer ${broken.length}: ${[...new Set(broken)].join('; ')}\n`)
}

/** Leaves no byte free. Answers the file whose removal makes room again. */
function fillDisk(folder: string): string {
  const filler = join(folder, 'filler')
  const file = openSync(filler, 'a')
  for (const bytes of [1_048_576, 4_096, 1]) {
    const block = Buffer.alloc(bytes)
    try {
      while (writeSync(file, block) > 0);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
  closeSync(file)
  return filler
}

describe.runIf(asked)('bad weather', () => {
  const admin = inject('postgresUrl') ?? ''
  let processes: ServerProcesses
  /** What else a test has started. */
  const others: ChildProcess[] = []
  let database: Awaited<ReturnType<typeof createPostgresCopy>>
  beforeAll(async () => {
    processes = await buildServerProcesses()
  })
  beforeEach(async () => {
    database = await createPostgresCopy()
  })
  afterEach(() => {
    processes.killAll()
    for (const each of others.splice(0)) each.kill('SIGTERM')
  })
  afterAll(() => processes.close())

  const start = async (url = database.url) => {
    const SECRET_KEY = 'a key that all processes know, 32+ characters'
    const server = await processes.start({
      DATABASE_URL: url,
      DATA_DIR: processes.dataDir(),
      LOG_LEVEL: 'silent',
      SECRET_KEY,
    })
    await new WriteLoad(wayTo(server.url)).call('setDemoLimits', { body: { profile: 'relaxed' } })
    return server
  }
  const begin = async (load: WriteLoad) => load.begin({ groups: 3, tickets: 2, fields: 3, applicants: 3 })
  const backends = async (): Promise<number[]> => {
    const { rows } = await runSql(admin, `select pid from pg_stat_activity where datname like 't\\_%'`)
    return rows.map(({ pid }) => Number(pid))
  }

  it('a database that is held nine tenths of the time', async () => {
    const server = await start()
    const load = new WriteLoad(wayTo(server.url))
    await begin(load)
    for (let held = 0; held < 20; held += 1) {
      const pids = await backends()
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      await rest(900)
      for (const pid of pids) process.kill(pid, 'SIGCONT')
      await rest(100)
    }
    await load.stop()
    tell('held', load)
    load.expectKindAnswers()
    await load.expectKept()
  })

  it("the product's clock jumps a day ahead, a day back, and comes right, twice", async () => {
    const server = await start()
    const operator = new Browser(wayTo(server.url))
    const right = Date.parse((await operator.call('setDemoClock', { body: { now: null } })).now)
    const load = new WriteLoad(wayTo(server.url))
    load.comesAgain = true
    // Without requests for help: of whoever is signed out they are taken as a stranger's, who has no list of them.
    await load.begin({ groups: 3, fields: 3, applicants: 3 })
    for (const shift of [0, 1, 0, -1, 0, 1, -1, 0]) {
      const now = shift === 0 ? null : new Date(right + days(shift)).toISOString()
      await operator.call('setDemoClock', { body: { now } })
      for (let n = 0; n < 40; n += 1) await load.next()
    }
    await load.stop()
    tell('clock', load)
    load.expectKindAnswers()
    expect(load.answers.some(({ status }) => status === 401)).toBe(true)
    await load.expectKept()
  })

  it.runIf(smallDisk !== null)('a disk without a free byte that has room again, three times', async () => {
    const server = await start()
    const load = new WriteLoad(wayTo(server.url))
    await begin(load)
    for (let times = 0; times < 3; times += 1) {
      for (let n = 0; n < 30; n += 1) await load.next()
      const filler = fillDisk(smallDisk ?? '')
      await rest(8_000)
      rmSync(filler)
    }
    await load.stop()
    tell('full', load)
    load.expectKindAnswers()
    expect(load.answers.some(({ status }) => status === 503)).toBe(true)
    await load.expectKept()
  })

  it('two hundred connections that send a letter at a time', async () => {
    const server = await start()
    const { port, hostname } = new URL(server.url)
    const sockets = Array.from({ length: 200 }, () => connect(Number(port), hostname).on('error', () => undefined))
    for (const socket of sockets) socket.write('POST /api/prospect HTTP/1.1\r\nhost: x\r\n')
    const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('x')), 1_000)
    const load = new WriteLoad(wayTo(server.url))
    await begin(load)
    for (let n = 0; n < 200; n += 1) await load.next()
    await load.stop()
    clearInterval(drip)
    for (const socket of sockets) socket.destroy()
    tell('slow senders', load)
    load.expectKindAnswers()
    expect(load.answers.filter(({ status }) => status === 503)).toEqual([])
    await load.expectKept()
  })

  it.runIf(nginx !== null && pgBouncer !== null)('two processes rolled behind nginx and PgBouncer', async () => {
    const pooler = await startPgBouncer(pgBouncer ?? '', admin)
    const url = pooler.url(database.url)
    const folder = makeTemporary('nginx')
    mkdirSync(join(folder, 'logs'))
    const socket = 31_000 + (process.pid % 1_000)
    const configure = (urls: readonly string[]) =>
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/pid; error_log ${folder}/logs/error warn; events {}
http { access_log off; keepalive_timeout 0; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream product { ${urls.map((each) => `server ${new URL(each).host} max_fails=0;`).join(' ')} keepalive 16; keepalive_timeout 2s; }
  server { listen 127.0.0.1:${socket}; location / { proxy_pass http://product; proxy_http_version 1.1; proxy_set_header Connection "";
    proxy_set_header Host $http_host; proxy_next_upstream error timeout http_503 non_idempotent; } } }`,
      )
    const running = [await start(url), await start(url)]
    configure(running.map((each) => each.url))
    const proxy = spawn(nginx ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
    others.push(proxy)
    const front = `http://127.0.0.1:${socket}`
    await expect
      .poll(() =>
        fetch(`${front}/api/health`).then(
          (answer) => answer.status,
          () => 0,
        ),
      )
      .toBe(200)
    const load = new WriteLoad(wayTo(front), wayTo(running[0]?.url ?? ''))
    await begin(load)
    for (let restart = 0; restart < 6; restart += 1) {
      for (let n = 0; n < 20; n += 1) await load.next()
      const server = running.shift()
      running.push(await start(url))
      // As an operator does: the new one in, the old one told to go, the proxy told of both.
      server?.child.kill('SIGTERM')
      configure(running.map((each) => each.url))
      proxy.kill('SIGHUP')
      expect((await server?.ended)?.code).toBe(0)
    }
    await load.stop()
    tell('rolled', load)
    load.expectKindAnswers()
    await load.expectKept()
    const ended = new Promise((resolve) => proxy.once('exit', resolve))
    proxy.kill('SIGTERM')
    await ended
    processes.killAll()
    await pooler.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})
