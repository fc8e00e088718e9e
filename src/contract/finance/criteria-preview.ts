import type { ReasonCode } from '#src/contract/entities/offers/reason-codes.ts'
import { ageInYears } from '#src/contract/rules/calendar.ts'
import { checkEligibility } from './eligibility.ts'
import type { Applicant, Employment, LenderCriteria, LoanRequest } from './eligibility.ts'

/** Ranges in which a credit score is told without telling the score. */
export const SCORE_BANDS = [
  'below_600',
  'from_600',
  'from_650',
  'from_700',
  'from_750',
  'no_history',
  'not_checked',
] as const
type ScoreBand = (typeof SCORE_BANDS)[number]

/**
 * A past applicant without anything that names them: years, rupees a month (null = was not asked), rupees and months
 * asked for, and which criteria stand or stood in the way.
 */
export interface PreviewSample {
  age: number
  monthly_income: number | null
  employment: Employment | null
  score_band: ScoreBand
  amount: number
  tenure_months: number
  reasons: ReasonCode[]
}

/** `checked` = `gained` + `lost` + `unchanged`; `amount_changed` of the unchanged would be offered another amount. */
export interface CriteriaPreview {
  checked: number
  gained: number
  lost: number
  unchanged: number
  amount_changed: number
  sample_gained: PreviewSample[]
  sample_lost: PreviewSample[]
}

/** How many people of each kind are shown. */
export const SAMPLE_SIZE = 10

/** Somebody who asked for a loan, and what they asked for on that day. */
export interface PastApplicant {
  applicant: Applicant
  request: LoanRequest
}

export const emptyPreview = (): CriteriaPreview => ({
  checked: 0,
  gained: 0,
  lost: 0,
  unchanged: 0,
  amount_changed: 0,
  sample_gained: [],
  sample_lost: [],
})

/** Counts one applicant into `preview`: whether they matched with the criteria as they are, and would with those tried. */
export function countApplicant(
  preview: CriteriaPreview,
  past: PastApplicant,
  present: LenderCriteria,
  tried: LenderCriteria,
): void {
  const before = checkEligibility(past.applicant, present, past.request)
  const after = checkEligibility(past.applicant, tried, past.request)
  preview.checked += 1
  if (before.eligible === after.eligible) {
    preview.unchanged += 1
    if (before.amount !== after.amount) preview.amount_changed += 1
    return
  }
  const kind = after.eligible ? 'gained' : 'lost'
  preview[kind] += 1
  const samples = preview[`sample_${kind}`]
  const { reasons } = after.eligible ? before : after
  if (samples.length < SAMPLE_SIZE) samples.push(toSample(past, [...new Set(reasons.map(({ code }) => code))]))
}

function toSample({ applicant, request }: PastApplicant, reasons: ReasonCode[]): PreviewSample {
  return {
    age: ageInYears(applicant.birth_day, request.today),
    monthly_income: applicant.monthly_income,
    employment: applicant.employment,
    score_band: scoreBand(applicant.credit_score),
    amount: request.amount,
    tenure_months: request.tenure_months,
    reasons,
  }
}

function scoreBand(score: Applicant['credit_score']): ScoreBand {
  if (typeof score !== 'number') return score
  if (score < 600) return 'below_600'
  if (score < 650) return 'from_600'
  if (score < 700) return 'from_650'
  return score < 750 ? 'from_700' : 'from_750'
}
