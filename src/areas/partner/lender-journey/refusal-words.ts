import type { CommonRefusal, LenderGuide } from '#src/contract/entities/catalogue/lender-guide.ts'
import { rupees } from '#src/lib/format.ts'

type Translate = (key: string, values?: Record<string, string | number>) => string

/** A common reason for a refusal, with the lender's own figure. */
export function refusalWords(lender: LenderGuide, reason: CommonRefusal, t: Translate): string {
  const kinds = (['salaried', 'self_employed', 'business'] as const)
    .filter((kind) => lender[kind] === 1)
    .map((kind) => t(`employment.${kind}`))
  return t(`refusal.${reason}`, {
    score: lender.min_credit_score ?? 0,
    income: rupees(lender.min_income),
    min: lender.min_age,
    max: lender.max_age,
    kinds: kinds.join(', '),
  })
}
