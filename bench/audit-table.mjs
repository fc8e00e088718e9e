// The activity log with a million entries behind it: node bench/audit-table.mjs [--rows 1000000]
// The database is embedded, on disk, in a directory of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { load } from './load.mjs'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
const ROWS = Number(values.rows)
const PART = 50_000
const RUNS = 15

const { openDatabase } = await load('/server/db/client.ts')
const { migrate } = await load('/server/db/migrate.ts')
const { listAuditLog } = await load('/server/services/list-audit-log.ts')
const { exportAuditLog } = await load('/server/services/export-audit-log.ts')

const dataDir = mkdtempSync(join(tmpdir(), 'creditlane-audit-'))
const database = await openDatabase({ databaseUrl: null, dataDir })
await migrate(database)
const deps = { db: database.db, clock: { now: () => new Date() } }

const started = performance.now()
const seconds = (since) => ((performance.now() - since) / 1_000).toFixed(1)
// A year of 40 people: most of it about lenders and cards. The chain's hashes are not real.
for (let from = 0; from < ROWS; from += PART)
  await database.pglite.exec(`
    insert into audit_log (at, actor, action, object, before, after, previous_hash, hash)
    select timestamptz '2025-11-01' + n * interval '31 seconds', 'admin:' || 1 + n % 40,
      (array['lender.update', 'card.update', 'partner.utm', 'denied'])[1 + n % 4],
      case when n % 5 = 0 then null else 'lender:' || 1 + n % 977 end,
      jsonb_build_object('priority', n), jsonb_build_object('priority', n + 1), repeat('0', 64), repeat('f', 64)
    from generate_series(${from}, ${Math.min(from + PART, ROWS) - 1}) n`)
await database.pglite.exec('vacuum analyze audit_log')
console.log(`${ROWS} rows written in ${seconds(started)} s`)

const cases = {
  'first page': {},
  'page 1,000 of 25': { page: '1000' },
  'page 10,000 of 100, the last': { page: String(ROWS / 100), size: '100' },
  'first page by actor, ascending': { sort: 'actor', direction: 'asc' },
  'one actor of 40': { actor: 'admin:7' },
  'one actor of 40, page 400': { actor: 'admin:7', page: '400' },
  'one action of 4': { action: 'card.update' },
  'one record of 977': { object: 'lender:42' },
  'one day': { from: '2026-02-01', to: '2026-02-01' },
  'one actor, one record, one month': { actor: 'admin:7', object: 'lender:42', from: '2026-02-01', to: '2026-02-28' },
  'nothing passes': { actor: 'admin:999' },
}
console.log('\n| page of the log | median ms | slowest ms | counted |\n|---|--:|--:|--:|')
for (const [name, query] of Object.entries(cases)) {
  const times = []
  let answer
  for (let run = 0; run < RUNS; run++) {
    const since = performance.now()
    answer = await listAuditLog(deps, query)
    times.push(performance.now() - since)
  }
  times.sort((a, b) => a - b)
  const counted = `${answer.total}${answer.capped ? '+' : ''}`
  console.log(`| ${name} | ${times[RUNS >> 1].toFixed(1)} | ${times.at(-1).toFixed(1)} | ${counted} |`)
}

const exporting = performance.now()
let bytes = 0
for await (const piece of await exportAuditLog(deps, {}, { admin_id: 1, requestId: 'bench' })) bytes += piece.length
console.log(`\nexport of everything: ${seconds(exporting)} s, ${(bytes / 1e6).toFixed(0)} MB`)

await database.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
