import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { DisbursalRow } from '#server/db/repositories/applications/disbursals.ts'

/** The application as it was before a row was written: what an undo gives back. */
export interface StateBefore {
  application: Pick<
    ApplicationRow,
    'status' | 'disbursed_amount' | 'disbursed_on' | 'refusal_reason' | 'reject_code' | 'cancel_answer' | 'exit_answer'
  >
  disbursals: DisbursalRow[]
}

/** The application as the row left it: whoever finds it otherwise knows that somebody was there since. */
export interface StateAfter {
  status: string
  event_id: number
}

export const keepBefore = (row: ApplicationRow, disbursals: DisbursalRow[]): Record<string, unknown> => {
  const { status, disbursed_amount, disbursed_on, refusal_reason, reject_code, cancel_answer, exit_answer } = row
  const told = { status, disbursed_amount, disbursed_on, refusal_reason, reject_code, cancel_answer, exit_answer }
  return { application: told, disbursals } satisfies StateBefore
}
