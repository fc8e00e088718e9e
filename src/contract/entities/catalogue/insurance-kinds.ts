export const INSURANCE_KINDS = ['health', 'shop', 'other'] as const
export type InsuranceKind = (typeof INSURANCE_KINDS)[number]
