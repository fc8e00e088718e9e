import type { InferType } from 'yup'
import { DESCRIPTION_MAX_LENGTH } from '#src/contract/constants.ts'
import { staffReason } from '#src/contract/rules/codes/customer-reference.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { array, boolean, number, string } from '#src/contract/yup.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'
import { LOCALES } from '../shared/language.ts'
import type { Locale } from '../shared/language.ts'
import { PRODUCT_TYPES } from '../shared/product-type.ts'
import { namesSecret, staffWords } from './staff-words.ts'
import { RATINGS, TICKET_AUTHORS, TICKET_STATUSES, ticketNumber } from './ticket.ts'

/** Our own promise: an answer by the end of so many working days. The clock stands still while we wait for the asker. */
export const SERVICE_DAYS = 2

/** So many days before the thirty are over, on day 20, the grievance officer has a ticket that still waits. */
export const OFFICER_DAYS_LEFT = 10

/** What whoever asked is told of a ticket that is no answer. `ombudsman`: the thirty days are over; `long`: a mail was too long. */
export type TicketNews = 'ombudsman' | 'empty'

/**
 * What the desk is sorted into. `unassigned`: nobody has taken it; `open`: waits for us; `answered`: waits for whoever asked; `waiting_lender`: for a lender;
 * `overdue`: past our own promise while it waits for us, or past the thirty days, which nothing stops but closing it;
 * `escalated`: before the grievance officer, and not closed.
 */
export const TICKET_QUEUES = [
  'mine',
  'unassigned',
  'open',
  'answered',
  'waiting_lender',
  'overdue',
  'escalated',
  'closed',
] as const
export type TicketQueue = (typeof TICKET_QUEUES)[number]

/** Who asks: signed in, of a partner, or anybody by the form. */
const ASKER_KINDS = ['customer', 'partner', 'visitor'] as const
export type AskerKind = (typeof ASKER_KINDS)[number]

/** Why staff closed a ticket. `merged` is said by merging alone. */
export const CLOSE_REASONS = ['solved', 'no_reply', 'not_ours'] as const
const TICKET_CLOSE_REASONS = [...CLOSE_REASONS, 'merged'] as const
export type TicketCloseReason = (typeof TICKET_CLOSE_REASONS)[number]

/** Answers that stand ready, reviewed in both languages; their words are `server:ticket.ready`. */
export const READY_ANSWERS = ['looking', 'documents', 'lender', 'no_numbers', 'ombudsman'] as const

export const TICKET_SORTS = ['due_at', 'created_at'] as const

const staffMember = strictObject({ admin_id: rowId(), name: string().defined() })

const deskLine = {
  ticket: ticketNumber(),
  kind: string<AskerKind>().oneOf(ASKER_KINDS).defined(),
  /** A customer's name, or the partner's. */
  who: string().defined(),
  /** A partner's subject, else the beginning of what was asked. */
  subject: string().defined(),
  status: string().oneOf(TICKET_STATUSES).defined(),
  created_at: isoInstant(),
  /** The thirty days. */
  due_at: isoInstant(),
  /** Calendar days in India until then; 0 = today, negative = overdue. */
  days_left: number().integer().defined(),
  /** Our own promise, with what has been waited for the asker added; null of what was asked before there was one. */
  service_due_at: isoInstant().nullable().defined(),
  /** That clock stands still: it is the asker's turn. */
  service_paused: boolean().defined(),
  /** Our own promise is broken: it waits for us, and that clock has run out. */
  service_over: boolean().defined(),
  /** What it is late by: the thirty days count before our own promise. */
  late: string()
    .oneOf(['law', 'service'] as const)
    .nullable()
    .defined(),
  assigned_to: staffMember.nullable(),
  /** It has gone to the grievance officer, which nothing takes back. */
  escalated: boolean().defined(),
}
export const deskLineSchema = strictObject(deskLine)
export type DeskLine = InferType<typeof deskLineSchema>

/** Whoever of the staff may answer, and how many tickets wait for each of them. */
export const deskPersonSchema = staffMember.shape({ waiting: number().integer().min(0).defined() })

