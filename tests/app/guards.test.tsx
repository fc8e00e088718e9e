import { describe, expect, it } from 'vitest'
import { callbackPage, judge } from '#src/app/guards.ts'
import type { GuardSession } from '#src/app/guards.ts'
import { pageAt, routesOf } from '#src/app/route-table.ts'
import { SCREENS } from '#src/app/screens.ts'
import { canOpen, firstPath } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'

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
const visitor = { ...nobody, prospectAppId: 'pro_1' }
const signedIn = { ...visitor, token: 't' }
const customer = { ...signedIn, productType: 'Personal Loans' as const }
const goldCustomer = { ...signedIn, productType: 'Gold Loans' as const }
const partner = { ...nobody, partnerToken: 'p' }
/** Somebody whose owner allowed them the marketing alone. */
const assistant = { ...partner, partner: { name: 'A', code: 'cl', owner: false, rights: ['marketing'] as const } }
const admin = (roleId: 1 | 2 | 3) => ({ ...nobody, adminToken: 'a', roleId })
const ACTORS = {
  nobody,
  visitor,
  signedIn,
  customer,
  goldCustomer,
  partner,
  assistant,
  admin1: admin(1),
  admin2: admin(2),
  admin3: admin(3),
}
type ActorName = keyof typeof ACTORS

const to = (page: PageKey, actor: ActorName): string | null =>
  judge({ page, path: '/here?x=1', callback: null, remembered: null }, ACTORS[actor])?.to ?? null

/** The specification by hand, so that a change of the guards cannot change it along. */
function expected(page: PageKey, actor: ActorName): string | null {
  const { area, guard, products } = PAGES[page]
  if (guard === 'none') return null
  if (area === 'customer') {
    if (['nobody', 'partner', 'assistant', 'admin1', 'admin2', 'admin3'].includes(actor)) return '/'
    if (actor === 'visitor') return '/verification'
    if (guard === 'signed-in') return null
    if (actor === 'signedIn') return '/products'
    const product = actor === 'goldCustomer' ? 'Gold Loans' : 'Personal Loans'
    return !products || products.includes(product) ? null : '/products'
  }
  const role = actor === 'admin1' ? 1 : actor === 'admin2' ? 2 : actor === 'admin3' ? 3 : null
  const first = role === 3 ? '/admin/csr-portal' : '/admin/dashboard'
  if (guard === 'guest-admin') return role ? first : null
  if (area === 'admin') {
    if (!role) return '/admin/login?callback=%2Fhere%3Fx%3D1'
    return canOpen(role, page) ? null : first
  }
  if (guard === 'guest-partner') return actor === 'partner' || actor === 'assistant' ? '/partner' : null
  if (actor === 'assistant') return FOR_RIGHTS.includes(page) ? '/partner' : null
  return actor === 'partner' ? null : '/partner/login'
}

/** Pages of the portal that somebody who was allowed the marketing alone may not open. */
const FOR_RIGHTS: readonly PageKey[] = [
  'communication',
  'techSupport',
  'generalQuery',
  'digitalIntegration',
  'partnerReports',
  'customFunnel',
]

