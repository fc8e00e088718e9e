import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import type { DetailedProduct } from '#src/contract/entities/shared/loan-products.ts'

/** Own fields of each product, complete. The jewellery is worth ₹3,66,666 at the sandbox price of gold. */
export const completeDetails: Record<DetailedProduct, ApplicationDetails> = {
  'Business Loans': {
    business_nature: 2,
    business_gross_profit: 2,
    loan_amount: 200_000,
    tenure_months: 12,
  },
  'Gold Loans': {
    gold_form: 'ornaments',
    gold_weight: 40,
    gold_purity: 22,
    gold_repayment: 'emi',
    loan_amount: 200_000,
    tenure_months: 12,
  },
  'Affordable Housing Loan': {
    property_value: 2_000_000,
    property_pincode: '431001',
    household_income_year: 500_000,
    owns_home: 0,
    had_subsidy: 0,
    loan_amount: 500_000,
    tenure_months: 180,
  },
}
