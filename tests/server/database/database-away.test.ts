import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createOutgoing } from '#server/adapters/outgoing/outgoing.ts'
import { DatabaseBusy, isDatabaseAway, pgErrorCode } from '#server/db/database-away.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { admins } from '#server/db/schema/staff.ts'
import { transaction } from '#server/db/transaction.ts'
import { toAppError } from '#server/http/error-response.ts'
import { createLogger } from '#server/log.ts'
import { getHealth } from '#server/services/operations/get-health.ts'
import { createAuditWatch } from '#server/telemetry/audit-watch.ts'
import { createPostgresCopy, bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import { makeTemporary } from '#tests/setup/temporary.ts'

/** PostgreSQL's name for its unix socket. */
const SOCKET = '.s.PGSQL.5432'
const coded = (code: string, message = 'refused') => Object.assign(new Error(message), { code })
const auditWatch = createAuditWatch()
/** As drizzle hands it on. */
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause })

describe('a database that is away', () => {
  it.each([
    ['a backend ended by its operator', coded('57P01')],
    ['a server that starts', coded('57P03')],
    ['a transaction that stood still', coded('25P03')],
    ['a stand-by', coded('25006')],
    ['no connection left', coded('53300')],
    ['a full disk', coded('53100')],
    ['no room for a new connection', Object.assign(coded('XX000', 'could not write init file'), { severity: 'FATAL' })],
    ['a broken connection', coded('08006')],
    ['a password that is being changed', coded('28P01')],
    ['a refused connection', coded('ECONNREFUSED')],
    ['a reset connection', coded('ECONNRESET')],
    ['a closed pipe', coded('EPIPE')],
    ['a name that does not resolve just now', coded('EAI_AGAIN')],
    ['a host out of reach', coded('EHOSTUNREACH')],
    ['every address of a host', new AggregateError([new Error('no'), coded('ECONNREFUSED')], '')],
    ['a client after its connection died', new Error('Client has encountered a connection error and is not queryable')],
    ['a closed client', new Error('Client was closed and is not queryable')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a slow connection', new Error('Connection terminated due to connection timeout', { cause: new Error('x') })],
    ['a full pool', new Error('timeout exceeded when trying to connect')],
    ['a closed pool', new Error('Cannot use a pool after calling end on the pool')],
  ])('is told by %s, however it is wrapped', (_, error) => {
    expect(isDatabaseAway(error)).toBe(true)
    expect(isDatabaseAway(wrapped(wrapped(error)))).toBe(true)
  })

  it.each([
    coded('23505'),
    coded('40001'),
    coded('42P01'),
    Object.assign(coded('XX000', 'cache lookup failed for relation 1'), { severity: 'ERROR' }),
    new TypeError('x is not a function'),
    new Error('no Connection terminated here'),
    'Connection terminated',
    null,
  ])('is not told by %s', (error) => {
    expect(isDatabaseAway(error)).toBe(false)
    expect(isDatabaseAway(wrapped(error))).toBe(false)
  })

  it('does not hide the state of a query', () => {
    expect(pgErrorCode(wrapped(coded('57P01')))).toBe('57P01')
    expect(pgErrorCode(wrapped(coded('ECONNRESET')))).toBeNull()
  })
})

it('leaves the browser the cookie that it has when a sign-in could not be written', async () => {
  const server = await makeTestServer()
  const browser = server.browser()
  const body = { email: 'admin@demo.test', password: 'Demo@12345' }
  await browser.call('adminLogin', { body })
  const before = new Map(browser.cookies)
  const whole = server.deps.db.transaction.bind(server.deps.db)
  server.deps.db.transaction = () => Promise.reject(new Error('Connection terminated unexpectedly'))
  const answer = await browser.answer('adminLogin', { body })
  server.deps.db.transaction = whole
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(browser.cookies).toEqual(before)
  await server.close()
})

it.each([
  ['alone', { alone: true }, 'degraded'],
  ['behind the work of everybody', { alone: false }, 'busy'],
] as const)('health that waits %s for an answer says so', async (_, { alone }, status) => {
  const ping = { ask: () => new Promise<void>(() => undefined), alone }
  const outgoing = createOutgoing({ log: createLogger('silent') })
  expect(
    await getHealth({ ping, replica: null, outgoing, auditWatch }, { stopping: false, busy: false }, 1),
  ).toMatchObject({
    status,
    database: 'late',
  })
})

describe.runIf(bothEngines().includes('postgres'))('a pool of connections', () => {
  it('gets back every connection whose transaction could not begin, and serves nobody with a broken one', async () => {
    const copy = await createPostgresCopy()
    const database = openPostgres(copy.url)
    const { pool } = database
    const room = pool.options.max
    const connect = pool.connect.bind(pool)
    pool.connect = (async () => {
      const client = await connect()
      await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
      return client
    }) as typeof pool.connect
    const tries = Array.from({ length: room * 2 }, () =>
      transaction(database, (database) => database.db.$count(admins)),
    )
    for (const end of await Promise.allSettled(tries))
      expect(end.status === 'rejected' && isDatabaseAway(end.reason)).toBe(true)
    pool.connect = connect
    expect(pool.idleCount).toBe(0)
    const answers = Array.from({ length: room * 2 }, () =>
      transaction(database, (database) => database.db.$count(admins)),
    )
    for (const count of await Promise.all(answers)) expect(count).toBeGreaterThan(0)
    await database.close()
    await copy.drop()
  })
  it('that are all in use is busy and not away, and health is answered on one of its own', async () => {
    const copy = await createPostgresCopy()
    const database = openPostgres(copy.url, { placeMs: 1_000 })
    let free = () => undefined as void
    const held = new Promise<void>((resolve) => (free = resolve))
    const holders: Promise<void>[] = []
    // One after the other: each has its connection before the next asks for one.
    for (let place = 0; place < database.pool.options.max; place += 1)
      await new Promise<void>((begun) => {
        holders.push(transaction(database, async () => (begun(), held)))
      })
    const error = await transaction(database, (database) => database.db.$count(admins)).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(DatabaseBusy)
    const log = createLogger('silent')
    expect(toAppError(error, log)).toMatchObject({ code: 'not_available', retryAfter: 5 })
    const outgoing = createOutgoing({ log })
    const health = await getHealth(
      { ping: database.ping, replica: null, outgoing, auditWatch },
      { stopping: false, busy: true },
    )
    expect(health).toMatchObject({ status: 'busy', database: 'ok' })
    free()
    await Promise.all(holders)
    expect(await transaction(database, (database) => database.db.$count(admins))).toBeGreaterThan(0)
    await database.close()
    const gone = await getHealth(
      { ping: database.ping, replica: null, outgoing, auditWatch },
      { stopping: false, busy: false },
    )
    expect(gone).toMatchObject({ status: 'degraded', database: 'away' })
    await copy.drop()
  })

  it('does not wait for a database that has fallen silent', async () => {
    const copy = await createPostgresCopy()
    const folder = makeTemporary('silent')
    const real = new URL(copy.url).searchParams.get('host') ?? ''
    const sockets = new Set<Socket>()
    const relay = createServer((near) => {
      const far = connect(join(real, SOCKET))
      near.pipe(far).pipe(near)
      for (const each of [near, far]) sockets.add(each.on('error', () => undefined))
    })
    await new Promise<void>((resolve) => relay.listen(join(folder, SOCKET), resolve))
    const database = openPostgres(copy.url.replace(real, folder), { answerMs: 1_000 })
    expect(await transaction(database, (database) => database.db.$count(admins))).toBeGreaterThan(0)
    for (const socket of sockets) socket.unpipe().pause()
    const error = await transaction(database, (database) => database.db.$count(admins)).catch(
      (reason: unknown) => reason,
    )
    expect(isDatabaseAway(error)).toBe(true)
    // The silent connection serves nobody again.
    expect(await transaction(database, (database) => database.db.$count(admins))).toBeGreaterThan(0)
    for (const socket of sockets) socket.destroy()
    await database.close()
    relay.close()
    rmSync(folder, { recursive: true })
    await copy.drop()
  })
})
