import { ADMIN_ROLES } from '../admin-roles.ts'
import type { AdminRole } from '../admin-roles.ts'
import type { PageRow } from './page-row.ts'

/** Leads on to the dashboard, or to the role's first page; it has no screen of its own. */
export const ADMIN_INDEX = '/admin'

const admin = <const Path extends string>(
  path: Path,
  titleKey: string,
  roles: readonly AdminRole[],
  more: Pick<PageRow, 'menu' | 'folder'> = {},
) => ({
  area: 'admin' as const,
  paths: [`/admin/${path}`] as const,
  titleKey,
  frame: 'full' as const,
  guard: 'admin' as const,
  weight: 'seldom' as const,
  roles,
  ...more,
})

/** A role lands on the first of these that it may open. */
export const ADMIN_PAGES = {
  // Every other address of the area: its own frame says that it is not there.
  adminNotFound: {
    area: 'admin',
    paths: ['/admin/404', '/admin/*'],
    titleKey: 'notFound',
    frame: 'either',
    guard: 'none',
    weight: 'seldom',
    folder: 'not-found',
  },
  adminLogin: {
    area: 'admin',
    paths: ['/admin/login'],
    titleKey: 'adminLogin',
    frame: 'login',
    guard: 'guest-admin',
    weight: 'seldom',
  },
  // Where a link in a mail leads: a first password, or a new one.
  adminPassword: {
    area: 'admin',
    paths: ['/admin/set-password'],
    titleKey: 'adminPassword',
    frame: 'login',
    guard: 'none',
    weight: 'seldom',
  },
  adminForgot: {
    area: 'admin',
    paths: ['/admin/forgot-password'],
    titleKey: 'adminForgot',
    frame: 'login',
    guard: 'none',
    weight: 'seldom',
  },
  dashboard: admin('dashboard', 'dashboard', [1, 2], { menu: { group: 'overview', icon: 'tiles', order: 1 } }),
  'mis-upload': admin('mis-upload', 'misUpload', [1], {
    menu: { group: 'files', icon: 'upload', order: 1, oneOf: 'files' },
  }),
  'vendors-on-off': admin('vendors-on-off', 'vendorsOnOff', [1], {
    menu: { group: 'marketplace', icon: 'switches', order: 2 },
  }),
  lenders: admin('lenders', 'lenders', [1], { menu: { group: 'marketplace', icon: 'bank', order: 1 } }),
  'lenders/:lenderId': admin('lenders/:lenderId', 'lenderEdit', [1]),
  'customer-eligibility': admin('customer-eligibility', 'customerEligibility', [1], {
    menu: { group: 'marketplace', icon: 'shield', order: 4 },
  }),
  'csr-portal': admin('csr-portal', 'csrPortal', ADMIN_ROLES, {
    menu: { group: 'support', icon: 'headset', order: 1 },
  }),
  'csr-portal/:id/:pid': admin('csr-portal/:id/:pid', 'csrCustomer', ADMIN_ROLES),
  'ticket-desk': admin('tickets', 'ticketDesk', [1, 3], { menu: { group: 'support', icon: 'help', order: 0 } }),
  'ticket-desk/:ref': admin('tickets/:ref', 'ticketDesk', [1, 3]),
  'loan-enquiries': admin('loan-enquiries', 'loanEnquiries', [1, 3], {
    menu: { group: 'support', icon: 'document', order: 4 },
  }),
  'loan-enquiries/:ref': admin('loan-enquiries/:ref', 'loanEnquiries', [1, 3]),
  'internal-report': admin('internal-report', 'internalReport', [1, 2], {
    menu: { group: 'overview', icon: 'chart', order: 3 },
  }),
  'products-report': admin('products-report', 'productsReport', [1], {
    menu: { group: 'overview', icon: 'document', order: 4 },
  }),
  'vendors-products-report': admin('vendors-products-report', 'vendorsProductsReport', [1], {
    menu: { group: 'overview', icon: 'document', order: 5 },
  }),
  'customer-info-deletion': admin('customer-info-deletion', 'customerInfoDeletion', [1], {
    menu: { group: 'access', icon: 'bin', order: 2 },
  }),
  'customers-journey': admin('customers-journey', 'customersJourney', [1, 2], {
    menu: { group: 'overview', icon: 'funnel', order: 2 },
  }),
  'user-management': admin('user-management', 'userManagement', [1], {
    menu: { group: 'access', icon: 'person', order: 1 },
  }),
  'commission-upload-file': admin('commission-upload-file', 'commissionUploadFile', [1], {
    menu: {
      group: 'files',
      icon: 'upload',
      order: 2,
      oneOf: 'files',
    },
  }),
  'application-status-file': admin('application-status-file', 'applicationStatusFile', [1, 2], {
    menu: { group: 'files', icon: 'document', order: 3, oneOf: 'files' },
  }),
  reconciliation: admin('reconciliation', 'reconciliation', [1], {
    menu: { group: 'files', icon: 'switches', order: 4 },
  }),
  'reconciliation/:lenderId': admin('reconciliation/:lenderId', 'reconciliation', [1]),
  'merchant-management': admin('merchant-management', 'merchantManagement', [1], {
    menu: { group: 'partners', icon: 'shop', order: 2 },
  }),
  'tracking-links': admin('tracking-links', 'trackingLinks', [1], {
    menu: { group: 'partners', icon: 'link', order: 3 },
  }),
  'payment-runs': admin('payment-runs', 'paymentRuns', [1], {
    menu: { group: 'partners', icon: 'rupee', order: 4 },
  }),
  approvals: admin('approvals', 'approvals', [1], { menu: { group: 'partners', icon: 'shield', order: 5 } }),
  'payment-runs/:runId': admin('payment-runs/:runId', 'paymentRun', [1]),
  'payment-runs/:runId/bank-file': admin('payment-runs/:runId/bank-file', 'bankAnswer', [1]),
  jobs: admin('jobs', 'jobs', [1], { menu: { group: 'access', icon: 'gear', order: 3 } }),
  'credit-cards': admin('credit-cards', 'creditCards', [1], {
    menu: { group: 'marketplace', icon: 'card', order: 3 },
  }),
  partners: admin('partners', 'partners', [1], { menu: { group: 'partners', icon: 'shop', order: 1 } }),
  'partners/:id': admin('partners/:id', 'partnerEdit', [1]),
  messaging: admin('messaging', 'messaging', [1], { menu: { group: 'support', icon: 'message', order: 3 } }),
  'my-sign-in': admin('my-sign-in', 'mySignIn', ADMIN_ROLES),
  telecalling: admin('telecalling', 'telecalling', [1, 3], { menu: { group: 'support', icon: 'phone', order: 2 } }),
  'telecalling/team': admin('telecalling/team', 'telecallingTeam', [1]),
} satisfies Record<string, PageRow>
