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
      'server/services/give-consent.ts',
      'server/services/give-consents.ts',
      'server/services/withdraw-consent.ts',
      'server/services/list-consents.ts',
      'server/db/repositories/consents.ts',
    ],
    tests: ['consents', 'offers', 'apply', 'privacy', 'cards', 'insurance', 'lender-faults', 'profile'].map(
      serviceTest,
    ),
  },
  {
    name: 'attribution',
    sources: [
      'src/contract/attribution.ts',
      'server/services/settle-lead.ts',
      'server/services/tie-touches.ts',
      'server/services/follow-link.ts',
      'server/services/create-tracking-link.ts',
      'server/services/disable-tracking-link.ts',
      'server/services/list-tracking-links.ts',
      'server/services/visit-cookie.ts',
      'server/services/inspect-lead.ts',
      'server/db/repositories/touches.ts',
      'server/db/repositories/leads.ts',
      'server/db/repositories/tracking-links.ts',
    ],
    tests: ['tests/contract/attribution.test.ts', ...['attribution', 'lead-retention'].map(serviceTest)],
  },
  {
    name: 'payouts',
    sources: [
      'server/services/accrue-payout.ts',
      'server/services/answer-payout-dispute.ts',
      'server/services/create-payout-dispute.ts',
      'server/services/get-partner-revenue.ts',
      'server/services/list-payout-disputes.ts',
      'server/services/list-payout-statements.ts',
      'server/services/recompute-payouts.ts',
      'server/services/set-payout-right.ts',
      'server/services/settle-payouts.ts',
      'server/services/statement-now.ts',
      'server/services/take-back-payout.ts',
      'server/db/repositories/payouts.ts',
    ],
    tests: ['payouts', 'payout-corrections', 'partner-reports', 'partner-revenue'].map(serviceTest),
  },
]

function serviceTest(name) {
  return `tests/server/services/${name}.test.ts`
}
