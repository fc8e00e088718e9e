import { listActiveLenders } from '#server/db/repositories/catalogue/lenders.ts'
import { countCards, countPlans } from '#server/db/repositories/earnings/offering.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import type { Offering } from '#src/contract/entities/leads/tracking-link.ts'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { payout } from '#src/contract/finance/earnings/revenue.ts'
import { lineAmounts } from '#src/contract/finance/earnings/statement.ts'
import type { PartnerTerms } from '#src/contract/finance/earnings/statement.ts'
import { publishedRange } from '#src/contract/finance/published-range.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { percentOf, wholePaise } from '#src/contract/rules/paise.ts'
import { inForceOn } from '#src/contract/rules/versions.ts'
import { notFound } from '../shared/not-found.ts'
import { readSlabs, toTerms, withTermsOn } from './public/versions.ts'

/** A percentage of revenue has three decimals. */
const THOUSAND = 1_000
/** What is reckoned with as an example, rupees. */
const EXAMPLE_AMOUNT = 200_000

/** The six products with what the partner earns by each today and what its customers need. */
export async function listOffering(deps: Deps, by: ByPartner): Promise<Offering[]> {
  const partner = await findPartner(deps.db, by.partner_id)
  if (!partner) throw notFound()
  const today = istDay(deps.clock.now())
  const [agreed = partner] = await withTermsOn(deps.db, [partner], today)
  const terms = toTerms(agreed)
  return Promise.all(PRODUCT_TYPES.map((product) => offeringOf(deps, product, terms)))
}

async function offeringOf(deps: Deps, product: ProductType, terms: PartnerTerms): Promise<Offering> {
  const lenders = await listActiveLenders(deps.db, product)
  // Statement lines come of loans that a lender pays out. Cards and insurance have none: nothing is promised for them.
  const earns = isLoanProduct(product) && lenders.length > 0
  const today = istDay(deps.clock.now())
  const ids = earns ? lenders.map(({ lender_id }) => lender_id) : []
  const slabs = [...(await readSlabs(deps.db, ids)).values()].flatMap((versions) =>
    inForceOn(versions, today).slabs.filter(({ status }) => status === 1),
  )
  const flatAlone = earns ? terms.flat : 0
  // The same rounding as in the statement, to a thousandth of a percent.
  const shares = slabs.flatMap(({ revenue_percent }) =>
    revenue_percent === null
      ? []
      : [percentOf(wholePaise(Math.round(revenue_percent * THOUSAND)), terms.percent) / THOUSAND],
  )
  const flats = slabs.map(({ revenue_flat }) =>
    payout({ revenue_percent: terms.percent, revenue_flat: terms.flat }, revenue_flat ?? 0, 1),
  )
  const earned = slabs.map((slab) => lineAmounts(slab, terms, EXAMPLE_AMOUNT).gross)
  return {
    product_type: product,
    providers: await providersOf(deps, product, lenders.length),
    percent_min: shares.length === 0 ? null : Math.min(...shares),
    percent_max: shares.length === 0 ? null : Math.max(...shares),
    flat_min: flats.length === 0 ? flatAlone : Math.min(...flats),
    flat_max: flats.length === 0 ? flatAlone : Math.max(...flats),
    example:
      earned.length === 0 ? null : { amount: EXAMPLE_AMOUNT, min: Math.min(...earned), max: Math.max(...earned) },
    loan: loanOf(product, lenders),
  }
}

async function providersOf(deps: Deps, product: ProductType, lenders: number): Promise<number> {
  const { answeredBy } = PRODUCTS[product]
  if (answeredBy === 'bank') return countCards(deps.db)
  return answeredBy === 'insurer' ? countPlans(deps.db) : lenders
}

/** What is on offer of the product, and the least that its lenders ask of a person. */
function loanOf(product: ProductType, lenders: Awaited<ReturnType<typeof listActiveLenders>>): Offering['loan'] {
  const range = isLoanProduct(product) ? publishedRange(product, lenders) : null
  if (!range) return null
  const of = (pick: (lender: (typeof lenders)[number]) => number) => lenders.map(pick)
  const scores = lenders.map(({ min_credit_score }) => min_credit_score)
  const { amount_min, amount_max, rate_min, rate_max, apr_min, apr_max, months_max: term_max } = range
  return {
    amount_min,
    amount_max,
    rate_min,
    rate_max,
    apr_min,
    apr_max,
    term_max,
    age_min: Math.min(...of((lender) => lender.min_age)),
    age_max: Math.max(...of((lender) => lender.max_age)),
    income_min: Math.min(...of((lender) => lender.min_income)),
    // One lender that asks for none is enough.
    score_min: scores.includes(null) ? null : Math.min(...scores.filter((score) => score !== null)),
  }
}
