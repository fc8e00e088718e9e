import { mayOpenPartnerPage } from './partner-rights.ts'
import type { PartnerRight } from './partner-rights.ts'
import { PAGES, type PageKey } from './pages.ts'

/** 1 = administrator, 2 = analyst, 3 = support agent. */
export type AdminRole = 1 | 2 | 3
export const ADMIN_ROLES: readonly AdminRole[] = [1, 2, 3]

/** Pages that are opened from a list page and follow its permission. */
const PARENT: Partial<Record<PageKey, PageKey>> = {
  'lenders/:lenderId': 'lenders',
  'partners/:id': 'partners',
  'csr-portal/:id/:pid': 'csr-portal',
}

const ROLE_PAGES: Record<AdminRole, readonly PageKey[]> = {
  1: [
    'dashboard',
    'mis-upload',
    'vendors-on-off',
    'lenders',
    'customer-eligibility',
    'csr-portal',
    'internal-report',
    'products-report',
    'vendors-products-report',
    'customer-info-deletion',
    'customers-journey',
    'user-management',
    'commission-upload-file',
    'application-status-file',
    'merchant-management',
    'tracking-links',
    'credit-cards',
    'partners',
    'messaging',
    'telecalling',
  ],
  2: ['dashboard', 'internal-report', 'customers-journey', 'application-status-file', 'csr-portal'],
  3: ['csr-portal', 'telecalling'],
}

export function isAdminRole(value: unknown): value is AdminRole {
  return value === 1 || value === 2 || value === 3
}

/** May this admin role open this page? Pages such as `lenders/:lenderId` inherit from `lenders`. */
export function canOpen(role: AdminRole, page: PageKey): boolean {
  return ROLE_PAGES[role].includes(PARENT[page] ?? page)
}

/** Where a role lands, and where a page it may not open sends it, in one hop. Role 3 has no dashboard. */
export function firstPage(role: AdminRole): PageKey {
  const first = ROLE_PAGES[role][0]
  if (!first) throw new Error(`role ${role} has no page`)
  return first
}

export function firstPath(role: AdminRole): string {
  return PAGES[firstPage(role)].paths[0] ?? '/admin/login'
}

/** Side menu of an admin role, in the order of the page table. */
export function adminMenu(role: AdminRole): readonly PageKey[] {
  return menuOf('admin').filter((key) => canOpen(role, key))
}

/** Side menu of somebody of a partner; null = not known yet: what needs no right. */
export function partnerMenu(rights: readonly PartnerRight[] | null): readonly PageKey[] {
  return menuOf('partner').filter((key) => mayOpenPartnerPage(rights ?? [], key))
}

function menuOf(area: 'admin' | 'partner'): readonly PageKey[] {
  return (Object.keys(PAGES) as PageKey[])
    .filter((key) => PAGES[key].area === area && PAGES[key].menu !== undefined)
    .sort((a, b) => (PAGES[a].menu ?? 0) - (PAGES[b].menu ?? 0))
}
