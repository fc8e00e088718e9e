/** What a person of a partner may do in its portal. The owner may do all of it, and alone decides about the others. */
export const PARTNER_RIGHTS = [
  'leads',
  'earnings',
  'marketing',
  'support',
  'integration',
  'funnel',
  'settings',
] as const
export type PartnerRight = (typeof PARTNER_RIGHTS)[number]

/** The rights that are stored, without what is no right (any more); an owner has them all. */
export const rightsOf = (stored: readonly string[], owner: boolean): readonly PartnerRight[] =>
  owner ? PARTNER_RIGHTS : PARTNER_RIGHTS.filter((right) => stored.includes(right))