export type DeskPerson = InferType<typeof deskPersonSchema>

export const deskTicketSchema = strictObject({
  ...deskLine,
  /** Number of the application it is about, as the customer knows it. */
  application: string().nullable().defined(),
  asker: strictObject({
    name: string().defined(),
    /** Masked: all but the ends. Empty = not known. */
    mobile: string().defined(),
    email: string().defined(),
    user_id: rowId().nullable(),
    partner_id: rowId().nullable(),
    /** In which they read our mails; null = not known: both. */
    language: string().oneOf(LOCALES).nullable().defined(),
  }),
  /** Oldest first; PAN, card, mobile numbers and addresses in them are masked. */
  messages: listOf(
    strictObject({
      author: string().oneOf(TICKET_AUTHORS).defined(),
      /** Of the staff who wrote; null = not of the staff, or the demonstration's automatic answer. */
      name: string().nullable().defined(),
      text: string().defined(),
      at: isoInstant(),
      /** Who of the staff wrote it down, as the customer told it on the telephone; null = it was written by its author. */
      noted_by: string().nullable().defined(),
      via: string<'mail'>()
        .oneOf(['mail'] as const)
        .nullable()
        .defined(),
      /** All of the mail, where `text` is a part of it: what it quotes, and whatever was taken for that. */
      whole: string().nullable().defined(),
    }),
  ),
  /** For the staff alone: nothing that the asker sees is made of them. */
  notes: listOf(strictObject({ name: string().defined(), text: string().defined(), at: isoInstant() })),
  /** How far our answer helped, as the asker said, 1 to 5; null = not said. */
  rating: number().oneOf(RATINGS).nullable().defined(),
  /** How far the reader has seen: an answer says it, so that it never crosses another. */
  seen: number().integer().min(0).defined(),
  people: listOf(deskPersonSchema),
  /** In the asker's language; in all of them where it is not known. */
  ready: listOf(strictObject({ key: string().oneOf(READY_ANSWERS).defined(), text: string().defined() })),
  /** The ticket in which the talk goes on; null = this one. */
  merged_into: ticketNumber().nullable(),
  /** Tickets whose talk goes on here. */
  merged: listOf(ticketNumber()),
  /** Tickets of the same asker that are not closed, into which this one may be merged; none once it is closed itself. */
  others: listOf(strictObject({ ticket: ticketNumber(), subject: string().defined() })),
  /** Who gave it to the grievance officer, and why; `by` null = it went by itself, on day 20. */
  escalation: strictObject({
    at: isoInstant(),
    by: string().nullable().defined(),
    reason: string().defined(),
  }).nullable(),
  /** Tickets that belong to this one and go on for themselves. */
  linked: listOf(
    strictObject({
      ticket: ticketNumber(),
      subject: string().defined(),
      status: string().oneOf(TICKET_STATUSES).defined(),
    }),
  ),
  /** When whoever asked was told of the RBI Ombudsman, the thirty days being over. */
  ombudsman_told_at: isoInstant().nullable().defined(),
  /** The question about a payout that it is: it is decided at the partner's payouts. */
  dispute: rowId().nullable().defined(),
  closed: strictObject({
    at: isoInstant(),
    by: string().nullable().defined(),
    reason: string<TicketCloseReason>().oneOf(TICKET_CLOSE_REASONS).nullable().defined(),
  }).nullable(),
})
export type DeskTicket = InferType<typeof deskTicketSchema>

const text = () => safeText(DESCRIPTION_MAX_LENGTH).matches(/\S/, 'rules:required').required('rules:required')

/** An answer, and what of the thread its writer had seen. */
export const deskAnswerForm = strictObject({
  text: text(),
  seen: number().integer().min(0, 'rules:number.range').required('rules:required'),
  /** Closes the ticket with it, as solved. */
  close: boolean().required('rules:required'),
  /** It waits for a lender from now on, which the answer says. */
  lender: boolean()
    .optional()
    .test('one', 'rules:ticket.lender', (lender, { parent }) => !(lender && (parent as { close?: boolean }).close)),
})
export type DeskAnswerForm = InferType<typeof deskAnswerForm>

