import { describe, expect, it } from 'vitest'
import { pageOfPath } from '#server/http/shell/page-of-path.ts'
import { judge } from '#src/app/guards.ts'
import type { GuardSession } from '#src/app/guards.ts'
import { pageAt, routesOf } from '#src/app/route-table.ts'
import { adminMenu, canOpen, firstPage, firstPath, partnerMenu } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import type { AdminRole } from '#src/contract/admin-roles.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { PARTNER_RIGHTS } from '#src/contract/partner-rights.ts'

/**
 * Section 6 of the specification, typed by hand: the roles that may open each admin page. The two product reports are
 * listed for no role and so are role 1's; a page under another follows it.
 */
const MAY = {
  dashboard: [1, 2],
  'mis-upload': [1],
  'user-management': [1],
  'customer-info-deletion': [1],
  'vendors-on-off': [1],
  'customer-eligibility': [1],
  'internal-report': [1, 2],
  partners: [1],
  'partners/:id': [1],
  'products-report': [1],
  'vendors-products-report': [1],
  'customers-journey': [1, 2],
  'merchant-management': [1],
  'tracking-links': [1],
  'csr-portal': [1, 2, 3],
  'csr-portal/:id/:pid': [1, 2, 3],
  'commission-upload-file': [1],
  'application-status-file': [1, 2],
  lenders: [1],
  'lenders/:lenderId': [1],
  'credit-cards': [1],
  messaging: [1],
  telecalling: [1, 3],
  // Not of the specification: the team's day and the calls that are looked at again
  'telecalling/team': [1],
  // Not of the specification: what lenders owe
  reconciliation: [1],
  'reconciliation/:lenderId': [1],
  // Nor these: what partners are paid
  'payment-runs': [1],
  'payment-runs/:runId': [1],
  'payment-runs/:runId/bank-file': [1],
  // Nor this: what one person asks for and another decides
  approvals: [1],
  // Nor this: queued work
  jobs: [1],
  // Nor these: whoever supports people answers them
  'ticket-desk': [1, 3],
  'ticket-desk/:ref': [1, 3],
  'loan-enquiries': [1, 3],
  'loan-enquiries/:ref': [1, 3],
  // Nor this: everybody's own password, devices and second factor
  'my-sign-in': [1, 2, 3],
} as const satisfies Partial<Record<PageKey, readonly AdminRole[]>>
type AdminPage = keyof typeof MAY
const PAGES_OF_ADMIN = Object.keys(MAY) as AdminPage[]
const FIRST: Record<AdminRole, string> = { 1: '/admin/dashboard', 2: '/admin/dashboard', 3: '/admin/csr-portal' }
const MENU_SIZE: Record<AdminRole, number> = { 1: 26, 2: 5, 3: 4 }
const UNDER_ANOTHER: readonly PageKey[] = [
  'partners/:id',
  'csr-portal/:id/:pid',
  'lenders/:lenderId',
  'reconciliation/:lenderId',
  'payment-runs/:runId',
  'payment-runs/:runId/bank-file',
  'my-sign-in',
  'ticket-desk/:ref',
  'loan-enquiries/:ref',
  'telecalling/team',
]

const nobody: GuardSession = {
  prospectAppId: null,
  token: null,
  identityDue: false,
  productType: null,
  adminToken: null,
  roleId: null,
  partnerToken: null,
  partner: null,
}
const admin = (roleId: AdminRole): GuardSession => ({ ...nobody, adminToken: 'a', roleId })
const visit = (page: PageKey, session: GuardSession, callback: string | null = null) =>
  judge({ page, path: pathOf(page), callback, remembered: null }, session)
const pathOf = (page: PageKey): string => (PAGES[page].paths[0] ?? '').replaceAll(/:\w+/g, '7')
const ROUTES = routesOf('marketplace', 'demo')

/** Every step that the guards make of one visit, until somebody stays. */
function stepsOf(page: PageKey, session: GuardSession): string[] {
  const steps: string[] = []
  for (let at: PageKey | undefined = page; at !== undefined && steps.length < 10;) {
    const verdict = visit(at, session)
    if (verdict === null) return steps
    steps.push(verdict.to)
    at = pageAt(ROUTES, verdict.to.split('?')[0] ?? '')
  }
  return steps
}

