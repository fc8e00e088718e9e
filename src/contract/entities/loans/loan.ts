import type { InferType } from 'yup'
import { boolean, number, string } from '#src/contract/yup.ts'
import { kfsSchema } from '../offers/kfs.ts'
import { isoDay, isoInstant, opaqueId, strictObject } from '../shared/fields.ts'
import { REMINDER_DAYS } from './reminder-days.ts'

/** The days in which a loan may be given back, and what is due today. Rupees with paise, percent a year. */
const coolingOffSchema = strictObject({
  /** Calendar days after the disbursal, as the statement says. */
  days: number().integer().defined(),
  /** Until its end the loan may be given back. */
  last_day: isoDay(),
  open: boolean().defined(),
  /** Days for which the loan has been held by today. */
  held: number().integer().defined(),
  apr: number().defined(),
  /** Share of the APR for the days held, and the principal with it. */
  cost: number().defined(),
  due: number().defined(),
  /** The same on the last day. */
  last_due: number().defined(),
  /** Processing fee with its GST: taken off when the loan was paid out. */
  fee: number().defined(),
  /** Whether the lender keeps it, as the statement says; null: it may. */
  fee_kept: boolean().nullable().defined(),
})

/** What the customer said, and what the lender answered; null = nothing yet. */
const EXIT_ANSWERS = ['confirmed', 'refused'] as const
export const loanExitSchema = strictObject({
  /** Null: the lender closed it without having been asked through us. */
  asked_at: isoInstant().nullable().defined(),
  /** When the customer said that the money is with the lender. */
  returned_at: isoInstant().nullable().defined(),
  /** What was due on the day on which they last said so, rupees with paise. */
  amount: number().nullable().defined(),
  answer: string().oneOf(EXIT_ANSWERS).nullable().defined(),
})

const emiReminderSchema = strictObject({
  days_before: number().integer().defined(),
  /** The day of the next one, and of the payment that it is about. */
  on: isoDay(),
  due_on: isoDay(),
})

/** A loan that was paid out. Rupees with paise; days in India. */
export const loanSchema = strictObject({
  app_id: opaqueId(),
  /** Short number that people can read out, such as CL-240917. */
  reference: string().defined(),
  lender_name: string().defined(),
  /** The lender's own number. */
  lender_reference: string().nullable().defined(),
  /** The loan's own amount, before fees: what is owed. Null where the lender names what it sent alone, and no fees are kept. */
  principal: number().nullable().defined(),
  /** What it says reached the account, where that is less. */
  received: number().nullable().defined(),
  /** Whether the lender has told amount and day, or they are what was asked for and the day of its report. */
  amount_told: boolean().defined(),
  paid_out_on: isoDay(),
  day_told: boolean().defined(),
  /** Null for a loan from before statements were kept. */
  statement: kfsSchema.nullable().defined(),
  /** Null without a statement. */
  first_due_on: isoDay().nullable().defined(),
  /** Null where no terms are kept. */
  cooling_off: coolingOffSchema.nullable().defined(),
  exit: loanExitSchema.nullable().defined(),
  /** Asked for by the customer, before each payment; null = not wanted. */
  reminder: emiReminderSchema.nullable().defined(),
  /** The server's day in India, from which what comes next is counted. */
  today: isoDay(),
  /** Whom to turn to at the lender; each empty where it has not told us. */
  contact: strictObject({
    name: string().defined(),
    phone: string().defined(),
    email: string().defined(),
    website: string().defined(),
  }),
})
export type Loan = InferType<typeof loanSchema>

/** Whether the money is with the lender already, or is still to be sent. */
export const exitRequestSchema = strictObject({ returned: boolean().defined() })
export type ExitRequest = InferType<typeof exitRequestSchema>

/** Days before each payment; null = no reminder any more. */
export const reminderWishSchema = strictObject({
  days_before: number().oneOf(REMINDER_DAYS, 'rules:choice.unknown').nullable().defined(),
})
export type ReminderWish = InferType<typeof reminderWishSchema>
