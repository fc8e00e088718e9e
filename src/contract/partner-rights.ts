import type { PageKey } from './pages.ts'

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

/** Pages that need a right, or one of several; every other page of the portal is open to all of the partner's people. */
const PAGE_RIGHTS: Partial<Record<PageKey, PartnerRight | readonly PartnerRight[]>> = {
  marketingSupport: 'marketing',
  messagingContent: 'marketing',
  bannersAndCreatives: 'marketing',
  communication: 'support',
  techSupport: 'support',
  generalQuery: 'support',
  digitalIntegration: 'integration',
  partnerReports: ['leads', 'earnings'],
  customFunnel: 'funnel',
}

/** May somebody with these rights open this page of the portal? */
export function mayOpenPartnerPage(rights: readonly PartnerRight[], page: PageKey): boolean {
  const needed = PAGE_RIGHTS[page]
  return needed === undefined || [needed].flat().some((right) => rights.includes(right))
}

/** The rights that are stored, without what is no right (any more); an owner has them all. */
export const rightsOf = (stored: readonly string[], owner: boolean): readonly PartnerRight[] =>
  owner ? PARTNER_RIGHTS : PARTNER_RIGHTS.filter((right) => stored.includes(right))
