import type { Lender, LenderProperty, Told } from '#src/contract/entities/catalogue/lender.ts'
import type { Agreement } from '#src/contract/entities/offers/kfs.ts'

/** What every lender must have told of its agreement: the statement has a line for each (Annex A, part 2). */
export const AGREEMENT_NEEDS = [
  'recovery_clause',
  'grievance_clause',
  'assignable',
  'co_lending',
] as const satisfies readonly LenderProperty[]

/** Whom a lender names that lends together with another. */
export const CO_LENDING_NEEDS = ['co_lender', 'co_lending_share'] as const satisfies readonly LenderProperty[]

type Terms = Pick<Lender, (typeof AGREEMENT_NEEDS | typeof CO_LENDING_NEEDS)[number] | 'keeps_fee'>

const isYes = (told: Told): boolean | undefined => (told === '' ? undefined : told === 'yes')

/** What a statement says of the lender's agreement: nothing of what was not told, so that nothing is guessed. */
export function agreementOf(lender: Terms): Agreement | null {
  const { co_lending, co_lender, co_lending_share: share } = lender
  const together = co_lending === 'yes' && share !== null ? { lender: co_lender, share } : undefined
  const told: Agreement = {
    recovery_clause: lender.recovery_clause || undefined,
    grievance_clause: lender.grievance_clause || undefined,
    assignable: isYes(lender.assignable),
    co_lending: co_lending === 'no' ? null : together,
    keeps_fee: isYes(lender.keeps_fee),
  }
  return Object.values(told).every((each) => each === undefined) ? null : told
}
