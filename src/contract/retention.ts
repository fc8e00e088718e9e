import { HOLD_DAYS } from './attribution.ts'
import { addMonths, istDay, startOfIstDay } from './rules/calendar.ts'
import { days } from './rules/time.ts'

/**
 * How long what is kept, in days after what ends its use. The one place that knows: the daily sweep deletes by it, an
 * erasure keeps by it, and the policy, the privacy centre and `docs/retention.md` say it. `days` 0 = at once; null = it
 * stays, since it names nobody.
 */
export const RETENTION = {
  /** Contact, identity, home, work, answers, applications, vouchers, enquiries: until the customer is forgotten. */
  account: { days: 0, after: 'erasure' },
  /** Somebody whom a partner named and who never signed in. */
  lead: { days: HOLD_DAYS, after: 'first_touch' },
  /** What the browser keeps on the server, by its own minutes; one-time codes of a phone; counters of tries. */
  browser: { days: 0, after: 'end_of_life' },
  /** Which offers were shown, from which inputs, and the Key Fact Statements by which nobody applied. */
  receipts: { days: 365, after: 'made' },
  /** That a message went out or a call was made, reminders, and looks for a double. */
  messages: { days: 365, after: 'made' },
  /** Rows of lenders' files, with what they say of people. */
  lender_files: { days: 90, after: 'made' },
  /** Sign-ins, visits and codes, with their times: a year at least by the rules of 2025. */
  visits: { days: 365, after: 'end_of_life' },
  /** What a customer agreed to: a year beyond the relationship, as the rules of fair selling ask from 1 Jan 2027. */
  consents: { days: 365, after: 'erasure' },
  /** Offer, key facts and consents of a loan that was paid out; one that was given back has ended by that. */
  agreed_loan: { days: 365, after: 'end_of_loan' },
  /** The Ombudsman takes a complaint for a year and thirty days. */
  grievance: { days: 395, after: 'answer' },
  /** Name, contact and bank account of somebody whom we declined as a partner. */
  declined_merchant: { days: 365, after: 'answer' },
  log: { days: null, after: 'never' },
  backups: { days: 30, after: 'made' },
} as const satisfies Record<string, { days: number | null; after: string }>

export type RetentionClass = keyof typeof RETENTION
export const RETENTION_CLASSES = Object.keys(RETENTION) as RetentionClass[]

type Timed = { [C in RetentionClass]: (typeof RETENTION)[C]['days'] extends number ? C : never }[RetentionClass]

/** The instant until which something of this class stays, whose use ended `from`. */
export const keptUntil = (kind: Timed, from: Date): Date => new Date(from.getTime() + days(RETENTION[kind].days))

/** Whatever ended its use up to this instant has to go `now`. */
export const expiredBefore = (kind: Timed, now: Date): Date => new Date(now.getTime() - days(RETENTION[kind].days))

/** When the last instalment of a loan that runs to its end is due, to the day. */
export const endOfLoan = (paidOut: Date, months: number): Date => startOfIstDay(addMonths(istDay(paidOut), months))

/**
 * An application holds an erasure this many days after it last moved. A sanction of the lenders that we know runs for six
 * months at most; whoever has said nothing for so long does not need us any more.
 */
export const UNDER_WAY_DAYS = 180

/** Why an erasure waits: what is needed meanwhile is not touched. `legal_hold` keeps everything, `part_hold` what it names. */
export const HOLD_REASONS = ['legal_hold', 'part_hold', 'application_under_way', 'ticket_open'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** What a hold can name. What it names has to be somebody's: who they are stays with whatever it is. */
export const HELD_KINDS = [
  'applications',
  'enquiries',
  'offers',
  'statements',
  'consents',
  'tickets',
  'messages',
  'visits',
  'file_rows',
] as const
export type HeldKind = (typeof HELD_KINDS)[number]

/**
 * What outlasts an erasure, sealed and apart; `disputed_loan`: a loan's record, also until the dispute is answered, but
 * no longer than `DISPUTED_DAYS` more.
 */
export const KEPT_KINDS = ['agreed_loan', 'disputed_loan', 'grievance', 'consents', 'visits'] as const
export type KeptKind = (typeof KEPT_KINDS)[number]

/** A dispute that nobody answers keeps a loan's record so many days beyond its own last day, and no longer. */
export const DISPUTED_DAYS = 365
