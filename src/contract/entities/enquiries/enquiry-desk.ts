import type { InferType } from 'yup'
import { addDays, endOfWorkingDay, istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'
import { LOCALES } from '../shared/language.ts'
import {
  answeredDetails,
  ENQUIRY_CLOSE_REASONS,
  ENQUIRY_DAYS,
  ENQUIRY_STATUSES,
  enquiryNumber,
  kindField,
} from './loan-enquiry.ts'
import type { EnquiryCloseReason, EnquiryStatus } from './loan-enquiry.ts'

/** When our promise ends. */
export const enquiryDueAt = (receivedAt: Date): Date => endOfWorkingDay(receivedAt, ENQUIRY_DAYS)

/** What came before this instant and still waits for us is overdue: of two enquiries the earlier is never due later. */
export function overdueEnquiriesBefore(now: Date): Date {
  let day = istDay(now)
  while (enquiryDueAt(startOfIstDay(day)) >= now) day = addDays(day, -1)
  return startOfIstDay(addDays(day, 1))
}

/** What the desk is sorted into. `overdue`: waits for us past our promise; `closed`: also by a withdrawn consent. */
export const ENQUIRY_QUEUES = ['open', 'mine', 'overdue', 'passed', 'closed'] as const
export type EnquiryQueue = (typeof ENQUIRY_QUEUES)[number]

export const ENQUIRY_SORTS = ['created_at'] as const

const staffMember = strictObject({ admin_id: rowId(), name: string().defined() })

const line = {
  reference: enquiryNumber(),
  kind: kindField(),
  /** Masked: a letter of each name. Empty = the customer has told no name yet. */
  customer: string().defined(),
  user_id: rowId(),
  /** Rupees; null = the customer is being erased. */
  amount: number().nullable().defined(),
  status: string<EnquiryStatus>().oneOf(ENQUIRY_STATUSES).defined(),
  created_at: isoInstant(),
  due_at: isoInstant(),
  overdue: boolean().defined(),
  assigned_to: staffMember.nullable(),
  /** To whom it was passed on. */
  lender: string().nullable().defined(),
  /** Since when that lender has it; null = it has not taken it yet. */
  sent_at: isoInstant().nullable().defined(),
}
export const enquiryLineSchema = strictObject(line)
export type EnquiryLine = InferType<typeof enquiryLineSchema>

export const deskEnquirySchema = strictObject({
  ...line,
  /** Every act says which one it saw. */
  version: number().integer().min(0).defined(),
  details: answeredDetails(),
  /** Masked: all but the ends. Empty = not known. */
  mobile: string().defined(),
  email: string().defined(),
  language: string().oneOf(LOCALES).defined(),
  /** The consent to pass it on stands. */
  consented: boolean().defined(),
  /** The lenders here are simulated. */
  simulated: boolean().defined(),
  /** Whoever of the staff may take it, and how many wait for each of them. */
  people: listOf(staffMember.shape({ waiting: number().integer().min(0).defined(), is_own: boolean().defined() })),
  /** Lenders that are switched on, to whom it may be passed; none once it does not wait for us any more. */
  lenders: listOf(strictObject({ lender_id: rowId(), name: string().defined() })),
  passed: strictObject({ at: isoInstant(), by: string().defined() }).nullable(),
  /** When trying to reach the last lender was given up. */
  gave_up_at: isoInstant().nullable().defined(),
  closed: strictObject({
    at: isoInstant(),
    /** Null = by the customer, who withdrew the consent. */
    by: string().nullable().defined(),
    reason: string<EnquiryCloseReason>().oneOf(ENQUIRY_CLOSE_REASONS).nullable().defined(),
  }).nullable(),
})
export type DeskEnquiry = InferType<typeof deskEnquirySchema>

/** Which state of the enquiry whoever acts had before them: an act that began from an older one is refused. */
const version = () => number().integer().min(0, 'rules:number.range').required('rules:required')

/** `admin_id`: who has it from now on; null = nobody. */
export const enquiryAssignForm = strictObject({ admin_id: rowId().nullable(), version: version() })

export const enquiryPassForm = strictObject({
  lender_id: number().required('rules:requiredChoice').concat(rowId()),
  version: version(),
})

export const enquiryCloseForm = strictObject({
  reason: string<EnquiryCloseReason>().oneOf(ENQUIRY_CLOSE_REASONS, 'rules:choice.unknown').required('rules:required'),
  version: version(),
})
