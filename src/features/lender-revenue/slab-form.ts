import type { FieldErrors, Resolver } from 'react-hook-form'
import { lenderRevenueForm } from '#src/contract/entities/earnings/lender-revenue.ts'
import type { LenderRevenue, LenderRevenueForm } from '#src/contract/entities/earnings/lender-revenue.ts'
import { ValidationError } from '#src/contract/yup.ts'

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

/** The body that the values make; nothing entered is no bound. */
function toBody(values: SlabValues, lenderId: number): Record<string, unknown> {
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, values[name] === '' ? null : values[name]]))
  return {
    ...numbers,
    lender_id: lenderId,
    revenue_type_id: values.revenue_type_id === '' ? undefined : values.revenue_type_id,
    status: values.status,
  }
}

/** The checked body of a call. Throws yup's ValidationError. */
export const checkedSlab = (values: SlabValues, lenderId: number): LenderRevenueForm =>
  lenderRevenueForm.validateSync(toBody(values, lenderId), { strict: true, abortEarly: false })

/** The contract's rules of a slab, for react-hook-form. */
export function slabResolver(lenderId: number): Resolver<SlabValues> {
  return (values) => {
    try {
      checkedSlab(values, lenderId)
      return { values, errors: {} }
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      const errors: Record<string, { type: string; message: string }> = {}
      for (const { path = '', message } of error.inner) errors[path] ??= { type: 'rule', message }
      return { values: {}, errors: errors as FieldErrors<SlabValues> }
    }
  }
}
