import type { LineSlab } from '#src/contract/entities/earnings/payout.ts'
import { count, rupees, rupeesAndPaise } from '#src/lib/format.ts'

type T = (key: string, values?: Record<string, string | number>) => string

/** The bounds and the pay of a slab in words; a dimension without bounds is left out. */
export function slabWords(slab: LineSlab, t: T): string {
  const range = (from: number | null, to: number | null, shown: (value: number) => string) => {
    const above = from !== null && from > 0
    if (above && to !== null) return t('explain.between', { from: shown(from), to: shown(to) })
    if (above) return t('explain.from', { from: shown(from) })
    return to === null ? null : t('explain.upTo', { to: shown(to) })
  }
  const bounds = [
    { key: 'disbursed', text: range(slab.disbursed_from, slab.disbursed_to, rupees) },
    { key: 'number', text: range(slab.number_from, slab.number_to, count) },
    { key: 'ticket', text: range(slab.ticket_from, slab.ticket_to, rupees) },
  ].flatMap(({ key, text }) => (text === null ? [] : [t(`explain.bound.${key}`, { range: text })]))
  return bounds.length === 0 ? t('explain.anyBusiness') : bounds.join(', ')
}

/** What is paid by a percentage and a flat amount; what is zero is left out. */
export function payWords(what: 'revenue' | 'gross', percent: number, flat: number, t: T): string {
  const kind = percent === 0 ? (flat === 0 ? 'nothing' : 'flat') : flat === 0 ? 'percent' : 'both'
  return t(`explain.${what}.${kind}`, { percent, flat: rupeesAndPaise(flat) })
}
