import type { LenderProperty } from '../catalogue/lender.ts'

/**
 * What a Key Fact Statement prints of a lender besides its criteria, which take two people by themselves. A test tries every
 * property: whatever changes the statement stands here, and nothing else.
 */
export const PRINTED_FIELDS = [
  'name',
  'regulated_entity',
  'regulated_entity_hi',
  'rbi_registration',
  'rate_kind',
  'rate_benchmark',
  'rate_benchmark_hi',
  'rate_benchmark_pct',
  'rate_reset_months',
  'processing_fee_pct',
  'penal_charges',
  'penal_charges_hi',
  'penal_charge_amount',
  'foreclosure_charges',
  'foreclosure_charges_hi',
  'foreclosure_free_after_emis',
  'foreclosure_charge_amount',
  'foreclosure_charge_pct',
  'cooling_off_days',
  'nodal_officer_name',
  'nodal_officer_phone',
  'nodal_officer_email',
  'recovery_clause',
  'grievance_clause',
  'assignable',
  'co_lending',
  'co_lender',
  'co_lending_share',
  'keeps_fee',
] as const satisfies readonly LenderProperty[]
export type PrintedField = (typeof PRINTED_FIELDS)[number]

export const isPrinted = (property: LenderProperty): property is PrintedField =>
  PRINTED_FIELDS.some((each) => each === property)
