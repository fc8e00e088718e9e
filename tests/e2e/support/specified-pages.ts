/** Typed from section 6 of the specification, by hand: the oracle does not read the product's own table. */
export const ADMIN_PAGES = [
  'dashboard',
  'mis-upload',
  'user-management',
  'customer-info-deletion',
  'vendors-on-off',
  'customer-eligibility',
  'internal-report',
  'partners',
  'partners/1',
  'products-report',
  'vendors-products-report',
  'customers-journey',
  'merchant-management',
  'tracking-links',
  'csr-portal',
  'csr-portal/1/2',
  'commission-upload-file',
  'application-status-file',
  'lenders',
  'lenders/1',
  'credit-cards',
  'messaging',
  'telecalling',
  'telecalling/team',
  // Not of the specification: tickets
  'tickets',
  'tickets/CLT-000001',
  // Nor these: enquiries for loans that nobody offers online
  'loan-enquiries',
  'loan-enquiries/LE-7K2M9QXA',
  // Nor these: what lenders owe
  'reconciliation',
  'reconciliation/1',
  // Nor these: what partners are paid
  'payment-runs',
  'payment-runs/1',
  'payment-runs/1/bank-file',
  // Nor these: what waits for a second person, and one's own sign-in
  'approvals',
  'my-sign-in',
  // Nor this: queued work
  'jobs',
]
/** Who may open which, and where each of them begins. */
export const ROLES = [
  { email: 'admin@demo.test', first: 'dashboard', may: ADMIN_PAGES },
  {
    email: 'analyst@demo.test',
    first: 'dashboard',
    may: [
      'dashboard',
      'internal-report',
      'customers-journey',
      'application-status-file',
      'csr-portal',
      'csr-portal/1/2',
      'my-sign-in',
    ],
  },
  {
    email: 'agent@demo.test',
    first: 'csr-portal',
    may: [
      'tickets',
      'tickets/CLT-000001',
      'csr-portal',
      'csr-portal/1/2',
      'telecalling',
      'my-sign-in',
      'loan-enquiries',
      'loan-enquiries/LE-7K2M9QXA',
    ],
  },
]
/** Of section 2, typed by hand as well. */
export const PARTNER_PAGES = [
  '',
  '/product-offering',
  '/product-offering/personal-loan',
  '/marketing-support',
  '/marketing-support/messaging-content',
  '/marketing-support/banners-and-creatives',
  '/communication',
  '/communication/tech-support',
  '/communication/general-query',
  '/faqs',
  '/faqs/customer-queries',
  '/faqs/dsa-queries',
  '/referral',
  '/training-material',
  '/training-material/eligibility-criteria',
  '/lender-journey',
  '/digital-integration',
  '/reports',
  '/customFunnel',
  '/settings',
]
