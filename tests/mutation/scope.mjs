/**
 * What is probed and by which tests: the ones that are about it, in the order in which they are asked. Files that cannot do
 * without PostgreSQL are not among them.
 */
export const SCOPE = [
  {
    name: 'src/contract/finance',
    sources: ['src/contract/finance'],
    tests: ['tests/contract/finance'],
  },
  {
    name: 'src/contract/rules',
    sources: ['src/contract/rules'],
    tests: ['tests/contract/rules', 'tests/contract/entities', 'tests/contract/finance/ranking.test.ts'],
  },
  {
    name: 'consents',
    sources: [
      'server/services/privacy/give-consent.ts',
      'server/services/profile/give-consents.ts',
      'server/services/privacy/withdraw-consent.ts',
      'server/services/privacy/list-consents.ts',
      'server/db/repositories/privacy/consents.ts',
    ],
    tests: [
      'privacy/consents',
      'offers/offers',
      'applications/apply',
      'privacy/privacy',
      'catalogue/cards',
      'catalogue/insurance',
      'applications/lender-faults',
      'profile/profile',
    ].map(serviceTest),
  },
  {
    name: 'attribution',
    sources: [
      'src/contract/attribution.ts',
      'server/services/leads/attribute-lead.ts',
      'server/services/leads/attribute-person.ts',
      'server/services/leads/public/lead-person.ts',
      'server/services/leads/public/attribute-touches.ts',
      'server/services/leads/follow-link.ts',
      'server/services/leads/create-tracking-link.ts',
      'server/services/leads/disable-tracking-link.ts',
      'server/services/leads/list-tracking-links.ts',
      'server/services/leads/shared/tracking-link-view.ts',
      'server/services/leads/public/visit-cookie.ts',
      'server/services/leads/public/inspect-lead.ts',
      'server/db/repositories/leads/touches.ts',
      'server/db/repositories/leads/leads.ts',
      'server/db/repositories/leads/tracking-links.ts',
    ],
    tests: [
      'tests/contract/attribution.test.ts',
      ...[
        'leads/attribution',
        'leads/neighbours',
        'leads/link-desk',
        'leads/lead-retention',
        'leads/lead-namings',
        'leads/naming-histories',
        'identity/sign-in-contacts',
        'integration/partner-integration',
        'reports/partner-reports',
      ].map(serviceTest),
    ],
  },
  {
    name: 'payouts',
    sources: [
      'server/services/earnings/accrue-payouts.ts',
      'server/services/earnings/answer-payout-dispute.ts',
      'server/services/earnings/create-payout-dispute.ts',
      'server/services/earnings/get-partner-revenue.ts',
      'server/services/earnings/list-payout-disputes.ts',
      'server/services/earnings/list-payout-statements.ts',
      'server/services/earnings/recompute-payouts.ts',
      'server/services/earnings/set-payout-right.ts',
      'server/services/earnings/approve-payouts.ts',
      'server/services/earnings/public/statement-now.ts',
      'server/services/earnings/take-back-payout.ts',
      'server/db/repositories/earnings/payouts.ts',
    ],
    tests: [
      'earnings/payouts',
      'earnings/payout-corrections',
      'earnings/held-payouts',
      'earnings/payments',
      'earnings/month-tax',
      'reports/partner-reports',
      'earnings/partner-revenue',
    ].map(serviceTest),
  },
]

function serviceTest(name) {
  return `tests/server/services/${name}.test.ts`
}
