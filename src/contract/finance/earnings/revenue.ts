import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import { percentOf, toPaise, toRupees, wholePaise } from '#src/contract/rules/paise.ts'

/** A slab as the calculation reads it: rupees, counts, percent; null = no bound. */
export type RevenueSlab = Omit<LenderRevenue, 'lender_id' | 'revenue_type_id'>

/** What a lender paid out through us in a period: rupees, a count of loans, rupees a loan. */
export interface Business {
  disbursed: number
  number: number
  averageTicket: number
}

/** What a slab is chosen by. */
export type SlabDimension = 'disbursed' | 'number' | 'ats'
const SLAB_DIMENSIONS: readonly SlabDimension[] = ['disbursed', 'number', 'ats']

/** Values from `from` to `to` (null = without end), both included, that no slab takes, whatever the other two are. */
export interface SlabGap {
  dimension: SlabDimension
  from: number
  to: number | null
}

/** Two slabs that the same business fits; `first` is the one that is used. Ids of slabs. */
export interface SlabOverlap {
  first: number
  second: number
}

/** Business starts with one loan of one rupee. */
const LEAST = 1

interface Range {
  from: number
  to: number
}

/** Slabs meet at whole rupees (50,000 and 50,001): the paise of an amount belong to its rupee. */
function rangeOf(slab: RevenueSlab, dimension: SlabDimension): Range {
  const [min, max] = {
    disbursed: [slab.slab_disbursed_min, slab.slab_disbursed_max],
    number: [slab.slab_number_min, slab.slab_number_max],
    ats: [slab.ats_min, slab.ats_max],
  }[dimension] as [number | null, number | null]
  return {
    from: Math.max(LEAST, Math.ceil(min ?? LEAST)),
    to: max === null ? Number.POSITIVE_INFINITY : Math.floor(max),
  }
}

const isActive = (slab: RevenueSlab): boolean => slab.status === 1

/**
 * The slab that business falls into: the first active one, in the order of `slabs`, whose three ranges all take it, ends
 * included. Null when none does. Amounts in rupees; their paise are left out of the comparison.
 */
export function slabFor<S extends RevenueSlab>(business: Business, slabs: readonly S[]): S | null {
  const values = { disbursed: business.disbursed, number: business.number, ats: business.averageTicket }
  const fits = (slab: S) =>
    SLAB_DIMENSIONS.every((dimension) => {
      const { from, to } = rangeOf(slab, dimension)
      const value = Math.floor(values[dimension])
      return value >= from && value <= to
    })
  return slabs.find((slab) => isActive(slab) && fits(slab)) ?? null
}

/**
 * What a slab pays, rupees exact to the paisa: its percentage of `disbursed` rupees, rounded half up to a paisa, and its
 * flat amount for each of `number` loans. One function for statements, reports and the simulator.
 */
export function payout(
  slab: Pick<RevenueSlab, 'revenue_flat' | 'revenue_percent'>,
  disbursed: number,
  number: number,
): number {
  const percent = percentOf(toPaise(disbursed), slab.revenue_percent ?? 0)
  return toRupees(wholePaise(percent + toPaise(slab.revenue_flat ?? 0) * number))
}

/**
 * What an admin should know of the active slabs: values that none takes, lowest first, and pairs that take the same
 * business, in the order of `slabs`. Whole rupees and whole loans, from 1.
 */
export function findGapsAndOverlaps(slabs: readonly RevenueSlab[]): { gaps: SlabGap[]; overlaps: SlabOverlap[] } {
  const active = slabs.filter(isActive)
  const gaps = SLAB_DIMENSIONS.flatMap((dimension) => gapsIn(active, dimension))
  const overlaps = active.flatMap((first, at) =>
    active
      .slice(at + 1)
      .filter((second) =>
        SLAB_DIMENSIONS.every((dimension) => meet(rangeOf(first, dimension), rangeOf(second, dimension))),
      )
      .map((second) => ({ first: first.id, second: second.id })),
  )
  return { gaps, overlaps }
}

const meet = (a: Range, b: Range): boolean => Math.max(a.from, b.from) <= Math.min(a.to, b.to)

function gapsIn(slabs: readonly RevenueSlab[], dimension: SlabDimension): SlabGap[] {
  const gaps: SlabGap[] = []
  let next = LEAST
  // A slab with one range that takes nothing takes nothing at all.
  const usable = slabs.filter((slab) => SLAB_DIMENSIONS.every((each) => meet(rangeOf(slab, each), rangeOf(slab, each))))
  const ranges = usable.map((slab) => rangeOf(slab, dimension)).sort((a, b) => a.from - b.from)
  for (const { from, to } of ranges) {
    if (from > next) gaps.push({ dimension, from: next, to: from - 1 })
    next = Math.max(next, to + 1)
  }
  if (Number.isFinite(next)) gaps.push({ dimension, from: next, to: null })
  return gaps
}
