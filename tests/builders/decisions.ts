import { sealInputs } from '#server/db/repositories/offers/offer-lists.ts'
import type { ListInputs } from '#server/db/repositories/offers/offer-lists.ts'
import { applicationFacts } from '#server/db/schema/figures.ts'
import { decisionCounts, offerLists } from '#server/db/schema/offers.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { days } from '#src/contract/rules/time.ts'
import { makeCustomer, storedCustomers } from './customer.ts'
import { rowsOf } from './stored.ts'
import type { Values, WithDeps } from './stored.ts'

export const storedDecisionCounts = rowsOf(decisionCounts, 'cell')

/** Salaried, ₹60,000 a month, a score of 760: what is not named. */
const APPLICANT: ListInputs['applicant'] = {
  birth_day: '1990-05-15',
  employment: 'salaried',
  monthly_income: 60_000,
  monthly_emi: 0,
  credit_score: 760,
  postal_code: '560001',
}

interface Made {
  lender_id: number
  approved?: number
  rejected?: number
  applicant?: Partial<ListInputs['applicant']>
  /** Rupees. */
  amount?: number
  /** So long ago. */
  daysAgo?: number
  facts?: Partial<Values<typeof applicationFacts>>
}

let number = 0

/** Applications of one customer that a lender decided, with the list of offers that each came from. Answers the customer. */
export async function makeDecisions(
  server: WithDeps,
  { lender_id, approved = 0, rejected = 0, applicant, amount = 300_000, daysAgo = 30, facts }: Made,
): Promise<number> {
  const { db, vault, clock } = server.deps
  const at = new Date(clock.now().getTime() - days(daysAgo))
  const user_id = await makeCustomer(server, { at })
  const data_key = (await storedCustomers(server, { user_id }))[0]?.data_key ?? ''
  const product_type = 'Personal Loans'
  const request = { app_id: '', product_type, amount, tenure_months: 36, today: '2026-01-01' } as const
  const inputs = { applicant: { ...APPLICANT, ...applicant }, request }
  const made = Array.from({ length: approved + rejected }, (_, at) => {
    number += 1
    return { app_id: `app_decided_${number}`, approved: at < approved }
  })
  await db.insert(applicationFacts).values(
    made.map(({ app_id, approved }) => ({
      app_id,
      journey_id: app_id,
      product: product_type,
      partner: 'cl',
      lender_id,
      asked: toPaise(amount),
      began_at: at,
      submitted_at: at,
      moved_at: at,
      ...(approved ? { status: 'approved', approved_at: at } : { status: 'rejected', rejected_at: at }),
      ...facts,
    })),
  )
  await db.insert(offerLists).values(
    made.map(({ app_id }) => ({
      app_id,
      user_id,
      product_type,
      method_version: '1.0',
      shown: [lender_id],
      created_at: at,
      inputs_enc: sealInputs(vault, data_key, inputs),
    })),
  )
  return user_id
}
