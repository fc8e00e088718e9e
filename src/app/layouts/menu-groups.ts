import { adminMenu, partnerMenu } from '#src/contract/access.ts'
import type { AdminRole } from '#src/contract/access.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { mayOpenPartnerPage } from '#src/contract/partner-rights.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'

type Inside = Partial<Record<PageKey, readonly PageKey[]>>

export interface MenuGroup {
  /** Key in the `staff` namespace; null = no heading. */
  titleKey: string | null
  pages: readonly PageKey[]
  /** Pages inside some of them, shown below them. */
  inside?: Inside
}

const ADMIN: readonly MenuGroup[] = [
  {
    titleKey: 'groups.overview',
    pages: ['dashboard', 'customers-journey', 'internal-report', 'products-report', 'vendors-products-report'],
  },
  { titleKey: 'groups.marketplace', pages: ['lenders', 'vendors-on-off', 'credit-cards', 'customer-eligibility'] },
  { titleKey: 'groups.partners', pages: ['partners', 'merchant-management', 'tracking-links'] },
  { titleKey: 'groups.files', pages: ['mis-upload', 'commission-upload-file', 'application-status-file'] },
  { titleKey: 'groups.support', pages: ['csr-portal', 'telecalling', 'messaging'] },
  { titleKey: 'groups.access', pages: ['user-management', 'customer-info-deletion'] },
]

const PARTNER: readonly MenuGroup[] = [
  {
    titleKey: null,
    pages: ['partnerHome', 'productOffering', 'partnerReports', 'customFunnel', 'partnerLenderJourney'],
  },
  { titleKey: 'groups.grow', pages: ['marketingSupport', 'referral', 'digitalIntegration'] },
  { titleKey: 'groups.learn', pages: ['trainingMaterial', 'faqs', 'communication'] },
  { titleKey: 'groups.account', pages: ['partnerSettings'] },
]

const INSIDE: Inside = {
  marketingSupport: ['messagingContent', 'bannersAndCreatives'],
  trainingMaterial: ['partnerEligibilityCriteria'],
  faqs: ['customerQueries', 'dsaQueries'],
  communication: ['techSupport', 'generalQuery'],
}

/** The groups with what is allowed in them. What the page table lists and no group names comes last, never lost. */
function group(groups: readonly MenuGroup[], allowed: readonly PageKey[]): readonly MenuGroup[] {
  const named = groups.flatMap(({ pages }) => pages)
  const rest = { titleKey: null, pages: allowed.filter((page) => !named.includes(page)) }
  return [...groups, rest]
    .map(({ titleKey, pages }) => ({ titleKey, pages: pages.filter((page) => allowed.includes(page)) }))
    .filter(({ pages }) => pages.length > 0)
}

export const adminGroups = (role: AdminRole): readonly MenuGroup[] => group(ADMIN, adminMenu(role))

export function partnerGroups(rights: readonly PartnerRight[] | null): readonly MenuGroup[] {
  const inside = Object.fromEntries(
    Object.entries(INSIDE).map(([page, pages]) => [
      page,
      pages.filter((each) => mayOpenPartnerPage(rights ?? [], each)),
    ]),
  )
  return group(PARTNER, partnerMenu(rights)).map((each) => ({ ...each, inside }))
}
