import { textsIn } from '#server/texts/texts-in.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import { basisOf, METRICS } from '#src/contract/entities/figures/metrics.ts'
import type { MetricKey } from '#src/contract/entities/figures/metrics.ts'
import type { DateRange } from '#src/contract/entities/reports/date-range.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { istMinute } from '#src/contract/rules/calendar.ts'

const NAMED = [
  ...(['product', 'lender', 'partner', 'channel', 'source'] as const),
  ...(['by', 'count', 'stopped', 'reason', 'show', 'group', 'key', 'months'] as const),
]
type Named = (typeof NAMED)[number]

export interface Basis {
  title: string
  as_of: string
  range: DateRange | null
  before?: DateRange
  young_from?: string | null
  /** What narrows the figures, in the reader's words. */
  filters: { [Name in Named]?: string | null | undefined }
  /** Figures of the table. */
  metrics: readonly MetricKey[]
}

/** What stands beside a table of figures: of which days it is, what narrows it, and what each figure counts. */
export function basisSheet(language: Locale, basis: Basis): XlsxTable['basis'] {
  const t = textsIn(language)
  const { title, as_of, range, before, young_from, filters, metrics } = basis
  const span = ({ from, to }: DateRange) => t('server:basis.span', { from, to })
  const chosen = NAMED.flatMap((name) => {
    const value = filters[name]
    return value ? [[t(`server:basis.by.${name}`), value] as const] : []
  })
  return {
    name: t('server:basis.sheet'),
    lines: [
      [t('server:basis.report'), title],
      [t('server:basis.asOf'), istMinute(new Date(as_of))],
      ...(range ? [[t('server:basis.days'), span(range)] as const] : []),
      ...(before ? [[t('server:basis.before'), span(before)] as const] : []),
      ...(young_from ? [[t('server:basis.young'), t('server:basis.youngFrom', { from: young_from })] as const] : []),
      [t('server:basis.zone'), t('figures:passport.india')],
      ...(chosen.length > 0 ? chosen : [[t('server:basis.filters'), t('server:basis.none')] as const]),
      ...metrics.map((key) => [t(`metrics:${key}.name`), counts(language, key)] as const),
    ],
  }
}

function counts(language: Locale, key: MetricKey): string {
  const t = textsIn(language)
  const { denominator } = METRICS[key]
  const basis = t(`figures:passport.bases.${basisOf(key)}`)
  const counted = t(`metrics:${key}.numerator`)
  return denominator === null
    ? t('server:basis.count', { counted, basis })
    : t('server:basis.share', { counted, basis, whole: t(`metrics:${key as ShareKey}.denominator`) })
}

type ShareKey = { [Key in MetricKey]: (typeof METRICS)[Key]['denominator'] extends null ? never : Key }[MetricKey]

/** A table that is at hand, in one part. */
export async function* atOnce(rows: readonly (readonly unknown[])[]): XlsxTable['rows'] & AsyncGenerator {
  yield rows
}
