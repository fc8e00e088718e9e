import { eq } from 'drizzle-orm'
import { toPaise } from '#src/contract/rules/paise.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { applicationEvents, applications, partners } from '#server/db/schema.ts'
import { leads, partnerDetails, payoutLines } from '#server/db/schema-partner.ts'
import { seedLeads } from '#server/seed/seed-leads.ts'
import { moveApplication } from '#server/services/applications/move-application.ts'
import { taxOpenMonths } from '#server/services/earnings/shared/share-tax.ts'
import { sealProfile } from '#server/services/partners/shared/partner-details.ts'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import { lockPartnerDetails, updatePartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { sealBank } from '#server/services/partners/shared/partner-details.ts'
import type { TestServer } from '#tests/setup/server.ts'

export const LENDER = 1
const PRODUCT = 'Personal Loans'
export const NO_BOUND = {
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_flat: null,
  revenue_type_id: 1,
  lender_id: LENDER,
  status: 1 as const,
}
let made = 0

/** In October 2026: 40 % of the revenue and 100 rupees a loan for every partner; the lender pays 2 %, from 5,00,001 on 3 %. */
export async function openPayoutBook(server: TestServer): Promise<void> {
  await server.reset()
  server.deps.limits.profile = 'relaxed'
  server.clock.set(new Date('2026-10-10T06:00:00Z'))
  await agreeTerms(server)
}

/** An invented book as it stood on a day on which October was approved: whatever day it is, there are lines to ask about. */
export const seedApproved = (server: TestServer): Promise<number> =>
  seedLeads({ ...server.deps, clock: { now: () => new Date('2026-11-22T06:00:00Z') } }, 60, 'cl')

/** As if the first partner had never given its PAN. */
export async function forgetPan({ deps }: TestServer): Promise<void> {
  await deps.db
    .update(partnerDetails)
    .set({ profile_enc: sealProfile(deps.vault, 1, {}) })
    .where(eq(partnerDetails.partner_id, 1))
  await transaction(deps, (deps) => taxOpenMonths(deps, 1))
}

/** What partners and the lender get, as above. */
export async function agreeTerms(server: TestServer): Promise<void> {
  await server.deps.db.update(partners).set({ revenue_percent: '40', revenue_flat_fee: toPaise(100) })
  await createLenderRevenue(server.deps, {
    ...NO_BOUND,
    slab_disbursed_min: 0,
    slab_disbursed_max: 500_000,
    revenue_percent: 2,
  })
  await createLenderRevenue(server.deps, {
    ...NO_BOUND,
    slab_disbursed_min: 500_001,
    slab_disbursed_max: null,
    revenue_percent: 3,
  })
}

/** An approved application, and the lead that it came of; `by` = the partner that holds the lead, null = nobody. */
export async function approvedLoan(server: TestServer, rupees: number, by: number | null = 1): Promise<string> {
  const app_id = `app_payout${(made += 1)}`
  const at = server.clock.now()
  const { userId } = await server.signInCustomer({ destination: String(9_876_500_000 + made) })
  const { db } = server.deps
  await db.insert(applications).values({
    ...{ app_id, origin_app_id: app_id, reference: app_id, user_id: userId, lender_id: LENDER, partner: 'cl' },
    ...{ product_type: PRODUCT, status: 'approved', amount: toPaise(rupees), created_at: at, updated_at: at },
  })
  await db.insert(applicationEvents).values({ app_id, status: 'submitted', source: 'customer', at })
  if (by !== null)
    await db.insert(leads).values({
      ...{ reference: `LD-${made}`, partner_id: by, product_type: PRODUCT, phone_index: app_id, user_id: userId },
      ...{ channel: 'link', status: 'applied', first_touch_at: at, last_touch_at: at },
      held_until: new Date(at.getTime() + 86_400_000),
    })
  return app_id
}

/** The lender says that it has paid the loan out. */
export const payOut = (server: TestServer, app_id: string): Promise<boolean> =>
  transaction(server.deps, async (deps) => {
    const row = await lockApplication(deps.db, app_id, null)
    if (!row) throw new Error('there is no such application')
    return moveApplication(deps, row, { to: 'disbursed', source: 'lender' })
  })

/** The account that partners of these tests are paid to. */
export const CHECKED = { ending: '7418', ifsc: 'HDFC0000418' }

/** An account of a partner whose holder's name has matched. */
export async function checkedAccount({ deps: { db, vault } }: Pick<TestServer, 'deps'>, partner = 1): Promise<void> {
  await lockPartnerDetails(db, partner)
  const current = { holder: 'Anand Traders', account_number: `5010023456${CHECKED.ending}`, ifsc: CHECKED.ifsc }
  await updatePartnerDetails(db, partner, {
    bank_enc: sealBank(vault, partner, { current, waiting: null }),
    bank_since: null,
  })
}

/** A number of a transfer that no payment has yet. */
export const freshUtr = (): string => `TESTN26${String((made += 1)).padStart(9, '0')}`

/** Month, status, gross, tds and net in rupees of every line, the oldest first. */
export async function payoutBook(server: TestServer): Promise<[string, string, number, number, number][]> {
  const rows = await server.deps.db.select().from(payoutLines).orderBy(payoutLines.payout_id)
  return rows.map(({ gross, tds, net, status, month }) => [month, status, gross / 100, tds / 100, net / 100])
}
