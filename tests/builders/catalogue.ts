import {
  creditCards,
  insurancePlans,
  lenderVersions,
  lenders,
  voucherClaims,
  vouchers,
} from '#server/db/schema/catalogue.ts'
import { criteriaDrafts } from '#server/db/schema/criteria.ts'
import { lenderRevenues, slabVersions } from '#server/db/schema/earnings.ts'
import { uploads } from '#server/db/schema/files.ts'
import type { LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import { additionOf, changeOf, removalOf, rowsOf } from './stored.ts'
import type { WithDeps } from './stored.ts'

export const storedLenders = rowsOf(lenders, 'lender_id')
export const changeLenders = changeOf(lenders)
export const storedLenderVersions = rowsOf(lenderVersions, 'version_id')
export const changeLenderVersions = changeOf(lenderVersions)
export const storedSlabVersions = rowsOf(slabVersions, 'version_id')
export const changeSlabVersions = changeOf(slabVersions)
export const storedLenderRevenues = rowsOf(lenderRevenues, 'id')
export const addLenderRevenues = additionOf(lenderRevenues)
/** Turns off the lenders of personal loans that lend without a score: nobody is left for a first borrower. */
export async function turnOffLendersWithoutScore(server: WithDeps): Promise<void> {
  for (const { lender_id, min_credit_score } of await storedLenders(server))
    if (min_credit_score === null) await changeLenders(server, { lender_id }, { lender_status: 0 })
}
/** Of a lender that has not said who it is, nor whom to complain to. */
export const UNNAMED = {
  rbi_registration: '',
  website: '',
  privacy_policy: '',
  grievance_page: '',
  nodal_officer_name: '',
  nodal_officer_phone: '',
  nodal_officer_email: '',
}
/** One active slab of a lender, which takes any business: what it needs to be switched on. */
export const addAnySlab = (server: WithDeps, lender_id: number) =>
  addLenderRevenues(server, { lender_id, sort_order: 1, revenue_type_id: 1, revenue_percent: '2', status: 1 })
/** What a lender has not told, and whoever switches it on signs for. */
export const UNTOLD: LenderProperty[] = ['working_since']
/** Lenders that have not told it. */
export const leaveUntold = (server: WithDeps, where: Parameters<typeof changeLenders>[1] = {}) =>
  changeLenders(server, where, { working_since: null })
export const storedCriteriaDrafts = rowsOf(criteriaDrafts, 'draft_id')
export const removeCriteriaDrafts = removalOf(criteriaDrafts)
export const storedCreditCards = rowsOf(creditCards, 'category_id')
export const changeCreditCards = changeOf(creditCards)
export const removeCreditCards = removalOf(creditCards)
export const addCreditCards = additionOf(creditCards)
export const changeInsurancePlans = changeOf(insurancePlans)
export const storedVouchers = rowsOf(vouchers, 'voucher_id')
export const changeVouchers = changeOf(vouchers)
export const removeVouchers = removalOf(vouchers)
export const addVouchers = additionOf(vouchers)
export const storedVoucherClaims = rowsOf(voucherClaims, 'claim_id')
export const addVoucherClaims = additionOf(voucherClaims)
export const addUploads = additionOf(uploads)

type Lender = typeof lenders.$inferSelect

/** The lenders as the product ships them, and how a test that changes some puts all of them back. */
export async function seededLenders(server: WithDeps): Promise<{ rows: Lender[]; putBack: () => Promise<void> }> {
  const rows = await storedLenders(server)
  return {
    rows,
    putBack: async () => {
      for (const row of rows) await changeLenders(server, { lender_id: row.lender_id }, row)
    },
  }
}
