import { days } from '#src/contract/rules/time.ts'

/** Days for which a lead stays with the partner who brought the person first. */
export const HOLD_DAYS = 90
/** Days after an application has ended, paid out or not, for which the lead stays where it was. */
export const REST_DAYS = 30
/** Days for which somebody whom a partner's system named may confirm it with their own code. */
export const NAMING_DAYS = 7
/** Days for which a partner may not name a number again that has said no to it. */
export const REFUSAL_DAYS = 90

/** Stands for an end that is not known yet where an instant is kept or sent: the last day of the year 9999. */
export const NO_END = Date.parse('9999-12-31')

/** A partner's link, QR code, widget or call brought the person for a product; `at` in milliseconds. */
export interface Touch {
  touch_id: number
  partner_id: number
  at: number
}

/** An application of the person for the product; milliseconds, `ended_at` null while a lender has it. */
export interface ApplicationPeriod {
  submitted_at: number
  ended_at: number | null
}

/** A time in which one partner has the lead; milliseconds. `held_until` is Infinity while an application is open. */
export interface Holding {
  partner_id: number
  first_touch_at: number
  last_touch_at: number
  held_until: number
}

/**
 * The rule by which a lead is somebody's, for one mobile number and one product.
 * 1. The first partner whose touch reaches us holds the lead for 90 days from that touch. Touches of others meanwhile,
 *    and further ones of their own, do not move or prolong it.
 * 2. An application sent meanwhile keeps the lead with its partner for as long as it is open, and 30 days more; it never
 *    shortens the 90 days.
 * 3. After that the next touch begins anew, whoever's it is.
 * The order in which touches become known does not matter; the earlier one counts, and of two in the same millisecond
 * the one that was written first.
 * @returns the holdings in their order; no two of them overlap, and the last is today's
 */
export function holdingsOf(touches: readonly Touch[], courses: readonly ApplicationPeriod[]): Holding[] {
  const holdings: Holding[] = []
  for (const touch of [...touches].sort((a, b) => a.at - b.at || a.touch_id - b.touch_id)) {
    const current = holdings.at(-1)
    if (!current || touch.at >= current.held_until) {
      const first = { partner_id: touch.partner_id, first_touch_at: touch.at, last_touch_at: touch.at }
      holdings.push({ ...first, held_until: endOf(touch.at, courses) })
    } else if (touch.partner_id === current.partner_id) current.last_touch_at = touch.at
  }
  return holdings
}

/** Who has the lead: the last holding, also after its end, until another touch comes. Null when nobody brought the person. */
export const holderOf = (touches: readonly Touch[], courses: readonly ApplicationPeriod[]): Holding | null =>
  holdingsOf(touches, courses).at(-1) ?? null

function endOf(firstTouchAt: number, courses: readonly ApplicationPeriod[]): number {
  let end = firstTouchAt + days(HOLD_DAYS)
  for (const course of [...courses].sort((a, b) => a.submitted_at - b.submitted_at)) {
    if (course.submitted_at < firstTouchAt || course.submitted_at >= end) continue
    const rest = course.ended_at === null ? Number.POSITIVE_INFINITY : course.ended_at + days(REST_DAYS)
    end = Math.max(end, rest)
  }
  return end
}

export const LEAD_STATUSES = ['new', 'in_progress', 'applied', 'disbursed', 'lost'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** An application as the lead's status reads it: canonical status, `submitted_at` null for a draft. */
export interface LeadApplication {
  app_id: string
  status: string
  submitted_at: number | null
}

const ENDED_WITHOUT_LOAN: readonly string[] = ['rejected', 'withdrawn', 'expired']

/**
 * Where a lead stands by the applications that were made since its first touch, and the one that it is tied to: one paid
 * out before one that is open, before a draft, before one that ended without a loan.
 */
export function leadStateOf(applications: readonly LeadApplication[]): { status: LeadStatus; app_id: string | null } {
  const sent = applications.filter(({ submitted_at }) => submitted_at !== null)
  const paid = sent.find(({ status }) => status === 'disbursed')
  if (paid) return { status: 'disbursed', app_id: paid.app_id }
  const open = sent.find(({ status }) => !ENDED_WITHOUT_LOAN.includes(status))
  if (open) return { status: 'applied', app_id: open.app_id }
  const draft = applications.find(({ submitted_at }) => submitted_at === null)
  if (draft) return { status: 'in_progress', app_id: draft.app_id }
  const ended = sent.at(-1)
  return ended ? { status: 'lost', app_id: ended.app_id } : { status: 'new', app_id: null }
}
