import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate as migrateTo } from 'drizzle-orm/pglite/migrator'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVault } from '#server/crypto/vault.ts'
import { fromPglite, PGLITE_OPTIONS } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { detailsOfApplication, detailsOfEnquiry } from '#server/db/repositories/applications/kept-details.ts'
import { openInputs } from '#server/db/repositories/offers/offer-lists.ts'
import { openScore } from '#server/db/repositories/profile/credit-scores.ts'
import { openProfile } from '#server/db/repositories/profile/customers.ts'
import { applications, customers, offerLists } from '#server/db/schema.ts'
import { loanEnquiries } from '#server/db/schema-products.ts'
import { sealClearRows } from '#server/db/seal-clear-rows.ts'
import { createLogger } from '#server/log.ts'
import { migrationsBefore } from '#tests/setup/migrations-before.ts'

const vault = createVault('s'.repeat(64))
/** More than one part, and one row that is not the last of its part. */
const PEOPLE = 1_201
/** Like no other figure of these rows. */
const SCORE = 4321
const ERASED = 7
const keys = Array.from({ length: PEOPLE }, () => vault.newDataKey())
const profileOf = (id: number) => ({ monthly_income: 830_000 + id, employer_name: 'Zyxwright', postal_code: '431977' })
const applicantOf = (id: number) => ({
  employment: 'salaried',
  monthly_income: 830_000 + id,
  monthly_emi: 0,
  credit_score: SCORE,
  postal_code: '431977',
})
/** What a home loan asks: a household's income and a home's value, like no other figures of these rows. */
const HOME = { household_income: 76_543_219, property_value: 98_765_431 }
/** One with a score and without details, and one with neither. */
const WITHOUT_DETAILS = 3
const NOTHING_YET = 4
const REQUEST = { app_id: 'a', product_type: 'Personal Loans', amount: 1, tenure_months: 3, today: '2026-11-01' }

let client: PGlite
let folder: string
beforeAll(async () => {
  client = await PGlite.create(PGLITE_OPTIONS)
  folder = migrationsBefore('_sealed_at_rest')
  await migrateTo(drizzle(client), { migrationsFolder: folder })
  const people = keys.map((key, at) => ({
    user_id: at + 1,
    data_key: at + 1 === ERASED ? null : key,
    profile: profileOf(at + 1),
    inputs: {
      applicant: { ...applicantOf(at + 1), birth_day_enc: vault.seal(key, '1990-08-14', 'offer_lists.birth_day') },
      request: REQUEST,
    },
  }))
  await client.query(
    `insert into customers (user_id, partner, data_key, profile) overriding system value
      select user_id, 'cl', data_key, profile from jsonb_to_recordset($1::jsonb)
        as x(user_id int, data_key text, profile jsonb)`,
    [JSON.stringify(people)],
  )
  await client.exec(`insert into applications
      (app_id, reference, user_id, product_type, partner, status, origin_app_id, bureau_score, bureau_checked_at, details)
      select 'a' || user_id, 'a' || user_id, user_id, 'Personal Loans', 'cl', 'draft', 'a' || user_id,
        case when user_id in (2, ${NOTHING_YET}) then null else ${SCORE} end, now(),
        case when user_id in (${WITHOUT_DETAILS}, ${NOTHING_YET}) then null else '${JSON.stringify(HOME)}'::jsonb end from customers`)
  await client.exec(`insert into loan_enquiries (reference, user_id, partner, kind, details)
      select 'e' || user_id, user_id, 'cl', 'car', '${JSON.stringify(HOME)}' from customers`)
  await client.query(
    `insert into offer_lists (app_id, user_id, method_version, inputs, shown)
      select 'a' || user_id, user_id, '1', inputs, '[]' from jsonb_to_recordset($1::jsonb)
        as x(user_id int, inputs jsonb)`,
    [JSON.stringify(people)],
  )
}, 180_000)
afterAll(async () => {
  await client.close()
  rmSync(folder, { recursive: true, force: true })
})

