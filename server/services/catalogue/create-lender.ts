import { lenderSlug, toLender, toLenderRow } from '#server/db/lender-row.ts'
import { createLenderRow, isLenderNameTaken } from '#server/db/repositories/catalogue/lenders.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { NOT_SET } from '#src/contract/catalogue/lender-readiness.ts'
import { UNSET_AT_FIRST } from '#src/contract/entities/catalogue/lender.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { DEFAULT_PRODUCT } from '#src/contract/entities/shared/loan-products.ts'
import { REFUSAL_COOLDOWN_DAYS } from '#src/contract/rules/lending/refusal-cooldown.ts'
import { nameTaken } from './shared/name-taken.ts'

/** Slugs of deleted lenders stay theirs: applications and settings point at them. */
const MAX_NAMESAKES = 1_000

/** What a lender is before anybody has filled it in: switched off, and unable to be switched on as it is. */
const NEW_LENDER: Omit<Lender, 'lender_id' | 'name'> = {
  min_income: 15_000,
  max_income: 1_000_000,
  min_turnover: null,
  min_business_years: null,
  min_age: 21,
  max_age: 60,
  ticket_class: '',
  credit_score_class: '',
  salaried: 0,
  self_employed: 0,
  business: 0,
  priority: 0,
  lender_status: 0,
  so_status: 0,
  so_text: '',
  so_text_hi: '',
  so_date_start: null,
  so_date_end: null,
  loan_amount_upto: 100_000,
  tenure: NOT_SET,
  interest_rate: NOT_SET,
  apr_min: 0,
  apr_max: 0,
  processing_fees: NOT_SET,
  lender_group_ids: [],
  autosubmission: 0,
  api: 0,
  product_kind: DEFAULT_PRODUCT,
  regulated_entity: NOT_SET,
  regulated_entity_hi: '',
  rbi_registration: '',
  group: 'NBFC',
  min_credit_score: null,
  min_loan_amount: 10_000,
  tenure_min_months: 12,
  tenure_max_months: 36,
  rate_min: 0,
  rate_max: 0,
  rate_kind: 'fixed',
  rate_benchmark: '',
  rate_benchmark_hi: '',
  rate_reset_months: null,
  rate_benchmark_pct: null,
  processing_fee_pct: 0,
  journey: 'Web/App',
  nodal_officer_name: '',
  nodal_officer_phone: '',
  nodal_officer_email: '',
  website: '',
  privacy_policy: '',
  grievance_page: '',
  recovery_clause: '',
  grievance_clause: '',
  assignable: '',
  co_lending: '',
  co_lender: '',
  co_lending_share: null,
  keeps_fee: '',
  working_since: null,
  penal_charges: NOT_SET,
  penal_charges_hi: '',
  foreclosure_charges: NOT_SET,
  foreclosure_charges_hi: '',
  penal_charge_amount: null,
  foreclosure_free_after_emis: null,
  foreclosure_charge_amount: null,
  foreclosure_charge_pct: null,
  cooling_off_days: 1,
  pincodes_excluded: [],
  refusal_rest_days: REFUSAL_COOLDOWN_DAYS,
  unset: [...UNSET_AT_FIRST],
}

/**
 * Creates a lender that is switched off.
 * @throws AppError `conflict` when a lender of this name is there already
 */
export async function createLender(deps: Deps, name: string): Promise<Audited<Lender>> {
  const slug = lenderSlug(name) || 'lender'
  const values = toLenderRow({ ...NEW_LENDER, name })
  return transaction(deps, async (deps) => {
    for (let namesake = 1; namesake <= MAX_NAMESAKES; namesake += 1) {
      if (await isLenderNameTaken(deps.db, name)) throw nameTaken()
      const named = { ...values, slug: namesake === 1 ? slug : `${slug}-${namesake}` }
      const row = await createLenderRow(deps.db, named, deps.clock.now())
      if (!row) continue
      const lender = toLender(row)
      return { ...lender, audit: { object: `lender:${lender.lender_id}`, after: { name: lender.name } } }
    }
    throw nameTaken()
  })
}
