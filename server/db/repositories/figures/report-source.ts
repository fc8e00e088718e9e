import type { Db } from '#server/db/client.ts'
import type { CountName, FigureName, GroupName } from '#src/contract/entities/figures/internal-report.ts'
import type { DateRange } from '#src/contract/entities/reports/date-range.ts'
import type { PageAsk } from '#src/contract/entities/shared/page-query.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import type { Span } from '../shared/days.ts'

/** Of which days, as seen from which instant. */
export interface Asked extends Span {
  now: Date
}

/** The rows that a figure counts: all of it, or those of one row of a group. */
export interface AskedRows extends Asked {
  show: CountName
  group?: GroupName | undefined
  key?: string | undefined
}

/** Its days in India, both included; without an end, up to today. */
export const askedRange = ({ from, before, now }: Asked): DateRange => ({
  from: from ? istDay(from) : '1970-01-01',
  to: before ? addDays(istDay(before), -1) : istDay(now),
})

export type Figures = Partial<Record<FigureName, number | null>>

interface Group {
  group: GroupName
  key: string
  name: string | null
  figures: Figures
}

/** A row behind a figure. */
export interface SourceRow {
  id: string
  at: Date
  who: string | null
  what: string | null
  result: string
  reason?: string | null
  reference?: string | null
  ended_at?: Date | null
  ms?: number | null
  disbursed?: Paise
  revenue?: Paise
  gross?: Paise
  net?: Paise
}

/** All that a report tells: where there are many rows, from one reading of them. */
export interface ReportParts {
  totals: Figures
  days: { day: string; value: number; marked: number }[]
  groups: Group[]
}

/**
 * Where a report's figures come from. A figure and the rows behind it are picked by one condition: what is counted is what
 * is listed.
 */
export interface ReportSource {
  totals: (db: Db, asked: Asked) => Promise<Figures>
  parts: (db: Db, asked: Asked) => Promise<ReportParts>
  /** A page, or all from `offset` on. */
  rows: (db: Db, asked: AskedRows, part: RowPart) => Promise<SourceRow[]>
  count: (db: Db, asked: AskedRows, cap: number) => Promise<number>
}

export type RowPart = Pick<PageAsk<'at'>, 'direction'> & { limit: number; offset: number }
