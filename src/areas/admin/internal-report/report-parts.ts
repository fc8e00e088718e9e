import type {
  CountName,
  FigureName,
  GroupName,
  InternalReport,
  InternalReportView,
} from '#src/contract/entities/figures/internal-report.ts'
import { count, rupees, rupeesAndPaise } from '#src/lib/format.ts'
import { shareOf } from '#src/ui/figures/change.ts'

export interface Part {
  key: FigureName
  /** A share: of what, and under which name. */
  of?: FigureName
  word?: string
  unit: 'count' | 'rupees' | 'ms' | 'share'
  /** The rows behind it. */
  show?: CountName
  lessIsBetter?: boolean
}

const n = (key: CountName, more: Partial<Part> = {}): Part => ({ key, unit: 'count', show: key, ...more })
const money = (key: FigureName, show?: CountName): Part => ({ key, unit: 'rupees', ...(show && { show }) })
const time = (key: 'p50' | 'p95'): Part => ({ key, unit: 'ms', lessIsBetter: true })
const share = (key: CountName, of: CountName, word: string, lessIsBetter = true): Part => ({
  ...{ key, of, word, unit: 'share', show: key, lessIsBetter },
})
const FAILED = n('failed', { lessIsBetter: true })
const TICKETS = [
  n('due'),
  share('in_time', 'due', 'ticketRate', false),
  n('in_time'),
  n('late', { lessIsBetter: true }),
  n('unanswered', { lessIsBetter: true }),
]
const BUSINESS = [n('loans'), money('disbursed', 'lines'), money('revenue', 'lines')]

/** Which figures of a report are shown, and by which it is cut, in their order. */
export const REPORT_PARTS: Record<
  InternalReport,
  { figures: readonly Part[]; groups: readonly (readonly [GroupName, readonly Part[]])[] }
> = {
  otp: {
    figures: [
      n('submitted'),
      share('failed', 'submitted', 'otpRate'),
      FAILED,
      n('not_entered', { lessIsBetter: true }),
    ],
    groups: [
      ['operator', [n('submitted'), FAILED, share('failed', 'submitted', 'otpRate'), n('not_entered')]],
      ['reason', [FAILED]],
    ],
  },
  lenders: {
    figures: [
      n('calls'),
      share('failed', 'calls', 'callRate'),
      FAILED,
      n('applications', { lessIsBetter: true }),
      time('p50'),
      time('p95'),
    ],
    groups: [
      [
        'lender',
        [n('calls'), FAILED, share('failed', 'calls', 'callRate'), n('applications'), time('p50'), time('p95')],
      ],
      ['outcome', [FAILED]],
      ['operation', [n('calls'), FAILED, share('failed', 'calls', 'callRate'), time('p50'), time('p95')]],
    ],
  },
  revenue: {
    figures: [...BUSINESS, money('kept', 'lines')],
    groups: [['lender', [...BUSINESS, money('partners', 'lines'), money('kept', 'lines')]]],
  },
  liability: {
    figures: [money('owed', 'lines'), money('accrued', 'accrued_lines'), money('approved', 'approved_lines')],
    groups: [
      [
        'partner',
        [n('lines'), money('accrued', 'accrued_lines'), money('approved', 'approved_lines'), money('owed', 'lines')],
      ],
    ],
  },
  tickets: { figures: TICKETS, groups: [['asker', TICKETS]] },
}

export type Listed = InternalReportView['now']
const of = (figures: Listed, key: FigureName): number | null => figures.find((each) => each.key === key)?.value ?? null

/** What a part comes to; null = there is none. */
export function valueOf({ key, of: whole }: Part, figures: Listed): number | null {
  const value = of(figures, key)
  return whole === undefined || value === null ? value : shareOf(value, of(figures, whole) ?? 0)
}

type Words = (key: string, values?: Record<string, unknown>) => string

/** As it is written; paise where a sum is looked at closely. */
export function shownOf(part: Part, figures: Listed, t: Words, close = false): string {
  const value = valueOf(part, figures)
  if (value === null) return t('figures:none')
  if (part.unit === 'share') return t('figures:percent', { value })
  if (part.unit === 'rupees') return close ? rupeesAndPaise(value) : rupees(value)
  if (part.unit === 'count') return count(value)
  const limit = of(figures, 'limit')
  return t(limit !== null && value >= limit ? 'internal-report:msLimit' : 'internal-report:ms', {
    value: count(value),
  })
}

/** Name of a part in the words of `internal-report:figure`. */
export const wordOf = ({ key, word }: Part): string => word ?? key
