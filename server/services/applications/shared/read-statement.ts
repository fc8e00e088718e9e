import { findOwnStatement } from '#server/db/repositories/offers/key-fact-statements.ts'
import type { Deps } from '#server/deps.ts'
import { isOver } from '#server/is-over.ts'
import type { LoanWish } from '#server/services/offers/compute-offers.ts'
import { openStatement, states } from '#server/services/offers/public/statements.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import type { Kfs, KfsFacts } from '#src/contract/entities/offers/kfs.ts'
import { AppError } from '#src/contract/errors.ts'

/**
 * The Key Fact Statement that is applied by. Null alike for one that is not there, of somebody else and of another offer:
 * nobody learns which numbers there are.
 */
export async function findReadStatement(
  deps: Deps,
  appId: string,
  { lender_id, proposal_number }: { lender_id: number; proposal_number: string },
  by: ByCustomerWithRow,
): Promise<Kfs | null> {
  const row = await findOwnStatement(deps.db, by.user_id, proposal_number)
  const isOfOffer = row?.app_id === appId && row.lender_id === lender_id
  return isOfOffer ? openStatement(deps, by.customer, row) : null
}

/** The loan that a statement is about; without one, what was asked for. */
export const wishOf = (statement: Kfs | null): LoanWish =>
  statement ? { amount: statement.sanctioned_amount, tenure_months: statement.tenure_months } : {}

/** @throws AppError `statement_outdated` where none was read, its time is over or something in it is not so any more */
export function requireStanding({ clock }: Deps, statement: Kfs | null, facts: KfsFacts): Kfs {
  if (!statement) throw outdated('Please read the Key Fact Statement of this offer before you apply.')
  if (isOver({ from: new Date(statement.issued_at), until: new Date(statement.valid_until) }, clock.now()))
    throw outdated('This Key Fact Statement has run out. Please read the new one before you apply.')
  if (!states(statement, facts))
    throw outdated('This offer has changed. Please read its new Key Fact Statement before you apply.')
  return statement
}

const outdated = (message: string): AppError => new AppError('statement_outdated', message)
