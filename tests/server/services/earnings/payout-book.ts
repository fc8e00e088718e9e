import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import type { PayoutGroup } from '#server/db/repositories/earnings/payouts.ts'
import { lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import { lockPartnerDetails, updatePartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { transaction } from '#server/db/transaction.ts'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { moveApplication } from '#server/services/applications/move-application.ts'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import { taxOpenMonths } from '#server/services/earnings/public/share-tax.ts'
import { recomputePayouts } from '#server/services/earnings/recompute-payouts.ts'
import { sealProfile, sealBank } from '#server/services/shared/partners/partner-details.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { days } from '#src/contract/rules/time.ts'
import { makeApplication, makeEvent } from '#tests/builders/application.ts'
import { makeLead } from '#tests/builders/lead.ts'
import { changePartnerDetails, changePartners } from '#tests/builders/partner.ts'
import { storedPayoutLines } from '#tests/builders/payout.ts'
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

/**
 * In October 2026: 40 % of the revenue and 100 rupees a loan for every partner; the lender pays 2 % up to a business of `upTo`
 * rupees a month, and 3 % beyond it.
 */
export async function openPayoutBook(server: TestServer, upTo = 500_000): Promise<void> {
  await server.reset()
  server.deps.limits.profile = 'relaxed'
  server.clock.set(new Date('2026-10-10T06:00:00Z'))
  await agreeTerms(server, upTo)
}

/** An invented book as it stood on a day on which October was approved: whatever day it is, there are lines to ask about. */
export const seedApproved = (server: TestServer): Promise<number> =>
  seedLeads({ ...server.deps, clock: { now: () => new Date('2026-11-22T06:00:00Z') } }, 60, 'cl')

/** As if the first partner had never given its PAN. */
export async function forgetPan({ deps }: TestServer): Promise<void> {
  await changePartnerDetails({ deps }, { partner_id: 1 }, { profile_enc: sealProfile(deps.vault, 1, {}) })
  await transaction(deps, async (deps) => taxOpenMonths(deps, await lockPayouts(deps.db, 1)))
}

/** What partners and the lender get, as above. */
export async function agreeTerms(server: TestServer, upTo = 500_000): Promise<void> {
  await changePartners(server, {}, { revenue_percent: '40', revenue_flat_fee: toPaise(100) })
  await createLenderRevenue(server.deps, {
    ...NO_BOUND,
    slab_disbursed_min: 0,
    slab_disbursed_max: upTo,
    revenue_percent: 2,
  })
  await createLenderRevenue(server.deps, {
    ...NO_BOUND,
    slab_disbursed_min: upTo + 1,
    slab_disbursed_max: null,
    revenue_percent: 3,
  })
}

/** An approved application, and the lead that it came of; `by` = the partner that holds the lead, null = nobody. */
export async function approvedLoan(server: TestServer, rupees: number, by: number | null = 1): Promise<string> {
  const app_id = `app_payout${(made += 1)}`
  const { userId: user_id } = await server.signInCustomer({ destination: String(9_876_500_000 + made) })
  const at = server.clock.now()
  const facts = { app_id, reference: app_id, user_id, lender_id: LENDER, product_type: PRODUCT }
  await makeApplication(server, { ...facts, status: 'approved', amount: rupees, at })
  await makeEvent(server, { app_id, status: 'submitted', source: 'customer', at })
  const held_until = new Date(at.getTime() + days(1))
  const lead = { reference: `LD-${made}`, product_type: PRODUCT, phone_index: app_id, user_id, at, held_until }
  if (by !== null) await makeLead(server, { ...lead, partner_id: by })
  return app_id
}

/** The lender says that it has paid the loan out. */
export const payOut = (server: TestServer, app_id: string): Promise<boolean> =>
  transaction(server.deps, async (deps) => {
    const row = await lockApplication(deps.db, app_id, null)
    if (!row) throw new Error('there is no such application')
    return moveApplication(deps, row, { to: 'disbursed', source: 'lender' })
  })

/** Works out a month of a lender and a partner once more. */
export const recomputed = ({ deps }: TestServer, group: PayoutGroup): Promise<void> =>
  transaction(deps, async (deps) => recomputePayouts(deps, await lockPayouts(deps.db, group.partner_id), group))

/** The account that partners of these tests are paid to. */
export const CHECKED = { ending: '7418', ifsc: 'HDFC0000418' }

/** An account of a partner whose holder's name has matched. */
export async function checkedAccount({ deps: { db, vault } }: Pick<TestServer, 'deps'>, partner = 1): Promise<void> {
  await transaction({ db }, ({ db }) => lockPartnerDetails(db, partner))
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
  const rows = await storedPayoutLines(server)
  return rows.map(({ gross, tds, net, status, month }) => [month, status, gross / 100, tds / 100, net / 100])
}