const clearRows = async () =>
  (
    await client.query<{ left: number }>(`select (select count(*) from customers where profile is not null)::int
      + (select count(*) from applications where bureau_score is not null or details is not null)::int
      + (select count(*) from offer_lists where inputs is not null)::int
      + (select count(*) from loan_enquiries where details is not null)::int as left`)
  ).rows[0]?.left

/** Without keys, seals, digests and times: four digits stand in some of so many of them by chance. */
const clearValues = (row: Record<string, unknown>) =>
  JSON.stringify(Object.entries(row).filter(([column]) => !/_(enc|key|index|at)$/.test(column)))

it(
  'what an earlier version kept in clear is sealed at the start, also by two processes of which one dies, and nothing is lost',
  { timeout: 180_000 },
  async () => {
    const database = fromPglite(client)
    await migrate({ ...database })
    const deps = { db: database.db, vault, log: createLogger('silent') }
    expect(await clearRows()).toBe(4 * PEOPLE - 1)
    await expect(client.query(`update customers set profile = '{}' where user_id = 1`)).rejects.toThrow('sealed')

    // It dies in its second part of five hundred.
    let left = 700
    const dying = { ...vault, seal: (...of: Parameters<typeof vault.seal>) => (left-- > 0 ? vault.seal(...of) : die()) }
    await expect(sealClearRows({ ...deps, vault: dying })).rejects.toThrow('power cut')
    expect(await clearRows()).toBe(4 * PEOPLE - 1 - 500)
    await Promise.all([sealClearRows(deps), sealClearRows(deps)])
    expect(await clearRows()).toBe(0)

    const dump = await client.query<{ row: string }>(
      `select row_to_json(t)::text as row from customers t union all select row_to_json(t)::text from applications t
        union all select row_to_json(t)::text from offer_lists t union all select row_to_json(t)::text from loan_enquiries t`,
    )
    const inClear = dump.rows.map(({ row }) => clearValues(JSON.parse(row) as Record<string, unknown>))
    expect(
      inClear.filter((row) => /Zyxwright|431977|8300|4321|1990|76543219|98765431|property_value/.test(row)),
    ).toEqual([])

    const people = await database.db.select().from(customers).orderBy(customers.user_id)
    expect(people.map((row) => openProfile(vault, row))).toEqual(
      people.map(({ user_id }) => (user_id === ERASED ? {} : profileOf(user_id))),
    )
    const scores = await database.db.select().from(applications)
    const owner = (user_id: number) => ({ user_id, data_key: people[user_id - 1]?.data_key ?? null })
    expect(scores.map((row) => openScore(vault, owner(row.user_id), row.bureau_score_enc))).toEqual(
      scores.map(({ user_id }) => ([ERASED, 2, NOTHING_YET].includes(user_id) ? null : SCORE)),
    )
    expect(scores.map((row) => detailsOfApplication(vault, owner(row.user_id), row))).toEqual(
      scores.map(({ user_id }) => ([ERASED, WITHOUT_DETAILS, NOTHING_YET].includes(user_id) ? {} : HOME)),
    )
    const enquiries = await database.db.select().from(loanEnquiries)
    expect(enquiries.map((row) => detailsOfEnquiry(vault, owner(row.user_id), row))).toEqual(
      enquiries.map(({ user_id }) => (user_id === ERASED ? {} : HOME)),
    )
    const lists = await database.db.select().from(offerLists)
    expect(lists.map((row) => openInputs(vault, owner(row.user_id).data_key, row.inputs_enc))).toEqual(
      lists.map(({ user_id }) =>
        user_id === ERASED
          ? null
          : { applicant: { ...applicantOf(user_id), birth_day: '1990-08-14' }, request: REQUEST },
      ),
    )
    expect(lists.filter(({ product_type }) => product_type !== 'Personal Loans').map(({ user_id }) => user_id)).toEqual(
      [ERASED],
    )

    // Done once, it is never looked for again.
    const none = { ...deps, vault: { ...vault, seal: die } }
    await sealClearRows(none)
    const checks = await client.query(`select convalidated from pg_constraint where conname like '%_sealed'`)
    expect(checks.rows).toEqual(Array(4).fill({ convalidated: true }))
  },
)

function die(): never {
  throw new Error('power cut')
}
