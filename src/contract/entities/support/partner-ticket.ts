import type { InferType } from 'yup'
import { helpDescription } from '#src/contract/rules/help-form.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { string } from '#src/contract/yup.ts'
import { given, strictObject } from '../shared/fields.ts'
import { ownThreadSchema, ticketSchema } from './ticket.ts'

/** What a partner writes about; also the page it stands on. */
export const PARTNER_TOPICS = ['tech', 'general'] as const
export type PartnerTopic = (typeof PARTNER_TOPICS)[number]

const topic = () => string().oneOf(PARTNER_TOPICS).defined()
const extra = { topic: topic(), subject: string().defined() }

/** A partner's ticket in a list. */
export const partnerTicketSchema = ticketSchema.shape(extra)
export type PartnerTicket = InferType<typeof partnerTicketSchema>

/** A partner's ticket with everything written on it, oldest first. */
export const partnerThreadSchema = ownThreadSchema.shape(extra)
export type PartnerThread = InferType<typeof partnerThreadSchema>

/** Longest subject of a ticket, characters. */
export const SUBJECT_MAX = 120

/** Body of a new ticket: subject, and up to 2000 characters. */
export const partnerTicketCreateSchema = strictObject({
  topic: topic(),
  subject: given(safeText(SUBJECT_MAX)).matches(/\S/, 'rules:required'),
  description: helpDescription,
})
export type PartnerTicketCreate = InferType<typeof partnerTicketCreateSchema>
