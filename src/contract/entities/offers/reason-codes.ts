/** Why a lender did not match. */
export const REASON_CODES = [
  'income_min',
  'income_max',
  'turnover_min',
  'business_years_min',
  'age_min',
  'age_max_at_end',
  'employment',
  'credit_score',
  'amount_min',
  'tenure_min',
  'tenure_max',
  'foir',
  'gold_value',
  'property_value',
  'pincode',
  'refused',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]
