import { monthWords } from '#src/contract/calendar-words.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'
import { nextMonth } from '../public/read-ledger.ts'
import type { Ledger } from '../public/read-ledger.ts'

/** @throws AppError `conflict` where the month is closed, or one behind it is, with what to do instead */
export function expectOpenMonth({ closed }: Pick<Ledger, 'closed'>, month: string): void {
  const last = closed.at(-1)?.period
  if (last === undefined || month > last) return
  throw new AppError(
    'conflict',
    `This month is closed and does not change any more. Decide in ${monthWords(nextMonth(last), DEFAULT_LOCALE)}: ask the lender for a line in its next file.`,
  )
}
