import type { InferType } from 'yup'
import { staffReason } from '#src/contract/rules/codes/customer-reference.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { APPLICATION_STATUSES } from '../applications/application-status.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'

/**
 * What between a lender and us only a person can settle. Of its reports: `report_ended`, after an application had ended;
 * `report_back`, one that contradicts what we have; `goes_on`, after the customer took the application back. `stop_open`: told
 * to stop, it has not answered; `stopped_late`: it says that it has stopped, and had paid out. `exit_open`: a loan is given
 * back, and it has not answered; `exit_contradicted`: it has said both that it closed the loan and that it does not.
 * `principal_unknown`: it has paid out an amount after its fees, and nobody knows the loan's own.
 */
const MATTER_KINDS = [
  ...(['report_ended', 'report_back', 'goes_on', 'stop_open', 'stopped_late'] as const),
  ...(['exit_open', 'exit_contradicted', 'principal_unknown'] as const),
] as const
export type MatterKind = (typeof MATTER_KINDS)[number]

/** So long a lender may take to answer by itself before somebody asks it. */
export const ANSWER_DAYS = 2

const matterSchema = strictObject({
  matter_id: rowId(),
  kind: string<MatterKind>().oneOf(MATTER_KINDS).defined(),
  reference: string().nullable().defined(),
  user_id: rowId(),
  /** Where the application is with us. */
  status: string().oneOf(APPLICATION_STATUSES).defined(),
  /** The lender's own words and the number of its report; null where no report opened it. */
  lender_status: string().nullable().defined(),
  event_id: string().nullable().defined(),
  /** Since when somebody has to look. */
  due_at: isoInstant(),
  /** Who has taken it on; null = nobody. */
  taken: strictObject({ name: string().defined(), is_own: boolean().defined() }).nullable().defined(),
})
export const mattersSchema = strictObject({ matters: listOf(matterSchema), total: number().integer().defined() })
export type LenderMatter = InferType<typeof matterSchema>

/** What was found out and done; it stays with the matter. */
export const matterSettlement = strictObject({ reason: staffReason() })
