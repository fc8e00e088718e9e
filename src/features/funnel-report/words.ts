import type { TFunction } from 'i18next'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { NO_VALUE, basisOf, METRICS } from '#src/contract/entities/figures/metrics.ts'
import type { Dimension, MetricKey } from '#src/contract/entities/figures/metrics.ts'
import { tracedParts } from '#src/contract/entities/figures/traces.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { count, shareText } from '#src/lib/format.ts'
import type { PassportWords } from '#src/ui/figures/Passport.tsx'

/** A value of a dimension as it is read; `labels` has the names of lenders and partners. */
export function valueWords(
  t: TFunction,
  dimension: Dimension,
  value: string,
  labels: readonly { value: string; label: string }[] = [],
): string {
  if (value === NO_VALUE) return t(`funnel-report:nothing.${dimension}`)
  if (dimension === 'product') return t(`applications:productName.${value}`)
  if (dimension === 'channel') return t(`funnel-report:channel.${value}`)
  const name = labels.find((each) => each.value === value)?.label ?? value
  // Under our own name stands also who came on their own.
  return dimension === 'partner' && value === DEFAULT_BRAND.code ? t('funnel-report:ownPartner', { name }) : name
}

/** What a figure counts, from the one table of metrics. */
export function passportOf(t: TFunction, key: MetricKey, asOf: string): PassportWords {
  const { denominator } = METRICS[key]
  return {
    name: t(`metrics:${key}.name`),
    counted: t(`metrics:${key}.numerator`),
    ...(denominator !== null && { outOf: t(`metrics:${key}.denominator`) }),
    basis: basisOf(key),
    asOf,
  }
}

/** The list of exactly what a figure counts, on the page that has it. */
export function rowsAddress(key: MetricKey, days: Record<string, string>): string {
  const { numerator, denominator } = METRICS[key]
  const [tab = '', show] = (numerator ?? denominator).split(':')
  return show === undefined
    ? withQuery(pathTo('customers-journey'), { count: tab, ...days })
    : withQuery(pathTo('internal-report'), { tab, show, ...days })
}

/** What explains the change of a figure, on the page that has it; undefined where that cannot be told. */
export function traceAddress(key: MetricKey, days: Record<string, string>): string | undefined {
  if (tracedParts(key).length === 0) return undefined
  const { numerator, denominator } = METRICS[key]
  const [tab = '', show] = (numerator ?? denominator).split(':')
  return show === undefined
    ? withQuery(pathTo('customers-journey'), { trace: key, ...days })
    : withQuery(pathTo('internal-report'), { tab, trace: key, ...days })
}

/** A share in percent; null = of nothing. */
export const shareWords = (t: TFunction, share: number | null): string =>
  share === null ? t('funnel-report:none') : shareText(share)

/** Whole hours up to two days, then days and hours. */
export function hoursWords(t: TFunction, hours: number | null): string {
  if (hours === null) return t('funnel-report:none')
  const whole = Math.round(hours)
  if (whole < 1) return t('funnel-report:underAnHour')
  if (whole < 48) return t('funnel-report:hours', { count: whole })
  return t('funnel-report:daysHours', { days: count(Math.floor(whole / 24)), hours: whole % 24 })
}

/** After which step and how somebody stopped. */
export function stopWords(
  t: TFunction,
  { after, why, reason }: { after: string; why: string; reason?: string | null | undefined },
): string {
  const how =
    why === 'rejected' && reason && reason !== NO_VALUE
      ? t('funnel-report:stop.rejectedFor', { reason: t(`funnel-report:reason.${reason}`) })
      : t(`funnel-report:stop.${why}`)
  return t('funnel-report:stopped', { step: t(`funnel-report:count.${after}`), how })
}
