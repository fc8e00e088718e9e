import type { Locale } from '#src/contract/entities/shared/language.ts'

/** Somebody who is here and takes tickets. `subjects` empty = everything. */
export interface Taker {
  admin_id: number
  waiting: number
  languages: readonly Locale[]
  subjects: readonly string[]
  /** When a ticket last came to them by itself. */
  given_at: Date | null
}

/** What a ticket asks of whoever answers it; null = nothing. */
export interface TicketNeeds {
  language: Locale | null
  subject: string | null
}

/**
 * To whom a ticket goes by itself: of those who read its language and know what it is about, whoever has the fewest
 * waiting; of equals whoever has waited longest for one. Null = nobody who is here can answer it, and it stays nobody's.
 */
export function takerOf(takers: readonly Taker[], { language, subject }: TicketNeeds): Taker | null {
  const able = takers.filter(
    (each) =>
      (language === null || each.languages.includes(language)) &&
      (subject === null || each.subjects.length === 0 || each.subjects.includes(subject)),
  )
  const before = (one: Taker, other: Taker): number =>
    one.waiting - other.waiting ||
    (one.given_at?.getTime() ?? 0) - (other.given_at?.getTime() ?? 0) ||
    one.admin_id - other.admin_id
  return able.toSorted(before)[0] ?? null
}