/** Kept for the staff: nothing in it may be used in somebody's name. */
export const deskNoteForm = strictObject({
  text: staffWords(DESCRIPTION_MAX_LENGTH).matches(/\S/, 'rules:required').required('rules:required'),
})

/** `to`: somebody's number; `least`: whoever has the fewest waiting; null: nobody. */
export const deskAssignForm = strictObject({
  admin_id: rowId().nullable(),
  least: boolean().required('rules:required'),
  /** To whoever sends it. */
  take: boolean(),
})

export const deskCloseForm = strictObject({
  reason: string().oneOf(CLOSE_REASONS, 'rules:choice.unknown').required('rules:required'),
})

/** `into`: another ticket of the same asker. `seen`: what of the thread had been read, as of an answer. */
export const deskMergeForm = strictObject({
  into: string().required('rules:requiredChoice').concat(ticketNumber()),
  seen: number().integer().min(0, 'rules:number.range').required('rules:required'),
})

/** Kept for the staff, and in the log: nothing in it may be used in somebody's name. */
export const deskEscalateForm = strictObject({
  reason: staffReason().test('staff-words', 'rules:text.secret', (text) => !namesSecret(text)),
})

/** Two tickets that belong together, or do not any more; each goes on for itself. */
export const deskLinkForm = strictObject({
  other: string().required('rules:required').concat(ticketNumber()),
  linked: boolean().required('rules:required'),
})

/** Why the evidence of a ticket is made: in the log, and in the file. */
export const deskEvidenceForm = strictObject({
  reason: staffReason().test('staff-words', 'rules:text.secret', (text) => !namesSecret(text)),
})

/** What a ticket can be about, where that needs somebody who knows it. */
export const DESK_SUBJECTS = [...PRODUCT_TYPES, 'partner', 'payout'] as const

/** Whether one of the staff takes tickets that are shared out, in which languages and about what; no subject = about everything. */
export const deskShareForm = strictObject({
  taking: boolean().required('rules:required'),
  languages: listOf(string<Locale>().oneOf(LOCALES, 'rules:choice.unknown').defined()).min(1, 'rules:requiredChoice'),
  subjects: listOf(string().oneOf(DESK_SUBJECTS, 'rules:choice.unknown').defined()),
})
export type DeskShare = InferType<typeof deskShareForm>

export const deskReopenForm = strictObject({ reason: staffReason() })

/** More than a page of the desk has. */
const MOST_TICKETS = 100

/** `assign` gives them to somebody, a reason closes them for it, `undoClose` takes that back. */
const MANY_ACTS = ['assign', ...CLOSE_REASONS, 'undoClose'] as const

/** One act on many tickets: each by its number, whatever a queue would show by now. */
export const deskManySchema = strictObject({
  act: string().oneOf(MANY_ACTS, 'rules:choice.unknown').required('rules:required'),
  tickets: array(ticketNumber())
    .min(1, 'rules:required')
    .max(MOST_TICKETS, 'rules:number.range')
    .test('once', 'rules:choice.unknown', (each) => each === undefined || new Set(each).size === each.length)
    .required('rules:required'),
  /** Of `assign`: whose they become; null = nobody's. */
  admin_id: rowId().nullable(),
  /** Of `assign`: each to whoever has the fewest waiting. */
  least: boolean().required('rules:required'),
})
export type DeskMany = InferType<typeof deskManySchema>

/**
 * Why a ticket was left as it is. `unread`: it waits for us or for a lender, so that somebody reads it before it is closed; `moved`:
 * something was done with it since.
 */
const DESK_LEFT = ['gone', 'closed', 'unread', 'dispute', 'moved'] as const
export type DeskLeft = (typeof DESK_LEFT)[number]

export const deskChangedSchema = strictObject({
  /** `before`: whose each was, so that it can be given back. */
  changed: listOf(strictObject({ ticket: ticketNumber(), before: rowId().nullable() })),
  unchanged: listOf(ticketNumber()),
  refused: listOf(strictObject({ ticket: ticketNumber(), why: string().oneOf(DESK_LEFT).defined() })),
})
export type DeskChanged = InferType<typeof deskChangedSchema>
