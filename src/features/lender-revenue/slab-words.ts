import type { TFunction } from 'i18next'
import type { SlabShown } from '#src/contract/entities/earnings/lender-revenue.ts'
import type { SlabDimension } from '#src/contract/finance/earnings/revenue.ts'
import { numberText, rupeesAndPaise } from '#src/contract/number-words.ts'
import { count } from '#src/lib/format.ts'

type Words = TFunction<['revenue', 'common']>

const slabRate = numberText({ least: 3 })

/** Rupees with their paise, if there are any: ₹250, ₹250.35. */
export const exactRupees = (value: number): string => rupeesAndPaise(value).replace(/\.00$/, '')

/** Percent with three decimals, as slabs have them: 1.750%. */
export const slabPercent = (value: number): string => `${slabRate(value)}%`

/** A range in words: '0 to 50,00,000', 'from 51', 'up to 200', 'any'. */
export function rangeWords(min: number | null, max: number | null, t: Words): string {
  if (min === null && max === null) return t('range.any')
  if (max === null) return t('range.from', { from: count(min ?? 0) })
  return t('range.both', { from: count(min ?? 0), to: count(max) })
}

/** A gap as a sentence: which values no slab takes. */
export function gapWords(dimension: SlabDimension, from: number, to: number | null, t: Words): string {
  const range = from === to ? count(from) : rangeWords(from, to, t)
  return t(`gap.${dimension}`, { range })
}

/** A slab and its place as one sentence. */
export function slabWords(slab: SlabShown, at: number, t: Words): string {
  const pays = [
    ...(slab.revenue_percent ? [slabPercent(slab.revenue_percent)] : []),
    ...(slab.revenue_flat ? [exactRupees(slab.revenue_flat)] : []),
  ].join(' + ')
  return t(slab.status === 1 ? 'versionSlab' : 'versionSlabOff', {
    place: at + 1,
    disbursed: rangeWords(slab.slab_disbursed_min, slab.slab_disbursed_max, t),
    number: rangeWords(slab.slab_number_min, slab.slab_number_max, t),
    ats: rangeWords(slab.ats_min, slab.ats_max, t),
    pays,
  })
}
