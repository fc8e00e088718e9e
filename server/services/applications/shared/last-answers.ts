import { listAnswered } from '#server/db/repositories/applications/answered-applications.ts'
import { openProfile } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import type { AdditionalInfo, AdditionalInfoField } from '#src/contract/entities/applications/additional-info.ts'
import { ANSWERS_OF_THE_LOAN, TOLD_TO_ONE } from '#src/contract/entities/applications/additional-info.ts'
import { needsProfileAlone } from '#src/contract/entities/shared/loan-products.ts'
import { days } from '#src/contract/rules/time.ts'

/** Jobs, households and accounts change: what was said longer ago is asked anew. */
const KEPT_DAYS = 90

/** What a customer last answered, of the questions that a lender asks for a product. */
export type LastAnswers = (productType: string, asks: readonly AdditionalInfoField[]) => AdditionalInfo

/**
 * What a customer has told lenders of late, so that nobody types it again for the next one. Neither an application that
 * was taken back nor one whose consent to share was withdrawn lends its answers to another; and an account or another person
 * stays with the one lender that was told.
 */
export async function findLastAnswers(deps: Deps, by: ByCustomerWithRow): Promise<LastAnswers> {
  const since = new Date(deps.clock.now().getTime() - days(KEPT_DAYS))
  const { customer } = by
  const dataKey = customer.data_key
  const rows = dataKey === null ? [] : await listAnswered(deps.db, by.user_id, since)
  const answered = rows.flatMap(({ product_type, answers_enc }) => {
    if (dataKey === null || answers_enc === null) return []
    // Written by answer-lender.ts, by the lender's own schema.
    const answers = JSON.parse(deps.vault.open(dataKey, answers_enc, 'applications.additional_info')) as AdditionalInfo
    return [{ product_type, answers }]
  })
  const purpose = openProfile(deps.vault, customer)['se_loan_purpose']
  // Asked in the form of a loan that needs the profile alone, and true of that loan.
  const wishOf = (field: AdditionalInfoField, productType: string) =>
    field === 'loan_purpose' && purpose && needsProfileAlone(productType) ? purpose : undefined
  return (productType, asks) => {
    const last: AdditionalInfo = {}
    for (const field of asks) {
      if (TOLD_TO_ONE.includes(field)) continue
      const sameLoan = ANSWERS_OF_THE_LOAN.includes(field)
      const found = answered.find(
        ({ product_type, answers }) => answers[field] !== undefined && (!sameLoan || product_type === productType),
      )
      const value = found?.answers[field] ?? wishOf(field, productType)
      if (value !== undefined) last[field] = value
    }
    return last
  }
}
