import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { maintainAuditLog } from '#server/services/audit/maintain-audit-log.ts'
import { sealAudit } from '#server/services/audit/seal-audit.ts'
import { verifyAudit } from '#server/services/audit/verify-audit.ts'
import { writeAudit } from '#server/services/audit/write-audit.ts'
import { createAuditWatch } from '#server/telemetry/audit-watch.ts'
import { changeBehindItsBack, storedAuditChain, storedAuditLog, storedAuditUnsealed } from '#tests/builders/log.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { createMemoryAuditAnchors } from '#tests/setup/others/memory-audit-anchors.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

describe.each(bothEngines())('the chain of the activity log on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.logs.length = 0
  })
  afterAll(() => server.close())

  const write = async (...actions: string[]) => {
    for (const action of actions) await writeAudit(server.deps, { actor: 'test', action, after: { z: 1, a: [action] } })
  }
  const tend = () => maintainAuditLog(server.deps)
  const verdict = () => verifyAudit(server.deps)
  const behind = (...changes: SQL[]) => changeBehindItsBack(server.deps.db, ...changes)
  const lost = () => server.logs.filter((line) => line.includes('activity log lacks an entry that it had')).length
  const WHOLE = { broken: null, missing: null }

  /** A process of its own: another memory, another folder. */
  const anotherProcess = (): Deps => ({
    ...server.deps,
    anchors: createMemoryAuditAnchors(),
    auditWatch: createAuditWatch(),
  })

  it('holds each entry that stands once, whoever writes and seals in whichever order', async () => {
    const act = fc.oneof(
      fc.record({
        kind: fc.constant('write'),
        stands: fc.boolean(),
        inner: fc.constantFrom('none', 'stands', 'taken back'),
      }),
      fc.constant({ kind: 'seal', stands: true, inner: 'none' }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(act, { maxLength: 6 }), { minLength: 2, maxLength: 4 }), async (workers) => {
        await server.reset()
        const stood: string[] = []
        const work = async (acts: (typeof workers)[number], worker: number) => {
          const deps = { ...anotherProcess(), anchors: server.deps.anchors }
          for (const [number, { kind, stands, inner }] of acts.entries()) {
            if (kind === 'seal') {
              await sealAudit(deps)
              continue
            }
            const action = `w${worker}-${number}`
            await transaction(deps, async (deps) => {
              await writeAudit(deps, { actor: 'test', action })
              // What is caught inside is taken back alone; what stands inside stands with the outer one.
              if (inner !== 'none')
                await transaction(deps, async (deps) => {
                  await writeAudit(deps, { actor: 'test', action: `${action}-inner` })
                  if (inner === 'taken back') throw new Error('inner')
                }).catch(() => null)
              if (!stands) throw new Error('outer')
              stood.push(action, ...(inner === 'stands' ? [`${action}-inner`] : []))
            }).catch(() => null)
          }
          await maintainAuditLog(deps)
          return deps
        }
        for (const deps of await Promise.all(workers.map(work))) {
          await maintainAuditLog(deps)
          expect([deps.auditWatch.state, deps.auditWatch.written.size]).toEqual(['ok', 0])
        }
        expect(await verdict()).toEqual({ checked: stood.length, ...WHOLE })
        expect(await storedAuditUnsealed(server)).toEqual([])
        const log = new Map((await storedAuditLog(server)).map(({ audit_id, action }) => [audit_id, action]))
        const chain = await storedAuditChain(server)
        expect(chain.map(({ audit_id }) => log.get(audit_id)).toSorted()).toEqual(stood.toSorted())
        expect(chain.map(({ position }) => position)).toEqual(stood.map((_, at) => at + 1))
      }),
      { numRuns: 15 },
    )
  })

  it.runIf(engine === 'postgres')('lets nobody who writes wait for anybody', async () => {
    await transaction(server.deps, async (deps) => {
      await writeAudit(deps, { actor: 'test', action: 'open' })
      // On another connection, while the first transaction stands open; so does what has the chain.
      await write('beside')
      expect(await sealAudit(server.deps)).toBe(1)
    })
    expect(await sealAudit(server.deps)).toBe(1)
    const names = new Map((await storedAuditLog(server)).map(({ audit_id, action }) => [audit_id, action]))
    expect((await storedAuditChain(server)).map(({ audit_id }) => names.get(audit_id))).toEqual(['beside', 'open'])
    await transaction(server.deps, async (deps) => {
      await write('sealed')
      expect(await sealAudit(deps)).toBe(1)
      await write('not yet')
      expect(await sealAudit(server.deps)).toBe(0)
    })
    expect(await sealAudit(server.deps)).toBe(1)
    expect(await verdict()).toEqual({ checked: 4, ...WHOLE })
  })

  it('forgets what is under a noted link, and what was taken back', async () => {
    const { auditWatch } = server.deps
    await write('stands')
    await transaction(server.deps, async (deps) => {
      await writeAudit(deps, { actor: 'test', action: 'taken back' })
      expect(auditWatch.written.size).toBe(1)
      throw new Error('taken back')
    }).catch(() => null)
    expect(auditWatch.written.size).toBe(1)
    await tend()
    expect([auditWatch.written.size, auditWatch.state, lost()]).toEqual([0, 'ok', 0])
  })

  it.each<[string, SQL[]]>([
    ['with its place in the queue', [sql`delete from audit_unsealed where audit_id = 2`]],
    ['alone', []],
  ])('misses an entry that is deleted before it is sealed, %s, for good', async (_, more) => {
    await write('one', 'two', 'three')
    await behind(sql`delete from audit_log where audit_id = 2`, ...more)
    await tend()
    expect(lost()).toBe(1)
    expect(await server.browser().call('getHealth')).toMatchObject({ status: 'ok', activity_log: 'incomplete' })
    expect(await verdict()).toMatchObject({ broken: null, missing: 2 })
    await tend()
    // Another life of the process: what was noted outside is still there.
    server.deps.auditWatch = createAuditWatch()
    await tend()
    expect(lost()).toBe(1)
    expect(await verdict()).toMatchObject({ missing: 2 })
  })

  it.each<[string, number, SQL]>([
    ['changed before it is sealed', 2, sql`update audit_log set actor = 'somebody else' where audit_id = 2`],
    [
      'put in another’s place before it is sealed',
      2,
      sql`update audit_log set (action, after, hash) = (select o.action, o.after, o.hash from audit_log o
        where o.audit_id = 5 - audit_log.audit_id) where audit_id in (2, 3)`,
    ],
    ['made up', 4, sql`insert into audit_log (at, actor, action, hash) values (now(), 'x', 'y', repeat('a', 64))`],
    [
      'written twice',
      4,
      sql`with copy as (insert into audit_log (at, actor, action, object, before, after, request_id, hash)
        select at, actor, action, object, before, after, request_id, hash from audit_log where audit_id = 2
        returning audit_id) insert into audit_unsealed table copy`,
    ],
  ])('names an entry that is %s', async (_, id, change) => {
    await write('one', 'two', 'three')
    await behind(change)
    expect((await verdict()).broken).toBe(id)
    await tend()
    expect((await verdict()).broken).toBe(id)
  })

  it.each<[string, number, ...SQL[]]>([
    ['changed', 2, sql`update audit_log set after = '{"z":2}' where audit_id = 2`],
    ['deleted', 2, sql`delete from audit_log where audit_id = 2`],
    ['taken out of the chain', 3, sql`delete from audit_chain where audit_id = 2`],
    [
      'taken out with everything about it, the gap closed',
      3,
      sql`delete from audit_log where audit_id = 2`,
      sql`delete from audit_chain where audit_id = 2`,
      sql`update audit_chain set position = 2 where audit_id = 3`,
    ],
    [
      'moved',
      3,
      sql`update audit_chain set audit_id = -audit_id where audit_id in (2, 3)`,
      sql`update audit_chain set audit_id = 5 + audit_id where audit_id < 0`,
    ],
    [
      'given a link of its own hash',
      1,
      sql`update audit_chain set hash = l.hash from audit_log l where l.audit_id = audit_chain.audit_id`,
    ],
    [
      'given a link of its own hash, behind others',
      3,
      sql`update audit_chain set hash = l.hash from audit_log l where l.audit_id = 3 and audit_chain.audit_id = 3`,
    ],
  ])('names the place where a sealed entry is %s', async (_, id, ...changes) => {
    await write('one', 'two', 'three')
    await tend()
    expect(await verdict()).toEqual({ checked: 3, ...WHOLE })
    await behind(...changes)
    expect((await verdict()).broken).toBe(id)
  })

  it.each([
    ['at the beginning', []],
    ['behind others', ['one']],
  ])('takes no entry that fits without the key, %s', async (_, others) => {
    await write(...others)
    await tend()
    const [last] = await storedAuditChain(server)
    const at = '2026-01-01T00:00:00.000Z'
    const hash = createHash('sha256')
      .update(JSON.stringify([last?.hash ?? '0'.repeat(64), at, 'x', null, 'y', null, null, null, null]))
      .digest('hex')
    const id = others.length + 1
    await behind(
      sql`insert into audit_log (at, actor, action, hash) values (${at}, 'x', 'y', ${hash})`,
      sql`insert into audit_chain (position, audit_id, hash) values (${id}, ${id}, ${hash})`,
    )
    expect((await verdict()).broken).toBe(id)
  })

  it('misses what is cut off after the last seal, without an hourly anchor, also when others were added since', async () => {
    await write('one', 'two', 'three')
    await tend()
    await behind(sql`delete from audit_chain where audit_id = 3`, sql`delete from audit_log where audit_id = 3`)
    expect(await verdict()).toMatchObject({ broken: null, missing: 3 })
    await write('four')
    await tend()
    expect([lost(), server.deps.auditWatch.state]).toEqual([1, 'incomplete'])
    await tend()
    expect(lost()).toBe(1)
    expect(await verdict()).toMatchObject({ broken: null, missing: 3 })
  })

  it('misses a log that is emptied', async () => {
    await write('one', 'two')
    await tend()
    await behind(sql`delete from audit_chain`, sql`delete from audit_log`)
    await tend()
    await tend()
    expect(lost()).toBe(1)
    expect(await verdict()).toMatchObject({ checked: 0, missing: 2 })
  })

  it('is noted by each process in its own place, whoever sealed', async () => {
    const other = anotherProcess()
    await write('one')
    await tend()
    await maintainAuditLog(other)
    const [link] = await storedAuditChain(server)
    const end = { audit_id: link?.audit_id, hash: link?.hash }
    expect([await server.deps.anchors.end(), await other.anchors.end()]).toEqual([end, end])
  })

  it.runIf(engine === 'postgres')('is late while an entry waits for longer than a minute', async () => {
    const { auditWatch } = server.deps
    await transaction(server.deps, async (deps) => {
      // Has the chain, and stands still.
      await sealAudit(deps)
      await write('one')
      await tend()
      expect(auditWatch.state).toBe('ok')
      server.clock.set(new Date(server.clock.now().getTime() + 61_000))
      await tend()
      expect(auditWatch.state).toBe('late')
    })
    await tend()
    expect([auditWatch.state, auditWatch.written.size]).toEqual(['ok', 0])
  })
})
