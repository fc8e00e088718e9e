import { listEvents } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { listDisbursals } from '#server/db/repositories/applications/disbursals.ts'
import { findEmiReminder } from '#server/db/repositories/applications/reminders.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { findOwnStatement } from '#server/db/repositories/offers/key-fact-statements.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { openStatement } from '#server/services/offers/public/statements.ts'
import type { Loan } from '#src/contract/entities/loans/loan.ts'
import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { coolingOff, exitDue } from '#src/contract/finance/cooling-off.ts'
import { firstDue } from '#src/contract/finance/key-fact-statement.ts'
import { addDays, daysBetween, istDay } from '#src/contract/rules/calendar.ts'
import { sumPaise, toPaise, toRupees } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { notFound } from '#server/services/shared/not-found.ts'

/**
 * A loan as its owner sees it today.
 * @throws AppError `not_found` for what was not paid out by a lender
 */
export async function loanView(deps: Deps, row: ApplicationRow): Promise<Loan> {
  const lender = row.lender_id === null ? null : await findLender(deps.db, row.lender_id)
  const parts = (await listDisbursals(deps.db, row.app_id)).filter(({ kind }) => kind === 'disbursed')
  const owed = parts.flatMap((part) => part.principal ?? [])
  const known = owed.length === parts.length
  // A loan from before its parts were kept has what was asked for.
  const principal = parts.length === 0 ? row.amount : known ? sumPaise(owed) : null
  if (row.status !== 'disbursed' || !lender || (parts.length === 0 && principal === null)) throw notFound()
  const statement = await statementOf(deps, row)
  const paid_out_on = row.disbursed_on ?? (await dayOfReport(deps, row))
  return {
    app_id: row.app_id,
    reference: row.reference,
    lender_name: lender.name,
    lender_reference: row.lender_reference,
    principal: toRupees(principal),
    received: toRupees(row.disbursed_amount === principal ? null : row.disbursed_amount),
    amount_told: row.disbursed_amount !== null,
    paid_out_on,
    day_told: row.disbursed_on !== null,
    statement,
    first_due_on: statement && firstDue(paid_out_on, statement),
    cooling_off: coolingOffView(termsOf(row, statement), { principal, paid_out_on, today: istDay(deps.clock.now()) }),
    exit: exitOf(row),
    reminder: await reminderOf(deps, row),
    today: istDay(deps.clock.now()),
    contact: {
      name: lender.nodal_officer_name,
      phone: lender.nodal_officer_phone,
      email: lender.nodal_officer_email,
      website: lender.website,
    },
  }
}

async function statementOf(deps: Deps, { user_id, proposal_number }: ApplicationRow): Promise<Kfs | null> {
  if (proposal_number === null) return null
  const kept = await findOwnStatement(deps.db, user_id, proposal_number)
  const customer = await findCustomer(deps.db, user_id)
  return kept && customer ? openStatement(deps, customer, kept) : null
}

/** Where the lender names no day, it is taken to have paid on the day on which it said so. */
async function dayOfReport({ db }: Deps, { app_id, updated_at }: ApplicationRow): Promise<string> {
  const events = await listEvents(db, [app_id])
  return istDay(events.find(({ status }) => status === 'disbursed')?.at ?? updated_at)
}

type Terms = Pick<MatchedOffer, 'cooling_off_days' | 'apr' | 'processing_fee' | 'gst_on_fees'> & Pick<Kfs, 'agreement'>

/** As the statement says; a loan from before statements were kept has the offer as it was accepted. */
function termsOf(row: ApplicationRow, statement: Kfs | null): Terms | null {
  if (statement) return { ...statement, processing_fee: statement.total_fees }
  // Written by apply-to-lender.ts, exactly as it was shown.
  return row.offer as MatchedOffer | null
}

function coolingOffView(
  terms: Terms | null,
  { principal, paid_out_on, today }: { principal: Paise | null; paid_out_on: string; today: string },
): Loan['cooling_off'] {
  if (!terms || principal === null) return null
  const { cooling_off_days: days, apr } = terms
  const { last_day, open, held } = coolingOff(paid_out_on, days, today)
  const { cost, due } = exitDue(principal, apr, held)
  return {
    days, last_day, open, held, apr,
    cost: toRupees(cost),
    due: toRupees(due),
    last_due: toRupees(exitDue(principal, apr, daysBetween(paid_out_on, last_day)).due),
    fee: toRupees(toPaise(terms.processing_fee + terms.gst_on_fees)),
    fee_kept: terms.agreement?.keeps_fee ?? null,
  }
}

async function reminderOf({ db }: Deps, row: ApplicationRow): Promise<Loan['reminder']> {
  const kept = await findEmiReminder(db, row)
  if (!kept || kept.days_before === null) return null
  const on = istDay(kept.remind_at)
  return { days_before: kept.days_before, on, due_on: addDays(on, kept.days_before) }
}

/** What was said and answered about giving it back; null = nothing. */
export function exitOf({ exit_asked_at, exit_returned_at, exit_amount, exit_answer }: ApplicationRow): Loan['exit'] {
  if (exit_asked_at === null && exit_answer === null) return null
  return {
    asked_at: exit_asked_at?.toISOString() ?? null,
    returned_at: exit_returned_at?.toISOString() ?? null,
    amount: toRupees(exit_amount),
    answer: exit_answer,
  }
}
