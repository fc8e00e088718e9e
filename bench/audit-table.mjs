// The activity log with a million entries behind it: node bench/audit-table.mjs [--rows 1000000] [--files 5]
// The database is embedded, on disk, in a directory of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { load } from './load.mjs'
import { HEAD, row, underWatch } from './stall.mjs'

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, files: { type: 'string', default: '1' } },
})
const ROWS = Number(values.rows)
const FILES = Number(values.files)
const PART = 50_000
const RUNS = 15

const { openDatabase } = await load('/server/db/open-database.ts')
const { migrate } = await load('/server/db/migrate.ts')
const { seedBase } = await load('/server/seed/seed-base.ts')
const { listAuditLog } = await load('/server/services/audit/list-audit-log.ts')
const { verifyAudit } = await load('/server/services/audit/verify-audit.ts')
const { createVault } = await load('/server/crypto/vault.ts')
const { hashOfEntry, hashOfLink } = await load('/server/services/audit/shared/audit-hash.ts')
const { exportAuditLog } = await load('/server/services/audit/export-audit-log.ts')
const { tableResponse } = await load('/server/http/file-response.ts')
const { DEFAULT_LOCALE } = await load('/src/contract/entities/shared/language.ts')

const dataDir = mkdtempSync(join(tmpdir(), 'creditlane-audit-'))
const database = await openDatabase({ databaseUrl: null, dataDir })
await migrate(database)
await seedBase(database.db, { demoAccounts: true })
const deps = {
  db: database.db,
  clock: { now: () => new Date() },
  auditWatch: { written: new Map(), state: 'ok' },
  vault: createVault('a key of the bench, 32 characters long'),
  anchors: { list: () => Promise.resolve([]), end: () => Promise.resolve(null) },
}

const started = performance.now()
const seconds = (since) => ((performance.now() - since) / 1_000).toFixed(1)
// A year of 40 people: most of it about lenders and cards, chained as the product chains it.
const ACTIONS = ['lender.update', 'card.update', 'partner.utm', 'denied']
const FIRST = Date.parse('2025-11-01T00:00:00Z')
let previous = null
for (let from = 0; from < ROWS; from += PART) {
  const rows = []
  for (let n = from; n < Math.min(from + PART, ROWS); n++) {
    const entry = {
      at: new Date(FIRST + n * 31_000),
      actor: `admin:${1 + (n % 40)}`,
      on_behalf_of: null,
      action: ACTIONS[n % 4],
      request_id: null,
      object: n % 5 === 0 ? null : `lender:${1 + (n % 977)}`,
      before: { priority: n },
      after: { priority: n + 1 },
    }
    const place = { position: n + 1, audit_id: n + 1 }
    const hash = hashOfEntry(deps.vault, place.audit_id, entry)
    previous = hashOfLink(deps.vault, previous, place, hash)
    rows.push({ ...entry, ...place, hash, link: previous })
  }
  await database.pglite.query(
    `with x as (select * from jsonb_to_recordset($1::jsonb) as x(at timestamptz, actor text, action text, object text,
      before jsonb, after jsonb, hash text, audit_id integer, position integer, link text)),
    entries as (insert into audit_log (audit_id, at, actor, action, object, before, after, hash) overriding system value
      select audit_id, at, actor, action, object, before, after, hash from x)
    insert into audit_chain (position, audit_id, hash) select position, audit_id, link from x`,
    [JSON.stringify(rows)],
  )
}
await database.pglite.query(`select setval(pg_get_serial_sequence('audit_log', 'audit_id'), $1)`, [ROWS])
for (const table of ['audit_log', 'audit_chain']) await database.pglite.exec(`vacuum analyze ${table}`)
console.log(`${ROWS} rows written in ${seconds(started)} s`)

const { rows: named } = await database.pglite.query('select name from lenders where lender_id = 3')
const lender = named[0].name.slice(0, -1)
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
  "search: part of an admin's name": { search: 'admin' },
  'search: part of an action': { search: 'utm' },
  'search: a whole record': { search: 'lender:42' },
  "search: part of a lender's name": { search: lender },
  'search: one letter': { search: 'a' },
  'search: one letter, page 400': { search: 'a', page: '400' },
  'search: nothing found': { search: 'nobody at all' },
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

const write = async () => {
  let bytes = 0
  const table = await exportAuditLog(deps, {}, { admin_id: 1, language: DEFAULT_LOCALE, requestId: 'bench' })
  for await (const piece of tableResponse({ format: 'csv', table }, new Headers()).body) bytes += piece.length
  return bytes
}

const read = () => database.pglite.query('select name from lenders where lender_id = 1')
const startedAt = process.memoryUsage().rss / 1e6
const files = []
const idle = []
// Each file beside as long a stretch of nothing: what the machine's other work does to the loop is seen apart.
for (let run = 0; run < FILES; run++) {
  const file = await underWatch(write, read)
  files.push(file)
  idle.push(await underWatch(() => new Promise((resolve) => setTimeout(resolve, file.took)), read))
}
const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
const medianOf = (runs) => ({
  took: middle(runs.map(({ took }) => took)),
  stall: middle(runs.map(({ stall }) => stall)),
  read: {
    p50: middle(runs.map(({ read: { p50 } }) => p50)),
    slowest: middle(runs.map(({ read: { slowest } }) => slowest)),
  },
})
const chain = await underWatch(() => verifyAudit(deps), read)
const grown = process.memoryUsage().rss / 1e6 - startedAt
console.log(
  `\nchain: ${chain.answer.checked} checked, broken: ${chain.answer.broken}, memory +${grown.toFixed(0)} MB\n\n${HEAD}`,
)
console.log(row(`${(files[0].answer / 1e6).toFixed(0)} MB as a CSV file, median of ${FILES}`, medianOf(files)))
console.log(row('as long a stretch of nothing, median', medianOf(idle)))
console.log(row('chain of the whole log', chain))

await database.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
