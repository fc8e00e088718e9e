import { createHash } from 'node:crypto'
import type { LedgerLine } from '#src/contract/reconciliation/ledger-line.ts'
import { isOpen, nextMonth, seenOf } from '../public/read-ledger.ts'
import type { Ledger } from '../public/read-ledger.ts'

/** What of a lender's months can be closed at once, and what stands in the way of the others. */
interface Closable {
  /** Over and with nothing open, the oldest first, up to the first that is not; with those that only get what an earlier one leaves. */
  months: string[]
  lines: LedgerLine[]
  /** What names these lines as they stand; empty = there are none. */
  seen: string
  /** The first month that is over and has open lines, and how many months behind it wait for that. */
  blocked: { month: string; open: number; has_file: boolean; behind: number } | null
}

export function closableOf({ open }: Pick<Ledger, 'open'>, present: string): Closable {
  const over = [...open.keys()].filter((month) => month < present).sort()
  const linesIn = (month: string) => open.get(month) ?? []
  const first = over.findIndex((month) => linesIn(month).some(isOpen))
  const own = first === -1 ? over : over.slice(0, first)
  const lines = own.flatMap(linesIn)
  const month = over[first]
  const months = withCarried(own, linesIn, month ?? present)
  const blocking = month === undefined ? [] : linesIn(month)
  return {
    months,
    lines,
    seen: months.length === 0 ? '' : hashOf(months, lines),
    blocked:
      month === undefined
        ? null
        : {
            month,
            open: blocking.filter(isOpen).length,
            has_file: blocking.some(({ file }) => file !== null),
            behind: over.length - first - 1,
          },
  }
}

/** With the months between these and `end` that have nothing of their own, but get what the one before leaves unpaid. */
function withCarried(months: readonly string[], linesIn: (month: string) => LedgerLine[], end: string): string[] {
  const all: string[] = []
  let carries = false
  for (let month = months[0] ?? end; month < end; month = nextMonth(month)) {
    const has = months.includes(month)
    if (has || carries) all.push(month)
    if (has) carries ||= linesIn(month).some(isCarried)
  }
  return all
}

/** Nobody has paid for it, and it was not given up: it stands in the next month once its own is closed. */
const isCarried = ({ file, decision }: LedgerLine): boolean => file === null && decision?.kind !== 'accepted'

const hashOf = (months: readonly string[], lines: readonly LedgerLine[]): string =>
  createHash('sha256')
    .update(`${months.join()} ${seenOf(lines)}`)
    .digest('hex')