describe('guards', () => {
  const names = Object.keys(ACTORS) as ActorName[]
  it.each(PAGE_KEYS)('%s: every actor goes where the specification says', (page) => {
    expect(names.map((actor) => [actor, to(page, actor)])).toEqual(names.map((actor) => [actor, expected(page, actor)]))
  })

  it('the application id comes before the token, the token before the product', () => {
    const without = { ...nobody, token: 't', productType: 'Personal Loans' as const }
    expect(judge({ page: 'offers', path: '/x', callback: null, remembered: null }, without)?.to).toBe('/')
    const noToken = { ...visitor, productType: 'Personal Loans' as const }
    expect(judge({ page: 'offers', path: '/x', callback: null, remembered: null }, noToken)?.to).toBe('/verification')
  })

  it('who is led away from a page that is not theirs is told which; a sign-in tells nothing', () => {
    const denied = (page: PageKey, actor: ActorName) =>
      judge({ page, path: '/here', callback: null, remembered: null }, ACTORS[actor])?.denied
    expect(denied('products-report', 'admin2')).toBe('products-report')
    expect(denied('partnerReports', 'assistant')).toBe('partnerReports')
    expect(denied('products-report', 'nobody')).toBeUndefined()
    expect(denied('adminLogin', 'admin2')).toBeUndefined()
  })

  it('a disallowed admin page leads to an allowed one in one hop', () => {
    for (const role of ADMIN_ROLES)
      expect(canOpen(role, pageAt(routesOf('marketplace', 'live'), firstPath(role)))).toBe(true)
  })

  it.each([
    ['/admin/lenders', '/admin/lenders'],
    ['/admin/lenders/12?tab=revenue', '/admin/lenders/12?tab=revenue'],
    ['/admin/login', '/admin/dashboard'],
    ['/admin/unknown', '/admin/dashboard'],
    ['https://evil.example/admin/lenders', '/admin/dashboard'],
    ['//evil.example/admin/lenders', '/admin/dashboard'],
    ['/\\evil.example', '/admin/dashboard'],
    ['/admin/../user/offers', '/admin/dashboard'],
    ['javascript:alert(1)', '/admin/dashboard'],
    ['/user/offers', '/admin/dashboard'],
    ['', '/admin/dashboard'],
  ])('the callback %s leads to %s', (callback, target) => {
    expect(judge({ page: 'adminLogin', path: '/admin/login', callback, remembered: null }, admin(1))?.to).toBe(target)
  })

  it('a callback that the role may not open leads to its first page', () => {
    const visit = { page: 'adminLogin', path: '/admin/login', callback: '/admin/lenders', remembered: null } as const
    expect(judge(visit, admin(3))).toEqual({ to: '/admin/csr-portal', remember: false, denied: 'lenders' })
    expect(callbackPage('/admin/lenders')).toBe('lenders')
  })

  it('a partner comes back to the page the guard sent them away from', () => {
    const visit = {
      page: 'partnerLogin',
      path: '/partner/login',
      callback: null,
      remembered: '/partner/reports',
    } as const
    expect(judge(visit, partner)?.to).toBe('/partner/reports')
  })
})

describe('the route table', () => {
  it.each([
    ['marketplace', '/', 'landing'],
    ['marketplace', '/products', 'products'],
    ['marketplace', '/login', 'landing'],
    ['storefront', '/', 'products'],
    ['storefront', '/login', 'login'],
    ['storefront', '/products', 'notFound'],
    ['dedicated', '/', 'landing'],
    ['marketplace', '/summer-offer', 'landing'],
    ['marketplace', '/404', 'notFound'],
    ['marketplace', '/no/such/page', 'notFound'],
    ['marketplace', '/admin', 'dashboard'],
    ['marketplace', '/admin/csr-portal/1/2', 'csr-portal/:id/:pid'],
    ['marketplace', '/cl/partner/login', 'partnerLogin'],
    ['marketplace', '/user/earlysalary/declined', 'lenderDeclined'],
  ] as const)('%s %s opens %s', (flavour, path, page) => {
    expect(pageAt(routesOf(flavour, 'live'), path)).toBe(page)
  })

  it('an address as it stands in the table opens what the router finds for it', () => {
    for (const flavour of ['marketplace', 'storefront', 'dedicated'] as const) {
      const routes = routesOf(flavour, 'live')
      const paths = routes.map(({ path }) => path).filter((path) => path !== '/' && !/[:*]/.test(path))
      expect(paths.length).toBeGreaterThan(50)
      for (const path of paths) expect(pageAt(routes, path), path).toBe(pageAt(routes, `${path}/`))
    }
  })

  it('the outbox exists in demo and test mode alone', () => {
    expect(pageAt(routesOf('marketplace', 'demo'), '/outbox')).toBe('outbox')
    expect(pageAt(routesOf('marketplace', 'live'), '/outbox')).toBe('notFound')
  })

  it('every page has a screen', () => {
    expect(Object.keys(SCREENS).sort()).toEqual([...PAGE_KEYS].sort())
  })
})
