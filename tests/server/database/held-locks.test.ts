import { expect, it } from 'vitest'
import type { LenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import { callOffScheduledDrafts } from '#server/db/repositories/criteria/criteria-drafts.ts'
import { lockLenderOfSlabs } from '#server/db/repositories/earnings/lender-revenues.ts'
import { lockPayouts, lockPayoutsOf } from '#server/db/repositories/earnings/payouts.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Contact, CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { changeSlabs } from '#server/services/earnings/public/change-slabs.ts'
import { taxMonth, taxOpenMonths } from '#server/services/earnings/public/share-tax.ts'
import { recomputePayouts } from '#server/services/earnings/recompute-payouts.ts'
import { takeContact } from '#server/services/identity/public/take-contact.ts'
import { issueStatement } from '#server/services/offers/public/statements.ts'
import { acceptErasure } from '#server/services/privacy/shared/accept-erasure.ts'
import type { KfsFacts } from '#src/contract/entities/offers/kfs.ts'
import { makeTestServer } from '#tests/setup/server.ts'

interface Read {
  customer: CustomerRow
  contact: Contact
  erasure: ErasureRow
  lender: LenderRow
  facts: KfsFacts
}
const MONTH = '2026-10'

/** Compiled and never called: each marked line is refused by its types alone, and `tsc` fails once it is not. */
export async function refusedByTypes(deps: Deps, tx: TxDeps, read: Read): Promise<void> {
  // @ts-expect-error No transaction is open.
  await lockPayouts(deps.db, 1)
  // @ts-expect-error No transaction is open.
  await lockCustomer(deps.db, 1)

  const mine = { partner_id: 1 }
  const of = { lender_id: 1, month: MONTH }
  // @ts-expect-error Nobody holds what the partner is paid.
  await taxMonth(tx, mine, MONTH)
  // @ts-expect-error Nobody holds what the partner is paid.
  await taxOpenMonths(tx, mine)
  // @ts-expect-error Nobody holds what the partner is paid.
  await recomputePayouts(tx, mine, of)
  const slabs = await lockLenderOfSlabs(tx.db, 1)
  // @ts-expect-error Another lock is held.
  if (slabs) await recomputePayouts(tx, { ...slabs, ...mine }, of)
  // @ts-expect-error Nobody holds the slabs of the lender.
  await changeSlabs(tx, { lender_id: 1 }, undefined, async () => undefined)

  // @ts-expect-error The customer was read and is not held.
  await issueStatement(tx, read.customer, 'app_1', read.facts)
  // @ts-expect-error The customer was read and is not held.
  await takeContact(tx, read.customer, read.contact, { byStaff: false })
  // @ts-expect-error The request was read and is not held.
  await acceptErasure(tx, read.erasure, { decided_by: null, decision: null })
  // @ts-expect-error The lender was read and is not held.
  await callOffScheduledDrafts(tx.db, read.lender)
}

it('a lock answers what it holds, each partner once', async () => {
  const server = await makeTestServer()
  await transaction(server.deps, async ({ db }) => {
    expect(await lockPayouts(db, 2)).toEqual({ partner_id: 2 })
    const payoutsOf = await lockPayoutsOf(db, [2, 1, 2])
    expect([payoutsOf(1), payoutsOf(2)]).toEqual([{ partner_id: 1 }, { partner_id: 2 }])
    expect(() => payoutsOf(3)).toThrow('what partner 3 is paid is not held')
  })
  await server.close()
})
