import type { TFunction } from 'i18next'
import type { Offering } from '#src/contract/entities/leads/tracking-link.ts'
import { percent, rupees } from '#src/lib/format.ts'

type Earns = Pick<Offering, 'percent_min' | 'percent_max' | 'flat_min' | 'flat_max'>

/** Whether the partner earns anything with a product. */
export const isEarning = ({ percent_max, flat_max }: Earns): boolean => (percent_max ?? 0) > 0 || (flat_max ?? 0) > 0

/** What a product earns in one line: a share of the amount, rupees for each loan, both or nothing, or who may see it. */
export function earningText(t: TFunction<['partner-offering']>, offering: Earns): string {
  if (offering.flat_max === null) return t('earn.hidden')
  const share = shareText(t, offering)
  const each = eachText(t, offering)
  if (share && each) return t('earn.and', { share, each })
  return share || each || t('earn.none')
}

function shareText(t: TFunction<['partner-offering']>, { percent_min, percent_max }: Earns): string {
  if (percent_min === null || percent_max === null || percent_max === 0) return ''
  if (percent_min === percent_max) return t('earn.share', { percent: percent(percent_max) })
  return t('earn.shareRange', { min: percent(percent_min), max: percent(percent_max) })
}

function eachText(t: TFunction<['partner-offering']>, { flat_min, flat_max }: Earns): string {
  if (flat_min === null || flat_max === null || flat_max === 0) return ''
  if (flat_min === flat_max) return t('earn.each', { amount: rupees(flat_max) })
  return t('earn.eachRange', { min: rupees(flat_min), max: rupees(flat_max) })
}

/** One amount, or the least and the most. */
export const rangeText = (t: TFunction<['partner-offering']>, min: string, max: string): string =>
  min === max ? max : t('earn.range', { min, max })
