import type { LenderRevenue, LenderRevenueForm } from '#src/contract/entities/earnings/lender-revenue.ts'

const NUMBERS = [
  'slab_disbursed_min',
  'slab_disbursed_max',
  'slab_number_min',
  'slab_number_max',
  'ats_min',
  'ats_max',
  'revenue_flat',
  'revenue_percent',
] as const
type NumberName = (typeof NUMBERS)[number]

/** What the dialog holds: empty text while nothing is entered. */
export type SlabValues = Record<NumberName | 'revenue_type_id', number | ''> & { status: number }

/** Fields whose rule reads this one. */
export const DEPENDENTS: Readonly<Record<string, keyof SlabValues>> = {
  slab_disbursed_min: 'slab_disbursed_max',
  slab_number_min: 'slab_number_max',
  ats_min: 'ats_max',
  revenue_flat: 'revenue_percent',
}

/** The values with which the dialog opens: those of a slab, or none. */
export function toSlabValues(slab: LenderRevenue | null): SlabValues {
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, slab?.[name] ?? ''])) as Record<
    NumberName,
    number | ''
  >
  return { ...numbers, revenue_type_id: slab?.revenue_type_id ?? '', status: slab?.status ?? 1 }
}

/** The body that the values make; nothing entered is no bound. What is missing or wrong is left to the call's rules. */
export function toSlabBody(values: SlabValues, lenderId: number): LenderRevenueForm {
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, values[name] === '' ? null : values[name]]))
  const body: unknown = {
    ...numbers,
    lender_id: lenderId,
    revenue_type_id: values.revenue_type_id === '' ? undefined : values.revenue_type_id,
    status: values.status,
  }
  return body as LenderRevenueForm
}