describe('admin pages and roles', () => {
  it('the table has every admin page, and no other', () => {
    const guarded = PAGE_KEYS.filter((page) => PAGES[page].area === 'admin' && PAGES[page].guard === 'admin')
    expect([...guarded].sort()).toEqual([...PAGES_OF_ADMIN].sort())
    expect(PAGES_OF_ADMIN).toHaveLength(36)
  })

  it.each(PAGES_OF_ADMIN)('%s', (page) => {
    for (const role of ADMIN_ROLES) {
      const may = (MAY[page] as readonly AdminRole[]).includes(role)
      expect(canOpen(role, page), `role ${role}`).toBe(may)
      expect(stepsOf(page, admin(role)), `role ${role} in the address bar`).toEqual(may ? [] : [FIRST[role]])
      const listed = may && !UNDER_ANOTHER.includes(page)
      const menu: readonly PageKey[] = adminMenu(role)
      expect(menu.includes(page), `menu of role ${role}`).toBe(listed)
    }
    const login = visit(page, nobody)
    expect(login).toEqual({ to: `/admin/login?callback=${encodeURIComponent(pathOf(page))}`, remember: false })
    expect(visit(page, { ...nobody, roleId: 1 })?.to, 'a role without a token').toMatch(/^\/admin\/login/)
    expect(visit(page, { ...nobody, adminToken: 'a' })?.to, 'a token without a role').toMatch(/^\/admin\/login/)
    expect(visit(page, { ...nobody, adminToken: 'a', roleId: 4 })?.to).toMatch(/^\/admin\/login/)
  })

  it.each(ADMIN_ROLES)('role %i lands on its own first page and has the whole menu', (role) => {
    expect(firstPath(role)).toBe(FIRST[role])
    expect(canOpen(role, firstPage(role))).toBe(true)
    expect(adminMenu(role)).toHaveLength(MENU_SIZE[role])
    expect(stepsOf('adminLogin', admin(role))).toEqual([FIRST[role]])
  })

  it('the empty admin path leads to the dashboard, or to the first page of a role that has none', () => {
    const index = pageAt(ROUTES, '/admin')
    for (const role of ADMIN_ROLES) expect(stepsOf(index, admin(role))).toEqual(role === 3 ? [FIRST[3]] : [])
    expect(index).toBe('dashboard')
    expect(pageOfPath('/admin', 'marketplace', 'demo'), 'for the first paint').toBe('dashboard')
  })

  it('gives no role a page of another area', () => {
    for (const page of PAGE_KEYS.filter((each) => PAGES[each].area !== 'admin'))
      for (const role of ADMIN_ROLES) expect(canOpen(role, page), page).toBe(false)
  })

  it('goes back after the sign-in only to a page of ours that the role may open', () => {
    const back = (callback: string, role: AdminRole) => visit('adminLogin', admin(role), callback)?.to
    expect(back('/admin/csr-portal/5/7?tab=log', 3)).toBe('/admin/csr-portal/5/7?tab=log')
    expect(back('/admin/lenders/4', 1)).toBe('/admin/lenders/4')
    for (const role of ADMIN_ROLES)
      for (const evil of [
        'https://evil.example',
        '//evil.example',
        '/\\evil.example',
        '\\\\evil.example',
        '/admin/../user',
        '/admin//evil.example',
        'javascript:alert(1)',
        '/admin/login',
        '/admin/nothing',
        '/user/offers',
        '/partner',
        '',
        ' /admin/dashboard',
        '/admin/dashboard#x',
        '/admin/dashboard\n',
        '/admin/dashboard@evil.example',
        '/admin%2fdashboard',
        'admin/dashboard',
        '/ADMIN/dashboard\t',
      ])
        expect(back(evil, role), `${evil} for role ${role}`).toBe(FIRST[role])
    expect(back('/admin/lenders', 3)).toBe(FIRST[3])
    expect(back('/admin/dashboard', 3)).toBe(FIRST[3])
  })
})

describe('every guard', () => {
  const SESSIONS: readonly GuardSession[] = [null, 'p'].flatMap((prospectAppId) =>
    [null, 't'].flatMap((token) =>
      ([null, 'Personal Loans', 'Gold Loans'] as const).flatMap((productType) =>
        ([null, 1, 2, 3] as const).flatMap((roleId) =>
          [null, 'x'].flatMap((partnerToken) =>
            [false, true].map((identityDue) => ({
              prospectAppId,
              token,
              identityDue,
              productType,
              roleId,
              adminToken: roleId === null ? null : 'a',
              partnerToken,
              partner: null,
            })),
          ),
        ),
      ),
    ),
  )

  it('comes to rest within two steps, whoever visits whatever', () => {
    expect(SESSIONS).toHaveLength(192)
    for (const page of PAGE_KEYS)
      for (const session of SESSIONS)
        expect(stepsOf(page, session).length, `${page} ${JSON.stringify(session)}`).toBeLessThanOrEqual(2)
  })

  it('keeps partners apart, and shows the whole menu to those who are in', () => {
    for (const page of partnerMenu(PARTNER_RIGHTS)) {
      expect(visit(page, nobody)?.to).toBe('/partner/login')
      expect(visit(page, admin(1))?.to).toBe('/partner/login')
      expect(visit(page, { ...nobody, partnerToken: 'x' })).toBeNull()
    }
    expect(partnerMenu(PARTNER_RIGHTS).length).toBeGreaterThanOrEqual(12)
  })
})
