import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate as migrateTo } from 'drizzle-orm/pglite/migrator'
import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fromPglite, PGLITE_OPTIONS } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrationsBefore } from '#tests/setup/migrations-before.ts'

const OLD = {
  penal_charges: '₹400 for each EMI paid late, plus GST',
  penal_charges_hi: 'देर से दी गई हर EMI पर ₹400 और GST',
}
const NEW = { penal_charges: '₹400 for each EMI paid late', penal_charges_hi: 'देर से दी गई हर EMI पर ₹400' }
const OWN = { penal_charges: '₹90 a day, plus GST', penal_charges_hi: 'हर दिन ₹90 और GST' }

it(
  'lenders and offers of an earlier version lose the GST on penal charges; what an admin wrote stays',
  { timeout: 180_000 },
  async () => {
    const client = await PGlite.create(PGLITE_OPTIONS)
    const folder = migrationsBefore('_no_gst_on_penal_charges')
    try {
      await migrateTo(drizzle(client), { migrationsFolder: folder })
      for (const { penal_charges, penal_charges_hi } of [OLD, OWN])
        await client.query(
          `insert into lenders (slug, name, product_kind, regulated_entity, entity_kind, min_income, max_income, min_age,
            max_age, ticket_class, credit_score_class, salaried, self_employed, business, min_loan_amount,
            loan_amount_upto, tenure, tenure_min_months, tenure_max_months, interest_rate, rate_min, rate_max, apr_min,
            apr_max, processing_fees, processing_fee_pct, foreclosure_charges, cooling_off_days, journey, penal_charges,
            penal_charges_hi)
            values ($1, $1, 'Personal Loans', 'A', 'NBFC', 1, 2, 21, 60, 0, 0, 1, 0, 0, 1, 2, '1 year', 3, 12, '24%', 24,
              24, 24, 24, '2%', 2, 'None', 1, 'App', $1, $2)`,
          [penal_charges, penal_charges_hi],
        )
      await client.exec(`insert into customers (user_id, partner) overriding system value values (1, 'cl')`)
      for (const [at, words] of [OLD, OWN].entries())
        await client.query(
          `insert into applications (app_id, reference, user_id, product_type, partner, status, origin_app_id, offer)
            values ($1, $1, 1, 'Personal Loans', 'cl', 'received', $1, $2)`,
          [`a${at}`, JSON.stringify({ ...words, emi: 9_000 })],
        )
      await migrate({ ...fromPglite(client) })
      expect(
        (await client.query('select penal_charges, penal_charges_hi from lenders order by lender_id')).rows,
      ).toEqual([NEW, OWN])
      expect((await client.query('select offer from applications order by app_id')).rows).toEqual([
        { offer: { ...NEW, emi: 9_000 } },
        { offer: { ...OWN, emi: 9_000 } },
      ])
    } finally {
      await client.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
