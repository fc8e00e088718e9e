import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { isLoanProduct, isSecured, longestTerm } from '#src/contract/entities/shared/loan-products.ts'
import { householdOf } from '#src/contract/rules/lending/instalment-cap.ts'
import { OfferDebtSafety } from '#src/features/calculator/OfferDebtSafety.tsx'
import { useProfile } from '#src/features/profile/hooks.ts'
import { useSession } from '#src/lib/session/session.ts'

/** Whether the customer can afford this offer, by the income and the EMIs in their details. */
export function OfferSafety({ offer }: { offer: MatchedOffer }) {
  const { data } = useProfile()
  const product = useSession((session) => session.productType)
  const income = Number(data?.monthly_income)
  if (!data || !(income > 0)) return null
  return (
    <OfferDebtSafety
      facts={{
        monthly_income: income,
        monthly_emi: Number(data?.emi) || 0,
        household: householdOf(data),
        amount: offer.amount,
        annualRate: offer.interest_rate,
        months: offer.tenure_months,
        ...(isLoanProduct(product) && { longest: longestTerm(product), secured: isSecured(product) }),
      }}
    />
  )
}
