import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createOutgoing } from '#server/adapters/outgoing/outgoing.ts'
import type { Database, Db, Engine } from '#server/db/client.ts'
import { fromPglite, PGLITE_OPTIONS } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { transaction } from '#server/db/transaction.ts'
import { toAppError } from '#server/http/error-response.ts'
import { createLogger } from '#server/log.ts'
import { getHealth } from '#server/services/operations/get-health.ts'
import { createAuditWatch } from '#server/telemetry/audit-watch.ts'
import { bothEngines, createPostgresCopy } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'

const NO_ROOM = 'could not extend file "base/1/2": No space left on device'
const noRoom = () => Object.assign(new Error(NO_ROOM), { code: '53100' })

interface Disk {
  database: Database
  fill: () => Promise<void>
  makeRoom: () => Promise<void>
  close: () => Promise<void>
}

/** What writes fails here with the state and the words of a full disk, before the engine has it. */
async function embeddedOnDisk(): Promise<Disk> {
  const client = await PGlite.create(PGLITE_OPTIONS)
  const run = client.execProtocolStream.bind(client)
  let full = false
  client.execProtocolStream = (message, ...rest) =>
    full && Buffer.from(message).includes('lo_from_bytea') ? Promise.reject(noRoom()) : run(message, ...rest)
  return {
    database: fromPglite(client),
    fill: () => Promise.resolve(void (full = true)),
    makeRoom: () => Promise.resolve(void (full = false)),
    close: () => client.close(),
  }
}

/** What writes fails on the server itself, over every connection. */
async function postgresOnDisk(): Promise<Disk> {
  const copy = await createPostgresCopy()
  const database = openPostgres(copy.url)
  return {
    database,
    fill: async () => {
      await database.pool.query('alter function pg_catalog.lo_from_bytea(oid, bytea) rename to lo_with_room')
      await database.pool.query(
        `create function pg_catalog.lo_from_bytea(oid, bytea) returns oid language plpgsql as $$
          begin raise exception using errcode = '53100', message = '${NO_ROOM}'; end $$`,
      )
    },
    makeRoom: async () => {
      await database.pool.query('drop function pg_catalog.lo_from_bytea(oid, bytea)')
      await database.pool.query('alter function pg_catalog.lo_with_room(oid, bytea) rename to lo_from_bytea')
    },
    close: async () => {
      await database.close()
      await copy.drop()
    },
  }
}

const openDisk: Record<Engine, () => Promise<Disk>> = { pglite: embeddedOnDisk, postgres: postgresOnDisk }
const write = (db: Db) => db.execute(sql`select lo_unlink(lo_from_bytea(0, 'written'::bytea))`)
const WAYS = [
  ['a statement of its own', (database: Database) => write(database.db)],
  ['a transaction', (database: Database) => transaction(database, ({ db }) => write(db))],
] as const

it.each(bothEngines())('a full disk is remembered on %s until something can be written', async (engine) => {
  const { database, fill, makeRoom, close } = await openDisk[engine]()
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => void lines.push(line) })
  const outgoing = createOutgoing({ log })
  const health = async () => {
    const { ping } = database
    const auditWatch = createAuditWatch()
    const { status, database: state } = await getHealth(
      { ping, outgoing, auditWatch, replica: null },
      { stopping: false, busy: false },
    )
    return [status, state]
  }
  for (const [way, tryToWrite] of WAYS) {
    await fill()
    const refused = await tryToWrite(database).catch((error: unknown) => error)
    expect(toAppError(refused, log), way).toMatchObject({ code: 'not_available', status: 503 })
    expect(lines.at(-1), way).toContain('"errorCode":"53100"')
    expect(await health(), way).toEqual(['degraded', 'full'])
    // What can still be read says nothing.
    await database.db.execute(sql`select 1`)
    expect(await health(), way).toEqual(['degraded', 'full'])
    await makeRoom()
    // Nobody else has to write before health is well again.
    expect(await health(), way).toEqual(['ok', 'ok'])
    await tryToWrite(database)
  }
  const failed = database.db.execute(sql`select 1 / 0`)
  await expect(failed).rejects.toThrow()
  expect(await health()).toEqual(['ok', 'ok'])
  await close()
})

it('a process that cannot write takes no requests', async () => {
  const server = await makeTestServer({ deps: { ping: { ask: () => Promise.reject(noRoom()), alone: true } } })
  const answer = await server.browser().answer('getHealth')
  expect(answer.status).toBe(503)
  expect(answer.body).toMatchObject({ status: 'degraded', database: 'full' })
  await server.close()
})
