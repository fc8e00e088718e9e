import type { InferType } from 'yup'
import { DESCRIPTION_MAX_LENGTH } from '#src/contract/constants.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { isoInstant, listOf, opaqueId, strictObject } from '../shared/fields.ts'

/** A complaint is answered within so many days, or may go to the RBI Ombudsman (Digital Lending Directions 2025). */
export const TICKET_DAYS = 30

/**
 * `open`: it waits for us; `answered`: for whoever asked; `waiting_lender`: for a lender whom we have asked, which whoever asked
 * was told.
 */
export const TICKET_STATUSES = ['open', 'answered', 'waiting_lender', 'closed'] as const

/** Who wrote: the customer, the partner they came through, our support. */
export const TICKET_AUTHORS = ['customer', 'partner', 'staff'] as const

/** Ticket number, such as CLT-000123. */
export const ticketNumber = () =>
  string()
    .matches(/^CLT-\d{6,9}$/, 'rules:id')
    .defined()

const ticketFields = {
  ticket: ticketNumber(),
  status: string().oneOf(TICKET_STATUSES).defined(),
  app_id: opaqueId().nullable(),
  created_at: isoInstant(),
  due_at: isoInstant(),
  /** Calendar days in India until the answer is due; 0 = today, negative = overdue. */
  days_left: number().integer().defined(),
}

/** A ticket in a list, with the beginning of what was asked. */
export const ticketSchema = strictObject({ ...ticketFields, excerpt: string().defined() })
export type Ticket = InferType<typeof ticketSchema>

const ticketMessageSchema = strictObject({
  author: string().oneOf(TICKET_AUTHORS).defined(),
  text: string().defined(),
  at: isoInstant(),
  /** Written down by our staff, as the customer told it on the telephone. */
  noted: boolean().defined(),
  /** How it came, where not by a page of ours. */
  via: string<'mail'>()
    .oneOf(['mail'] as const)
    .nullable()
    .defined(),
})
export type TicketMessage = InferType<typeof ticketMessageSchema>

/** A ticket with everything that was written, oldest first: the request itself comes first. */
const ticketThreadSchema = strictObject({
  ...ticketFields,
  messages: listOf(ticketMessageSchema),
  /** The ticket in which the talk goes on: this one is closed for good. null = this one. */
  merged_into: ticketNumber().nullable(),
  /** Tickets whose talk goes on here. */
  merged: listOf(ticketNumber()),
})

/** How far an answer helped: from 1, not at all, to 5, completely. */
export const RATINGS = [5, 4, 3, 2, 1] as const
/** From `mostly` on it helped, up to `a little` it did not; `partly` is neither. */
export const HELPED_FROM = 4
export const NOT_HELPED_TO = 2

/** The asker's own thread, a customer's or a partner's, with what they said of our answer. */
export const ownThreadSchema = ticketThreadSchema.shape({
  /** null = not said. */
  rating: number().oneOf(RATINGS).nullable().defined(),
  /** A closed ticket that we have answered is asked about, once. */
  may_rate: boolean().defined(),
})
export type TicketThread = InferType<typeof ownThreadSchema>

export const ratingForm = strictObject({
  rating: number().oneOf(RATINGS, 'rules:requiredChoice').required('rules:requiredChoice'),
})

/** What a customer adds to a ticket: up to 2000 characters. */
export const ticketTextSchema = strictObject({
  text: safeText(DESCRIPTION_MAX_LENGTH).matches(/\S/, 'rules:required').required('rules:required'),
})
