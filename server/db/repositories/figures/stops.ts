import type { Db } from '#server/db/client.ts'
import type { DateRange } from '#src/contract/entities/reports/date-range.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { listFigures } from './figures.ts'
import type { FigureFilters } from './figures.ts'

/** Who has not moved for so many whole days has stopped. */
const SILENT_DAYS = 7
/** Whoever moved last on an earlier day than this is silent. */
export const silentBefore = (now: Date): string => addDays(istDay(now), -SILENT_DAYS)

export interface Stop {
  /** Last step, counted from 0 = a form was begun. */
  level: number
  /** `rejected`, `withdrawn`, `expired` or `silent`. */
  why: string
  /** Of a no, where the lender gave one. */
  reason: string | null
}

/** How many stopped after which step, and why; the most first. Those that still move have not stopped. */
export async function listStops(
  db: Db,
  range: DateRange,
  filters: FigureFilters,
  now: Date,
): Promise<(Stop & { n: number })[]> {
  const ask = { keys: ['journey_stopped'] as const, range, filters, by: ['part'] as const, today: istDay(now) }
  const rows = await listFigures(db, 'journey', ask)
  const found = new Map<string, Stop & { n: number }>()
  for (const { of, n } of rows) {
    const [level = '', ended = '', rest = ''] = of[0]?.split('\n') ?? []
    if (ended === 'open' && rest >= silentBefore(now)) continue
    const stop = ended === 'open' ? { why: 'silent', reason: null } : { why: ended, reason: rest || null }
    const key = [level, stop.why, stop.reason].join('\n')
    found.set(key, { level: Number(level), ...stop, n: n + (found.get(key)?.n ?? 0) })
  }
  const inOrder = ({ level, why, reason }: Stop) => `${level} ${why} ${reason ?? ''}`
  return [...found.values()].sort((a, b) => b.n - a.n || inOrder(a).localeCompare(inOrder(b)))
}
