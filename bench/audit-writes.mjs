// Changes with a line in the activity log, many writers at once, on PostgreSQL:
// node bench/audit-writes.mjs [--writers 16] [--hold 10] [--seconds 5] [--rounds 3]
// A transaction stands open for `--hold` milliseconds more after its line.
// Three ways in turn: no line; a line behind one lock, as it was until decision 151; a line that is sealed afterwards.
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { load } from './load.mjs'
import { onDatabase } from './on-database.mjs'

const { values } = parseArgs({
  options: {
    writers: { type: 'string', default: '16' },
    hold: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
})
const [WRITERS, HOLD, SECONDS, ROUNDS] = [values.writers, values.hold, values.seconds, values.rounds].map(Number)

const { createAuditWatch } = await load('/server/telemetry/audit-watch.ts')
const { createVault } = await load('/server/crypto/vault.ts')
const { migrate } = await load('/server/db/migrate.ts')
const { transaction } = await load('/server/db/transaction.ts')
const { startLoop } = await load('/server/jobs/start-loop.ts')
const { maintainAuditLog } = await load('/server/services/audit/maintain-audit-log.ts')
const { verifyAudit } = await load('/server/services/audit/verify-audit.ts')
const { writeAudit } = await load('/server/services/audit/write-audit.ts')
const { createMemoryAuditAnchors } = await load('/tests/setup/others/memory-audit-anchors.ts')

const FACT = { actor: 'admin:1', action: 'bench', object: 'lender:1', before: { priority: 1 }, after: { priority: 2 } }

/** The lock and its three statements; the hash costs the same in all ways and is left out. */
async function writeBehindLock({ db }) {
  await db.execute(sql`select pg_advisory_xact_lock(1)`)
  await db.execute(sql`select hash from bench_log order by id desc limit 1`)
  await db.execute(
    sql`insert into bench_log (at, actor, action, object, before, after, hash) values (now(), ${FACT.actor},
      ${FACT.action}, ${FACT.object}, ${JSON.stringify(FACT.before)}, ${JSON.stringify(FACT.after)}, repeat('0', 64))`,
  )
}

const WAYS = {
  none: () => undefined,
  'one lock': writeBehindLock,
  'sealed afterwards': (deps) => writeAudit(deps, FACT),
}

await onDatabase('postgres', async (database, run) => {
  await migrate(database)
  await run(`create table bench_act (id integer generated always as identity primary key, at timestamptz);
    create table bench_log (id integer generated always as identity primary key, at timestamptz, actor text, action text,
      object text, before jsonb, after jsonb, hash text);
    create index on bench_log (object); create index on bench_log (object, at, id); create index on bench_log (at, id);
    create index on bench_log (actor, at, id); create index on bench_log (action, at, id)`)
  const deps = {
    db: database.db,
    clock: { now: () => new Date() },
    vault: createVault('a key of the bench, 32 characters long'),
    anchors: createMemoryAuditAnchors(),
    auditWatch: createAuditWatch(),
    log: { info: () => undefined, error: (fields, text) => console.log(text, fields) },
  }
  const loop = startLoop(
    () => maintainAuditLog(deps),
    (error) => console.log('not tended', error),
  )

  /** Changes a second. */
  async function measure(note) {
    let done = 0
    let running = true
    const writer = async () => {
      while (running) {
        await transaction(deps, async (deps) => {
          await deps.db.execute(sql`insert into bench_act (at) values (now())`)
          await note(deps)
          // The rest of the transaction: what else it asks, the network, and the disk, which this PostgreSQL does not wait for.
          await deps.db.execute(sql`select pg_sleep(${HOLD / 1_000})`)
        })
        done += 1
      }
    }
    const since = performance.now()
    const writers = Array.from({ length: WRITERS }, writer)
    await setTimeout(SECONDS * 1_000)
    running = false
    await Promise.all(writers)
    return done / ((performance.now() - since) / 1_000)
  }

  const rates = Object.fromEntries(Object.keys(WAYS).map((way) => [way, []]))
  for (let round = 0; round <= ROUNDS; round++)
    for (const [way, note] of Object.entries(WAYS)) {
      const rate = await measure(note)
      // The first round warms up.
      if (round > 0) rates[way].push(rate)
    }
  const waiting = deps.auditWatch.written.size
  await loop.stop()
  const since = performance.now()
  await maintainAuditLog(deps)
  const rest = performance.now() - since
  const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
  const base = middle(rates['one lock'])
  console.log(`${WRITERS} writers, ${HOLD} ms more, ${ROUNDS} rounds of ${SECONDS} s, load ${loadavg()[0].toFixed(1)}`)
  console.log('\n| a line in the log | changes a second, median | against one lock |\n|---|--:|--:|')
  for (const [way, each] of Object.entries(rates))
    console.log(`| ${way} | ${middle(each).toFixed(0)} | ${(middle(each) / base).toFixed(2)} |`)
  const verdict = await verifyAudit(deps)
  console.log(
    `\n${waiting} entries were not settled at the end; that took ${rest.toFixed(0)} ms.`,
    verdict,
    deps.auditWatch.state,
  )
})
process.exit(0)
