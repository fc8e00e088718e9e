import fc from 'fast-check'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import type { Applicant, Employment } from '#src/contract/finance/eligibility.ts'
import type { OffersRequest, RankableLender } from '#src/contract/finance/ranking.ts'
import { seedLenders } from './sample-lenders.ts'

/** The lenders of the seed, and a twin of every other one that differs in its name alone: their offers tie. */
export const lendersWithTwins: RankableLender[] = seedLenders.flatMap((lender, index) =>
  index % 2 === 0
    ? [
        lender,
        { ...lender, lender_id: lender.lender_id + 1_000, name: `${index % 4 === 0 ? 'A' : 'Z'} ${lender.name}` },
      ]
    : [lender],
)

const whole = (min: number, max: number) => fc.integer({ min, max })

/** Somebody whom lenders of the product are likely to take, and now and then somebody at an edge. */
const arbitraryApplicant = (kind: Employment, least: number): fc.Arbitrary<Applicant> =>
  fc
    .record({
      birth_day: fc.oneof(
        { weight: 9, arbitrary: whole(1978, 2003).map((year) => `${year}-06-15`) },
        { weight: 1, arbitrary: whole(1956, 2008).map((year) => `${year}-11-21`) },
      ),
      employment: fc.oneof(
        { weight: 8, arbitrary: fc.constant(kind) },
        { weight: 1, arbitrary: fc.constantFrom('salaried' as const, 'selfEmployed' as const, 'business' as const) },
        { weight: 1, arbitrary: fc.constantFrom('notWorking' as const, null) },
      ),
      monthly_income: fc.oneof(
        { weight: 6, arbitrary: whole(least, least * 4) },
        { weight: 3, arbitrary: whole(least * 4, 300_000) },
        { weight: 1, arbitrary: fc.constantFrom(null, 1, 14_999, 1_000_000) },
      ),
      emiShare: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: whole(0, 70) }),
      credit_score: fc.oneof(
        { weight: 8, arbitrary: whole(700, 900) },
        { weight: 1, arbitrary: whole(300, 700) },
        { weight: 2, arbitrary: fc.constantFrom('no_history' as const, 'not_checked' as const) },
      ),
      postal_code: fc.constantFrom('431001', '110001'),
    })
    .map(({ emiShare, ...who }) => ({
      ...who,
      monthly_emi: Math.round(((who.monthly_income ?? 20_000) * emiShare) / 100),
    }))

/** A loan that the product offers, in whole thousands or not, secured by what the product is secured by. */
const arbitraryLoan = (product: LoanProduct): fc.Arbitrary<OffersRequest> => {
  const { min, max, terms } = LOANS[product]
  const most = Math.min(max, 1_500_000)
  return fc
    .record({
      amount: fc.oneof(
        whole(min, most),
        whole(Math.ceil(min / 1_000), most / 1_000).map((value) => value * 1_000),
      ),
      tenure_months: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...terms.slice(1, -2)) },
        fc.constantFrom(...terms),
      ),
      cover: whole(60, 300),
      bullet: fc.boolean(),
    })
    .map(({ amount, tenure_months, cover, bullet }) => {
      const asked = { app_id: 'app_1', product_type: product, amount, tenure_months, today: '2026-11-21' } as const
      const value = Math.round((amount * cover) / 100)
      if (product === 'Affordable Housing Loan') return { ...asked, collateral: { kind: 'home', value } }
      if (product !== 'Gold Loans') return asked
      return { ...asked, collateral: { kind: 'gold', value }, ...(bullet ? { repayment: 'bullet' } : {}) }
    })
}

/** Any product with any figures, those without a lender too. */
const anyRequest: fc.Arbitrary<OffersRequest> = fc.record({
  app_id: fc.constant('app_1'),
  product_type: fc.constantFrom(...PRODUCT_TYPES),
  amount: whole(1_000, 1_000_000),
  tenure_months: fc.constantFrom(2, 3, 6, 12, 18, 24, 36, 48, 60, 120),
  today: fc.constant('2026-11-21'),
})

const personal = { who: arbitraryApplicant('salaried', 20_000), asked: arbitraryLoan('Personal Loans') }
const business = { who: arbitraryApplicant('business', 50_000), asked: arbitraryLoan('Business Loans') }
const gold = { who: arbitraryApplicant('selfEmployed', 15_000), asked: arbitraryLoan('Gold Loans') }
const home = { who: arbitraryApplicant('salaried', 25_000), asked: arbitraryLoan('Affordable Housing Loan') }

/** Somebody and the loan they ask for. */
export const arbitraryCase = fc.oneof(
  { weight: 6, arbitrary: fc.record(personal) },
  { weight: 2, arbitrary: fc.record(business) },
  { weight: 1, arbitrary: fc.record(gold) },
  { weight: 1, arbitrary: fc.record(home) },
  { weight: 1, arbitrary: fc.record({ who: personal.who, asked: anyRequest }) },
)
/** The same with gold or a home behind the loan. */
export const arbitrarySecuredCase = fc.oneof(fc.record(gold), fc.record(home))
