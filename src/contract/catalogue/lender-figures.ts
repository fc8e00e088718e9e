import { GST_PERCENT } from '#src/contract/constants.ts'
import type { Lender, LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { lenderBounds } from '#src/contract/finance/published-range.ts'
import { isUnset } from './lender-readiness.ts'

/** Percent a year, and percent of the amount: more than this is a slip of the keyboard. */
const RATE_MOST = 60
const FEE_MOST = 10
/** Rupees for an EMI paid late; percent of what is left and rupees for closing early. */
const PENAL_MOST = 5_000
const CLOSING_MOST = { percent: 10, amount: 100_000 }

type FigureText = 'interest_rate' | 'tenure' | 'processing_fees'
type Followers = Pick<Lender, FigureText | 'apr_min' | 'apr_max'>

/** The figures that each text says in words. */
const FIGURES_OF = {
  interest_rate: ['rate_min', 'rate_max'],
  tenure: ['tenure_min_months', 'tenure_max_months'],
  processing_fees: ['processing_fee_pct'],
} as const satisfies Record<FigureText, readonly LenderProperty[]>

/** What the APR is worked out from. */
const APR_OF: readonly LenderProperty[] = [
  ...FIGURES_OF.interest_rate,
  ...FIGURES_OF.tenure,
  ...FIGURES_OF.processing_fees,
  ...(['min_loan_amount', 'loan_amount_upto', 'min_credit_score', 'product_kind'] as const),
]

const WORDS: Record<FigureText, (lender: Lender) => string> = {
  interest_rate: ({ rate_min, rate_max }) => `${rate_min}% To ${rate_max}%`,
  tenure: ({ tenure_min_months: from, tenure_max_months: to }) => `${from} to ${to} months`,
  processing_fees: ({ processing_fee_pct: fee }) => (fee === 0 ? 'No processing fee' : `Up to ${fee}%`),
}

const isFigureText = (property: LenderProperty): property is FigureText => Object.hasOwn(FIGURES_OF, property)
/** A text or an APR is made of these once all of them are there; that no credit score is asked for is an answer. */
const areGiven = (lender: Lender, figures: readonly LenderProperty[]): boolean =>
  figures.every((figure) => figure === 'min_credit_score' || !isUnset(lender, figure))

/** The figures that a property is made of; none of one that is typed. */
export const madeOf = (property: LenderProperty): readonly LenderProperty[] =>
  isFigureText(property) ? FIGURES_OF[property] : property === 'apr_min' || property === 'apr_max' ? APR_OF : []

/** What a property is by the figures that it is made of; null of one that is typed, and while a figure is missing. */
export function madeValue(lender: Lender, property: LenderProperty): string | number | null {
  if (isFigureText(property)) return areGiven(lender, FIGURES_OF[property]) ? WORDS[property](lender) : null
  return property === 'apr_min' || property === 'apr_max' ? (aprOf(lender)?.[property] ?? null) : null
}

/** What has to be written anew with a figure that was changed: its words, and the APR. */
export function followersOf(lender: Lender, changed: LenderProperty): Partial<Followers> {
  const texts = (Object.keys(FIGURES_OF) as FigureText[])
    .filter((text) => (FIGURES_OF[text] as readonly LenderProperty[]).includes(changed))
    .filter((text) => areGiven(lender, FIGURES_OF[text]))
    .map((text) => [text, WORDS[text](lender)] as const)
  return { ...Object.fromEntries(texts), ...(APR_OF.includes(changed) ? aprOf(lender) : {}) }
}

/** Words that say a figure which is filled in: nobody writes others. */
export const isPenalMade = ({ penal_charge_amount }: Lender, property: LenderProperty): boolean =>
  penal_charge_amount !== null && (property === 'penal_charges' || property === 'penal_charges_hi')

/** The APR of such a lender is worked out; of another one somebody types it. */
export const isAprMade = ({ product_kind }: Lender): boolean => isLoanProduct(product_kind)

/** Between which APRs its offers lie; nothing while a figure is missing, or it lends nothing that can be asked for here. */
function aprOf(lender: Lender): Pick<Followers, 'apr_min' | 'apr_max'> | null {
  const { product_kind } = lender
  const bounds = isLoanProduct(product_kind) && areGiven(lender, APR_OF) ? lenderBounds(product_kind, lender) : null
  return bounds && { apr_min: bounds.apr_min, apr_max: bounds.apr_max }
}

/** Why a figure cannot be; null where it can, and of everything that is none. Switching on judges all of them. */
function slipProblem(lender: Lender, changed: LenderProperty): string | null {
  const isAbout = (figure: LenderProperty) =>
    figure === changed || (changed === 'lender_status' && lender.lender_status === 1)
  if (isAbout('rate_min') && lender.rate_min > RATE_MOST) return 'rules:lender.rateTooHigh'
  if (isAbout('rate_max') && lender.rate_max > RATE_MOST) return 'rules:lender.rateTooHigh'
  if (isAbout('processing_fee_pct') && lender.processing_fee_pct > FEE_MOST) return 'rules:lender.feeTooHigh'
  if (isAbout('penal_charge_amount') && (lender.penal_charge_amount ?? 0) > PENAL_MOST)
    return 'rules:lender.penalTooHigh'
  const { foreclosure_charge_pct: share, foreclosure_charge_amount: amount } = lender
  const isClosingDear =
    (isAbout('foreclosure_charge_pct') && (share ?? 0) > CLOSING_MOST.percent) ||
    (isAbout('foreclosure_charge_amount') && (amount ?? 0) > CLOSING_MOST.amount)
  return isClosingDear ? 'rules:lender.closingTooHigh' : null
}

/** Why a changed figure cannot be, or why changed words do not say the figures that offers are made of; else null. */
export function figureProblem(lender: Lender, changed: LenderProperty): string | null {
  const slip = slipProblem(lender, changed)
  if (slip !== null) return slip
  const apr = changed === 'apr_min' || changed === 'apr_max' ? aprOf(lender) : null
  if (apr && (lender.apr_min > apr.apr_min || lender.apr_max < apr.apr_max)) return 'rules:lender.aprFigures'
  if (!isFigureText(changed) || !areGiven(lender, FIGURES_OF[changed])) return null
  return saysFigures(lender, changed) ? null : `rules:lender.textFigures:${FIGURES_OF[changed].join(',')}`
}

/** True for words without figures, and for those that name the largest of theirs and none that is not among them. */
function saysFigures(lender: Lender, text: FigureText): boolean {
  const said = (lender[text].match(/\d+(\.\d+)?/g) ?? []).map(Number)
  const figures = FIGURES_OF[text].map((property) => lender[property])
  const most = Math.max(...figures)
  const years = text === 'tenure' ? 12 : 1
  const beside = text === 'processing_fees' ? [GST_PERCENT, 0] : []
  const known = [...figures, ...figures.map((figure) => figure / years), ...beside]
  if (said.length === 0) return true
  return said.every((figure) => known.includes(figure)) && [most, most / years].some((each) => said.includes(each))
}
