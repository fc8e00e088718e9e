import { monthWords } from '#src/contract/calendar-words.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'
import { nextMonth } from '../public/read-ledger.ts'
import type { Ledger } from '../public/read-ledger.ts'

/** Why nothing of a month may change: it is closed, or one behind it is; with what to do instead. Null while it is open. */
export function whyClosed({ closed }: Pick<Ledger, 'closed'>, month: string): string | null {
  const last = closed.at(-1)?.period
  return last === undefined || month > last
    ? null
    : `This month is closed and does not change any more. Decide in ${monthWords(nextMonth(last), DEFAULT_LOCALE)}: ask the lender for a line in its next file.`
}

/** @throws AppError `conflict` where the month is closed, or one behind it is */
export function expectOpenMonth(ledger: Pick<Ledger, 'closed'>, month: string): void {
  const why = whyClosed(ledger, month)
  if (why !== null) throw new AppError('conflict', why)
}
