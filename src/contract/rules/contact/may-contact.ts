import { addDays, HOLIDAYS, isHoliday, istDay, istHour, istInstant, startOfIstDay } from '../calendar.ts'
import { days, hours } from '../time.ts'
import { isConnected } from './call-endings.ts'
import type { CallEnding } from './call-endings.ts'
import { withinHours } from './contact-hours.ts'
import { CALL_HOURS, isQuiet } from './contact-rules.ts'
import type { ContactChannel, ContactPurpose, ContactRules } from './contact-rules.ts'

/** How often at the most. Of calls, whatever they are for; of what sells, whatever channel it takes. */
export const CONTACT_CAPS = {
  calls_a_day: 1,
  calls_a_week: 3,
  calls_a_lead: 6,
  hours_apart: 4,
  not_interested_days: 90,
  bounced_days: 90,
  offers_a_day: 1,
  offers_a_week: 3,
} as const
export type ContactCaps = Record<keyof typeof CONTACT_CAPS, number>

/** A try that nobody answered is not made again in the same half of the calling day; the second begins at 13:00. */
const SECOND_HALF = 13

/** Why somebody may not be contacted, in the order in which it is said: first what does not pass by itself. */
export const CONTACT_REASONS = [
  'erased',
  'no_address',
  'no_calls',
  'not_chosen',
  'gone',
  'register',
  'erasing',
  'complaint',
  'bounced',
  'calls_lead',
  'not_interested',
  'quiet',
  'calls_week',
  'calls_day',
  'calls_apart',
  'same_half',
  'offers_week',
  'offers_day',
  // Late: a look into the register is worth it only where nothing else says no.
  'unchecked',
  'holiday',
  'hours',
] as const
export type ContactReason = (typeof CONTACT_REASONS)[number]

/** @property until when this reason ends; null = not by itself. Another may stand then. */
export type ContactVerdict = { may: true } | { may: false; reason: ContactReason; until: Date | null }

/** A message sent or a call made. `lead`: what it was about, where that is known. */
export interface PastContact {
  channel: ContactChannel
  purpose: ContactPurpose
  at: Date
  ending: CallEnding | null
  lead: string | null
}

/** Everything about a customer that decides whether they may be contacted. */
export interface ContactCase {
  rules: ContactRules
  erased: boolean
  /** Which contacts have proved to be theirs. */
  reachable: { phone: boolean; email: boolean }
  /**
   * The number stands in the operators' register of people who want nothing sold to them (NCPR); null = nobody has looked
   * within the last day, and then nothing is sold by phone either.
   */
  registered: boolean | null
  /** When the operators last said that there is nobody at this number; null = never, or not that anybody knows. */
  bounced_at: Date | null
  /** They have asked to be forgotten, and it is not over. */
  erasing: boolean
  /** A request or a complaint of theirs is not closed. */
  complaint: boolean
  /** Every call that is still known, and whatever was sold in the last week; in any order. */
  past: readonly PastContact[]
}

export interface ContactAsk {
  purpose: ContactPurpose
  channel: ContactChannel
  /** What a call is about. */
  lead?: string | undefined
  /** The customer named this time themselves: neither the day's call nor the time since the last one is in its way. */
  promised?: boolean
  /** The answer to what the customer has just asked for. */
  asked?: boolean
}

interface Ask extends ContactAsk {
  now: Date
  caps: ContactCaps
  holidays: readonly string[]
}

/** Undefined = nothing against it; else when it ends, null = not by itself. */
type Rule = (who: ContactCase, ask: Ask) => Date | null | undefined

const WEEK = days(7)

const when = (against: boolean, until: Date | null = null): Date | null | undefined => (against ? until : undefined)
const sells = ({ purpose }: Ask): boolean => purpose !== 'service'
const rings = ({ channel }: Ask): boolean => channel !== 'email'
const calls = ({ channel }: Ask): boolean => channel === 'call'
const keepsHours = (ask: Ask): boolean => calls(ask) || (sells(ask) && rings(ask))
/** Whether the register has a say. */
const inRegister = (ask: Ask): boolean => sells(ask) && rings(ask)
const later = (at: Date, span: number): Date => new Date(at.getTime() + span)
const midnightAfter = (now: Date): Date => startOfIstDay(addDays(istDay(now), 1))
const newestFirst = (past: readonly PastContact[]): PastContact[] =>
  past.toSorted((one, other) => other.at.getTime() - one.at.getTime())

const callsTo = ({ past }: ContactCase) => newestFirst(past.filter(({ channel }) => channel === 'call'))
const offersTo = ({ past }: ContactCase) => newestFirst(past.filter(({ purpose }) => purpose !== 'service'))

/** When fewer than `most` of these lie within the last seven days. */
function weekFull(past: readonly PastContact[], most: number, now: Date): Date | undefined {
  const last = past[most - 1]
  const free = last && later(last.at, WEEK)
  return free && free > now ? free : undefined
}

