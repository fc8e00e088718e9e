import type { AdminLender, CHARGE_FIGURES, Lender, LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import type { ErrorsOf } from '#src/contract/errors.ts'
import { FLOATING_NEEDS } from '#src/contract/finance/floating-rate.ts'
import { withoutHindi } from '#src/contract/local-text.ts'
import { AGREEMENT_NEEDS, CO_LENDING_NEEDS } from './lender-agreement.ts'

/** What a new lender says until somebody has filled it in; a lender that still says so cannot be switched on. */
export const NOT_SET = 'Not set yet'

/** Rates of 0 are those of a lender that has none yet. */
const RATES: readonly LenderProperty[] = ['rate_min', 'rate_max', 'apr_min', 'apr_max']

/** Nobody has given this property a value. */
export function isUnset(lender: Lender, property: LenderProperty): boolean {
  const value = lender[property]
  if (lender.unset.some((each) => each === property)) return true
  if (value === null || value === '' || value === NOT_SET) return true
  return Array.isArray(value) ? value.length === 0 : value === 0 && RATES.includes(property)
}

/** The lender with these values given. */
export const withGiven = <T extends Lender>(lender: T, given: Partial<Lender>): T => ({
  ...lender,
  ...given,
  unset: lender.unset.filter((property) => !(property in given)),
})

/** What an admin writes of a lender in both languages. */
const LENDER_TEXTS = [
  'penal_charges',
  'foreclosure_charges',
  'so_text',
  'rate_benchmark',
] as const satisfies LenderProperty[]
type LenderText = (typeof LENDER_TEXTS)[number]
type WithTexts = Pick<Lender, keyof typeof CHARGE_FIGURES | LenderText | `${LenderText}_hi` | 'so_status' | 'rate_kind'>

/**
 * The texts that customers see of a lender and that have no Hindi. Charges whose figures are filled in are said in every
 * language by themselves, a special offer is seen while it is on, a benchmark where the rate is floating, and what nobody
 * has written needs no Hindi yet.
 */
export function missingHindi(lender: WithTexts): LenderText[] {
  const { foreclosure_free_after_emis: emis, foreclosure_charge_amount: amount, foreclosure_charge_pct: share } = lender
  const said: Record<LenderText, boolean> = {
    penal_charges: lender.penal_charge_amount !== null,
    foreclosure_charges: emis === 0 || (emis !== null && (amount !== null || share !== null)),
    so_text: lender.so_status !== 1,
    rate_benchmark: lender.rate_kind !== 'floating',
  }
  return withoutHindi<LenderText>(lender, LENDER_TEXTS).filter((text) => lender[text] !== NOT_SET && !said[text])
}

/** Who may apply: a lender that takes none of these is matched with nobody. */
export const APPLICANTS = ['salaried', 'self_employed', 'business'] as const satisfies readonly LenderProperty[]

/** What names a lender to whoever borrows from it and has a complaint, as the law asks. */
export const NAMED_NEEDS = [
  'rbi_registration',
  'nodal_officer_name',
  'nodal_officer_phone',
  'nodal_officer_email',
  'website',
  'privacy_policy',
] as const satisfies readonly LenderProperty[]

/**
 * What every lender must have before customers see it, by what asks for it, in the order of its form. The list is the same
 * for every lender at every moment: what one answer makes necessary besides stands under that answer.
 */
export const READINESS = {
  /** What borrowers have to be told of whose loan it is, what it costs and whom to complain to. */
  law: [
    ...([
      'regulated_entity',
      'group',
      'rate_kind',
      'penal_charges',
      'foreclosure_charges',
      'cooling_off_days',
    ] as const),
    ...AGREEMENT_NEEDS,
    ...NAMED_NEEDS,
  ],
  /** Who is sent to it, for which loan, and what it pays. */
  money: [
    ...(['product_kind', 'applicants', 'min_income', 'max_income', 'min_age', 'max_age'] as const),
    ...(['min_loan_amount', 'loan_amount_upto', 'tenure_min_months', 'tenure_max_months'] as const),
    ...(['rate_min', 'rate_max', 'processing_fee_pct', 'so_text', 'slab'] as const),
  ],
} as const
export type ReadinessKind = keyof typeof READINESS
type Item = (typeof READINESS)[ReadinessKind][number]
/** What is missing: a property, who may apply, or a revenue slab. */
export type LenderNeed = LenderProperty | 'applicants'

/** What follows from figures, by the last of them: told once all are there. */
const MADE_OF = {
  tenure_max_months: [['tenure'], ['tenure_min_months', 'tenure_max_months']],
  processing_fee_pct: [['processing_fees'], ['processing_fee_pct']],
  rate_max: [
    ['interest_rate', 'apr_min', 'apr_max'],
    [
      ...(['product_kind', 'min_loan_amount', 'loan_amount_upto', 'tenure_min_months', 'tenure_max_months'] as const),
      ...(['rate_min', 'rate_max', 'processing_fee_pct'] as const),
    ],
  ],
} as const satisfies Partial<Record<Item, readonly [readonly LenderProperty[], readonly LenderProperty[]]>>

/** What is needed because of an answer. */
const BESIDE: Partial<Record<Item, (lender: Lender) => readonly LenderProperty[]>> = {
  rate_kind: ({ rate_kind }) => (rate_kind === 'floating' ? FLOATING_NEEDS : []),
  co_lending: ({ co_lending }) => (co_lending === 'yes' ? CO_LENDING_NEEDS : []),
}
const HINDI_OF: Partial<Record<Item, LenderText>> = {
  rate_kind: 'rate_benchmark',
  penal_charges: 'penal_charges',
  foreclosure_charges: 'foreclosure_charges',
  so_text: 'so_text',
}

function lacksOf(lender: Lender, item: Item): LenderNeed[] {
  if (item === 'slab') return []
  if (item === 'applicants') return APPLICANTS.every((each) => lender[each] === 0) ? ['applicants'] : []
  // A special offer that is off needs no words.
  const own = item !== 'so_text' && isUnset(lender, item) ? [item] : []
  const [made, figures] = Object.hasOwn(MADE_OF, item) ? MADE_OF[item as keyof typeof MADE_OF] : [[], []]
  const unmade = figures.some((figure) => isUnset(lender, figure)) ? [] : made.filter((each) => isUnset(lender, each))
  const beside = (BESIDE[item]?.(lender) ?? []).filter((each) => isUnset(lender, each))
  const text = HINDI_OF[item]
  const hindi = text !== undefined && missingHindi(lender).includes(text) ? [`${text}_hi` as const] : []
  return [...own, ...unmade, ...beside, ...hindi]
}

/** What of its needs a lender has not got yet, without the slab, which is no property of it. */
export const lenderLacks = (lender: Lender): LenderNeed[] =>
  [...READINESS.law, ...READINESS.money].flatMap((item) => lacksOf(lender, item))

/** Whether a lender cannot be on without a property, as it is now. */
export function isNeeded(lender: Lender, property: LenderProperty): boolean {
  if (property === 'so_text') return lender.so_status === 1
  const items: readonly string[] = [...READINESS.law, ...READINESS.money]
  const beside = Object.values(BESIDE).flatMap((of) => of(lender))
  return (
    items.includes(property) ||
    beside.includes(property) ||
    missingHindi(lender).some((text) => property === `${text}_hi`)
  )
}

/** What a lender lacks by kind, and how many of its needs are met. */
export interface Readiness {
  lacks: Record<ReadinessKind, (LenderNeed | 'slab')[]>
  met: number
  all: number
}

export function readinessOf(lender: AdminLender): Readiness {
  const lacking = (item: Item): (LenderNeed | 'slab')[] =>
    item === 'slab' ? (lender.has_slab ? [] : ['slab']) : lacksOf(lender, item)
  const items = [...READINESS.law, ...READINESS.money]
  return {
    lacks: { law: READINESS.law.flatMap(lacking), money: READINESS.money.flatMap(lacking) },
    met: items.filter((item) => lacking(item).length === 0).length,
    all: items.length,
  }
}

/** What a borrower or a regulator would read as not told; a lender may be on without it. */
const BETTER_TOLD = ['keeps_fee', 'working_since', 'regulated_entity_hi'] as const satisfies readonly LenderProperty[]

/** What is open although the lender may be on; whoever switches it on signs that it goes live without. */
export const lenderWarnings = (lender: Lender): LenderProperty[] => [
  ...BETTER_TOLD.filter((property) => isUnset(lender, property)),
  ...(lender.rate_kind === 'floating' && lender.rate_benchmark_pct === null ? (['rate_benchmark_pct'] as const) : []),
]

/** Whether somebody has signed what is open now, each of it and nothing else. */
export const isSigned = (open: readonly LenderProperty[], signed: readonly LenderProperty[]): boolean =>
  open.length === new Set(signed).size && open.every((property) => signed.includes(property))

/** What a refusal to switch a lender on names as not signed; null for any other refusal. */
export function unsignedIn({ code, errors }: { code: string; errors?: Record<string, string> | undefined }) {
  if (code !== 'warnings_unsigned') return null
  const { without = '' }: Partial<ErrorsOf<'warnings_unsigned'>> = errors ?? {}
  return without.split(',').filter((name): name is LenderProperty => name !== '')
}
