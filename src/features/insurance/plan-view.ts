import { INSURANCE_KINDS } from '#src/contract/entities/catalogue/insurance-kinds.ts'
import type { InsuranceKind } from '#src/contract/entities/catalogue/insurance-kinds.ts'
import type { InsurancePlan } from '#src/contract/entities/catalogue/insurance-plan.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'

/** The only two orders there are: IRDAI allows no ranking. */
export const PLAN_SORTS = ['premium', 'name'] as const
type PlanSort = (typeof PLAN_SORTS)[number]

export interface PlanView {
  kind: InsuranceKind
  sort: PlanSort
}

/** What the address asks for; what it does not know is the first of its list. */
export function readPlanView(params: URLSearchParams): PlanView {
  const pick = <T extends string>(list: readonly [T, ...T[]], value: string | null): T =>
    list.find((each) => each === value) ?? list[0]
  return { kind: pick(INSURANCE_KINDS, params.get('kind')), sort: pick(PLAN_SORTS, params.get('sort')) }
}

/** The plans of one kind, in the chosen order; of equal premiums the name decides. */
export function plansInView(plans: readonly InsurancePlan[], { kind, sort }: PlanView): InsurancePlan[] {
  const byName = (a: InsurancePlan, b: InsurancePlan) => a.name.localeCompare(b.name, DEFAULT_LOCALE)
  return plans
    .filter((plan) => plan.kind === kind)
    .toSorted((a, b) => (sort === 'premium' ? a.premium - b.premium || byName(a, b) : byName(a, b)))
}
