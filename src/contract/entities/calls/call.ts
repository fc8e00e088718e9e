import type { InferType } from 'yup'
import { CALL_ENDINGS } from '#src/contract/rules/contact/call-endings.ts'
import type { CallEnding } from '#src/contract/rules/contact/call-endings.ts'
import { CALL_CHECKS, CALL_FATALS } from '#src/contract/rules/contact/call-review.ts'
import type { CallCheck, CallFatal } from '#src/contract/rules/contact/call-review.ts'
import { CONTACT_CHANNELS, CONTACT_PURPOSES } from '#src/contract/rules/contact/contact-rules.ts'
import { CONTACT_REASONS } from '#src/contract/rules/contact/may-contact.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { CONTACT_SUBJECTS } from '../privacy/privacy.ts'
import { isoInstant, listOf, realDay, rowId, strictObject } from '../shared/fields.ts'
import { LOCALES } from '../shared/language.ts'
import { staffWords } from '../support/staff-words.ts'

/** Why somebody stands in the queue, the most pressing first. */
export const CALL_WHYS = ['promised', 'left_offers', 'documents', 'approved'] as const
export type CallWhy = (typeof CALL_WHYS)[number]

/** How a call went, by what was heard of the checklist: good, something left out, or what may never happen again. */
const CALL_MARKS = ['good', 'to_learn', ...CALL_FATALS] as const
export type CallMark = (typeof CALL_MARKS)[number]

/** Minutes for which somebody is an agent's alone. */
export const LEASE_MINUTES = 10
/** So late a promised call still counts as kept. */
export const PROMISE_MINUTES = 30
/** Somebody who did something so few minutes ago is here already, and is not called. */
export const ONLINE_MINUTES = 5
const NOTE_MAX = 500

/** Why somebody is not shown now: what the one rule says, or what the queue knows. */
export const HIDDEN_REASONS = [...CONTACT_REASONS, 'online', 'taken', 'resting'] as const
export type HiddenReason = (typeof HIDDEN_REASONS)[number]

const about = {
  why: string<CallWhy>().oneOf(CALL_WHYS).defined(),
  purpose: string().oneOf(CONTACT_PURPOSES).defined(),
  /** Of the application, as the customer knows it. */
  reference: string().defined(),
  product: string().defined(),
  lender: string().nullable().defined(),
}

const waitingSchema = strictObject({
  ...about,
  user_id: rowId(),
  name: string().defined(),
  /** Since when it waits; of a promised call its time. */
  since: isoInstant(),
  /** The how manyeth call about it this would be. */
  nth: number().integer().min(1).defined(),
})
export type WaitingCall = InferType<typeof waitingSchema>

const ending = () => string<CallEnding>().oneOf(CALL_ENDINGS)

const callSheetSchema = strictObject({
  ...about,
  call_id: rowId(),
  user_id: rowId(),
  name: string().defined(),
  /** Masked: the exchange dials it. */
  mobile: string().defined(),
  language: string().oneOf(LOCALES).defined(),
  status: string().defined(),
  /** Rupees. */
  amount: number().nullable().defined(),
  /** Null = not dialled yet. */
  started_at: isoInstant().nullable().defined(),
  leased_until: isoInstant(),
  /** What to say, in both languages, whoever reads; `must` = every line of it, on every call. */
  script: listOf(
    strictObject({
      language: string().oneOf(LOCALES).defined(),
      say: string().defined(),
      must: listOf(string().defined()),
    }),
  ),
  /** Newest first. */
  so_far: listOf(
    strictObject({
      channel: string().oneOf(CONTACT_CHANNELS).defined(),
      about: string().oneOf(CONTACT_SUBJECTS).defined(),
      ending: ending().nullable().defined(),
      at: isoInstant(),
    }),
  ),
  calls_this_week: number().integer().min(0).defined(),
})
export type CallSheet = InferType<typeof callSheetSchema>

