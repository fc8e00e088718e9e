/** Names of the address under which the conditions of an audience stand: what a saved view keeps. */
export const CONDITIONS = ['product', 'status', 'partner', 'min_days', 'max_days'] as const

export interface Conditions {
  product: string
  status: string
  partner: string
  min_days: number | ''
  max_days: number | ''
}

const daysOf = (text: string | null): number | '' => (text !== null && /^\d{1,4}$/.test(text) ? Number(text) : '')

export const conditionsOf = (params: URLSearchParams): Conditions => ({
  product: params.get('product') ?? '',
  status: params.get('status') ?? '',
  partner: params.get('partner') ?? '',
  min_days: daysOf(params.get('min_days')),
  max_days: daysOf(params.get('max_days')),
})

/** As the address says it: an empty text for whatever does not matter. */
export const addressNames = (conditions: Conditions): Record<string, string> =>
  Object.fromEntries(CONDITIONS.map((name) => [name, String(conditions[name])]))

/** The address without any of them. */
export const NO_CONDITIONS: Record<string, null> = Object.fromEntries(CONDITIONS.map((name) => [name, null]))