function dayFull(past: readonly PastContact[], most: number, now: Date): Date | undefined {
  const today = past.filter(({ at }) => istDay(at) === istDay(now))
  return today.length >= most ? midnightAfter(now) : undefined
}

const isFirstHalf = (at: Date): boolean => istHour(at) < SECOND_HALF

/** After a try that nobody answered, the next one is made in the other half of a calling day. */
function sameHalf(who: ContactCase, now: Date): Date | undefined {
  const [last] = callsTo(who)
  if (!last || last.ending === null || isConnected(last.ending) || later(last.at, WEEK) <= now) return undefined
  if (isFirstHalf(last.at) !== isFirstHalf(now)) return undefined
  return isFirstHalf(now) ? istInstant(istDay(now), `${SECOND_HALF}:00`) : istInstant(addDays(istDay(now), 1), '09:00')
}

const RULES: Record<ContactReason, Rule> = {
  erased: ({ erased }) => when(erased),
  no_address: ({ reachable }, ask) => when(!(rings(ask) ? reachable.phone : reachable.email)),
  no_calls: ({ rules }, ask) => when(calls(ask) && rules.no_calls_since !== null),
  not_chosen: ({ rules }, { purpose, channel }) => when(!rules.choices[purpose][channel]),
  gone: (who, ask) =>
    when(keepsHours(ask) && callsTo(who).some(({ ending }) => ending === 'deceased' || ending === 'wrong_number')),
  register: ({ registered }, ask) => when(registered === true && inRegister(ask)),
  erasing: ({ erasing }, ask) => when(erasing && sells(ask)),
  complaint: ({ complaint }, ask) => when(complaint && sells(ask)),
  bounced: ({ bounced_at }, ask) => {
    const until = bounced_at && later(bounced_at, days(ask.caps.bounced_days))
    return sells(ask) && ask.channel === 'sms' && until && until > ask.now ? until : undefined
  },
  calls_lead: (who, ask) =>
    when(
      calls(ask) &&
        ask.lead !== undefined &&
        callsTo(who).filter(({ lead }) => lead === ask.lead).length >= ask.caps.calls_a_lead,
    ),
  not_interested: (who, ask) => {
    const said = callsTo(who).find(({ ending }) => ending === 'not_interested')
    const until = said && later(said.at, days(ask.caps.not_interested_days))
    return (calls(ask) || sells(ask)) && until && until > ask.now ? until : undefined
  },
  quiet: ({ rules }, ask) =>
    when(
      isQuiet(rules, ask.now) && (sells(ask) || rings(ask)),
      rules.quiet_until === null ? null : new Date(rules.quiet_until),
    ),
  calls_week: (who, ask) => (calls(ask) ? weekFull(callsTo(who), ask.caps.calls_a_week, ask.now) : undefined),
  calls_day: (who, ask) =>
    calls(ask) && !ask.promised ? dayFull(callsTo(who), ask.caps.calls_a_day, ask.now) : undefined,
  calls_apart: (who, ask) => {
    const [last] = callsTo(who)
    const until = last && later(last.at, hours(ask.caps.hours_apart))
    return calls(ask) && !ask.promised && until && until > ask.now ? until : undefined
  },
  same_half: (who, ask) => (calls(ask) && !ask.promised ? sameHalf(who, ask.now) : undefined),
  offers_week: (who, ask) => (sells(ask) ? weekFull(offersTo(who), ask.caps.offers_a_week, ask.now) : undefined),
  offers_day: (who, ask) => (sells(ask) ? dayFull(offersTo(who), ask.caps.offers_a_day, ask.now) : undefined),
  unchecked: ({ registered }, ask) => when(registered === null && inRegister(ask)),
  holiday: (_, ask) => when(keepsHours(ask) && isHoliday(istDay(ask.now), ask.holidays), midnightAfter(ask.now)),
  hours: (_, ask) => {
    const opening = withinHours(ask.now, CALL_HOURS)
    return when(keepsHours(ask) && opening > ask.now, opening)
  },
}

/** What holds back even the answer to what somebody has just asked for. */
const ALWAYS: readonly ContactReason[] = ['erased', 'no_address']

/**
 * May the customer be contacted for this purpose by this channel now? The one place that decides it, for every call, SMS,
 * e-mail and WhatsApp message; codes alone, which somebody asks for to get in, do not ask.
 * In quiet mode only e-mails about one's own application go out. Calls, and whatever sells by phone, keep to the hours.
 * @param terms the caps and the holidays, where a test has its own
 */
export function mayContact(
  who: ContactCase,
  ask: ContactAsk,
  now: Date,
  terms: { caps?: ContactCaps; holidays?: readonly string[] } = {},
): ContactVerdict {
  const full = { ...ask, now, caps: terms.caps ?? CONTACT_CAPS, holidays: terms.holidays ?? HOLIDAYS }
  const reasons = ask.asked === true && ask.purpose === 'service' && ask.channel !== 'call' ? ALWAYS : CONTACT_REASONS
  for (const reason of reasons) {
    const until = RULES[reason](who, full)
    if (until !== undefined) return { may: false, reason, until }
  }
  return { may: true }
}