export const callDeskSchema = strictObject({
  now: isoInstant(),
  /** Is anybody called at this hour? */
  open: boolean().defined(),
  /** No number is dialled: a demonstration. */
  sandbox: boolean().defined(),
  /** How many may be called now; the list has the first of them. */
  count: number().integer().min(0).defined(),
  waiting: listOf(waitingSchema),
  hidden: listOf(
    strictObject({
      reason: string().oneOf(HIDDEN_REASONS).defined(),
      count: number().integer().min(1).defined(),
      /** When the first of them may be called again, where that is known. */
      until: isoInstant().nullable().defined(),
    }),
  ),
  /** Whom this agent has taken. */
  sheet: callSheetSchema.nullable().defined(),
  today: strictObject({
    calls: number().integer().defined(),
    connected: number().integer().defined(),
    promised: number().integer().defined(),
    kept: number().integer().defined(),
  }),
  /** This agent's calls of today, newest first. */
  done: listOf(
    strictObject({
      call_id: rowId(),
      user_id: rowId(),
      name: string().defined(),
      reference: string().defined(),
      ending: ending().nullable().defined(),
      promised_at: isoInstant().nullable().defined(),
      ticket: string().nullable().defined(),
      at: isoInstant(),
    }),
  ),
})
export type CallDesk = InferType<typeof callDeskSchema>

/** How it ended: one of the list, and what that needs. */
export const endCallForm = strictObject({
  ending: ending().oneOf(CALL_ENDINGS, 'rules:choice.unknown').required('rules:required'),
  note: staffWords(NOTE_MAX)
    .defined()
    .when('ending', {
      is: 'complaint',
      then: (rule) => rule.matches(/\S/, 'rules:required').required('rules:required'),
    }),
  /** Of a call-back: the day, and the time of day in India. Empty text otherwise. */
  day: string()
    .defined()
    .when('ending', { is: 'call_back', then: () => realDay().required('rules:required') }),
  time: string()
    .defined()
    .when('ending', {
      is: 'call_back',
      then: (rule) => rule.matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'rules:call.time').required('rules:required'),
    }),
  /** `me`: whoever promises it calls; `anybody`: whoever is free then. */
  by: string()
    .oneOf(['me', 'anybody'] as const, 'rules:choice.unknown')
    .required('rules:required'),
})
export type EndCallForm = InferType<typeof endCallForm>

export const callTeamSchema = strictObject({
  /** By name, never by figure. */
  people: listOf(
    strictObject({
      admin_id: rowId(),
      name: string().defined(),
      calls: number().integer().defined(),
      connected: number().integer().defined(),
      promised: number().integer().defined(),
      kept: number().integer().defined(),
    }),
  ),
  /** Calls to be looked at, the oldest without a mark first. */
  reviews: listOf(
    strictObject({
      call_id: rowId(),
      agent: string().defined(),
      /** Made by whoever reads: somebody else marks it. */
      own: boolean().defined(),
      user_id: rowId(),
      reference: string().defined(),
      purpose: string().oneOf(CONTACT_PURPOSES).defined(),
      ending: ending().nullable().defined(),
      note: string().defined(),
      ticket: string().nullable().defined(),
      at: isoInstant(),
      minutes: number().integer().min(0).defined(),
      /** What this call has to have of the checklist. */
      checks: listOf(string<CallCheck>().oneOf(CALL_CHECKS).defined()),
      /** Empty before anybody has listened. */
      heard: listOf(string<CallCheck>().oneOf(CALL_CHECKS).defined()),
      fatal: listOf(string<CallFatal>().oneOf(CALL_FATALS).defined()),
      mark: string<CallMark>().oneOf(CALL_MARKS).nullable().defined(),
      marked_by: string().nullable().defined(),
    }),
  ),
})
export type CallTeam = InferType<typeof callTeamSchema>

const ticked = () => boolean().defined()

/** The checklist, line by line, and what may never happen; whether it was out of hours the call's own time says. */
export const markCallForm = strictObject({
  who: ticked(),
  purpose: ticked(),
  secrets: ticked(),
  noPromise: ticked(),
  noCalls: ticked(),
  paid: ticked(),
  ending: ticked(),
  promised_approval: ticked(),
  asked_fee: ticked(),
})
export type MarkCallForm = InferType<typeof markCallForm>
