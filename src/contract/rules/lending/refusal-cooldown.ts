import { addDays, istDay } from '../calendar.ts'

/** Why a lender said no, as far as it told by a code. A closed list, so each has words and advice in every language. */
export const REFUSAL_REASONS = [
  'known_customer',
  'score',
  'income',
  'existing_loans',
  'age',
  'employment',
  'area',
  'documents',
  'too_many_requests',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** Days that a lender which said no is left alone, where it has not told another number. */
export const REFUSAL_COOLDOWN_DAYS = 90

/**
 * A lender's no: the ISO day in India on which it came, the first day on which it may be asked again (the same day where
 * it wants no rest), and why; null = it gave no code.
 */
export interface Refusal {
  on: string
  until: string
  reason: RefusalReason | null
}

/** A refusal and whose it was. */
export interface LenderRefusal extends Refusal {
  lender_id: number
}

/** The refusal of an instant by a lender that wants `restDays` of rest. */
export function refusalOf(at: Date, restDays: number, reason: string | null): Refusal {
  return {
    on: istDay(at),
    until: addDays(istDay(at), restDays),
    reason: REFUSAL_REASONS.find((each) => each === reason) ?? null,
  }
}

/** True on every ISO day before the one on which the lender may be asked again. */
export const isResting = ({ until }: Pick<Refusal, 'until'>, today: string): boolean => today < until
