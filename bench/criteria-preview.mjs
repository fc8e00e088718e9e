// The criteria sandbox with 5,000 past applicants behind it, on the embedded database on disk:
// node bench/criteria-preview.mjs [--applicants 5000]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { load } from './load.mjs'
import { HEAD, row, underWatch } from './stall.mjs'

const { values } = parseArgs({ options: { applicants: { type: 'string', default: '5000' } } })
const APPLICANTS = Number(values.applicants)
/** Each asked for offers so often: every list is read, each person counts once. */
const LISTS_EACH = 5
const RUNS = 7

const { openDatabase } = await load('/server/db/open-database.ts')
const { migrate } = await load('/server/db/migrate.ts')
const { seedBase } = await load('/server/seed/seed-base.ts')
const { seedCustomers } = await load('/server/seed/demo/seed-customers.ts')
const { createVault } = await load('/server/crypto/vault.ts')
const { previewCriteria } = await load('/server/services/criteria/preview-criteria.ts')

const dataDir = mkdtempSync(join(tmpdir(), 'creditlane-criteria-'))
const database = await openDatabase({ databaseUrl: null, dataDir })
await migrate(database)
await seedBase(database.db, { demoAccounts: false })
const deps = { db: database.db, clock: { now: () => new Date() }, vault: createVault('b'.repeat(64)) }
await seedCustomers(deps, APPLICANTS)
await database.pglite.exec(`
  insert into offer_lists (app_id, user_id, product_type, method_version, inputs_enc, shown, created_at)
  select app_id, user_id, product_type, method_version, inputs_enc, shown, created_at
  from offer_lists, generate_series(2, ${LISTS_EACH});
  update offer_lists set created_at = now() - (offer_list_id % 80) * interval '1 day'`)
await database.pglite.exec('vacuum analyze')

const read = () => database.pglite.query('select name from lenders where lender_id = 1')
const changes = { min_income: 40_000, min_credit_score: 720, max_age: 55 }
const runs = []
for (let run = 0; run < RUNS; run++)
  runs.push(await underWatch(() => previewCriteria(deps, { lender_id: 1, changes }), read))
runs.sort((a, b) => a.took - b.took)
const { checked, gained, lost } = runs[0].answer
console.log(`${checked} applicants, ${APPLICANTS * LISTS_EACH} lists: ${gained} gain, ${lost} lose\n\n${HEAD}`)
console.log(row('nothing, for comparison', await underWatch(() => setTimeout(1_000), read)))
console.log(row(`preview, median of ${RUNS}`, runs[RUNS >> 1]))
console.log(row('preview, slowest', runs.at(-1)))

await database.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
