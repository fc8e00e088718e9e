import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { adminGroups, partnerGroups } from '#src/app/layouts/menu-groups.ts'
import { adminMenu, partnerMenu } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import { PARTNER_RIGHTS } from '#src/contract/partner-rights.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

it.each(ADMIN_ROLES)('the menu of role %s names each allowed page once and no other', (role) => {
  const shown = adminGroups(role).flatMap(({ pages, kindsOf }) =>
    pages.flatMap((page) => (kindsOf(page).length > 0 ? kindsOf(page) : [page])),
  )
  expect([...shown].sort()).toEqual([...adminMenu(role)].sort())
})

it('role 3 sees the desks at which customers are helped', () => {
  expect(adminGroups(3).flatMap(({ pages }) => pages)).toEqual([
    'ticket-desk',
    'csr-portal',
    'telecalling',
    'loan-enquiries',
  ])
})

it('pages inside others stand below them, and only those that the person may open', () => {
  const inside = (rights: readonly PartnerRight[] | null) =>
    partnerGroups(rights).flatMap(({ pages, insideOf }) => pages.flatMap(insideOf))
  const all = PAGE_KEYS.filter(
    (page) =>
      PAGES[page].area === 'partner' &&
      PAGES[page].menu === undefined &&
      !['partnerLogin', 'partnerPassword', 'productOfferingDetail', 'partnerNotFound'].includes(page),
  )
  expect(inside(PARTNER_RIGHTS).sort()).toEqual([...all].sort())
  expect(inside(['support'])).toEqual([
    'partnerEligibilityCriteria',
    'customerQueries',
    'dsaQueries',
    'techSupport',
    'generalQuery',
  ])
  expect(inside(null)).toEqual(['partnerEligibilityCriteria', 'customerQueries', 'dsaQueries'])
})

it('the administrator finds the pages group by group, in this order', () => {
  expect(adminGroups(1).map(({ name, pages }) => [name, ...pages])).toEqual([
    ['overview', 'dashboard', 'customers-journey', 'internal-report', 'products-report', 'vendors-products-report'],
    ['marketplace', 'lenders', 'vendors-on-off', 'credit-cards', 'customer-eligibility'],
    ['partners', 'partners', 'merchant-management', 'tracking-links', 'payment-runs', 'approvals'],
    ['files', 'mis-upload', 'reconciliation'],
    ['support', 'ticket-desk', 'csr-portal', 'telecalling', 'messaging', 'loan-enquiries'],
    ['access', 'user-management', 'customer-info-deletion', 'jobs'],
  ])
})

it('three kinds of files are one entry, each leads to the others, and one kind alone is its own entry', async () => {
  const files = (role: 1 | 2) => adminGroups(role).find(({ name }) => name === 'files')
  const kinds = ['mis-upload', 'commission-upload-file', 'application-status-file']
  expect([files(1)?.pages, files(1)?.kindsOf('mis-upload')]).toEqual([['mis-upload', 'reconciliation'], kinds])
  expect([files(2)?.pages, files(2)?.kindsOf('application-status-file')]).toEqual([['application-status-file'], []])
  await renderApp('/admin/commission-upload-file', { actor: 'admin1' })
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
  expect(menu.getByRole('link', { name: 'Files' })).toHaveAttribute('aria-current', 'page')
  const others = within(await screen.findByRole('navigation', { name: 'File types' }))
  expect(others.getByRole('link', { current: 'page' })).toHaveTextContent('Commission upload file')
  fireEvent.click(others.getByRole('link', { name: 'Application status file' }))
  await waitFor(() => expect(window.location.pathname).toBe('/admin/application-status-file'))
  expect(menu.getByRole('link', { name: 'Files' })).toHaveAttribute('aria-current', 'page')
})

it('a partner finds the pages group by group, in this order', () => {
  expect(partnerGroups(PARTNER_RIGHTS).map(({ name, pages }) => [name, ...pages])).toEqual([
    ['main', 'partnerHome', 'productOffering', 'partnerReports', 'customFunnel', 'partnerLenderJourney'],
    ['grow', 'marketingSupport', 'referral', 'digitalIntegration'],
    ['learn', 'trainingMaterial', 'faqs', 'communication'],
    ['account', 'partnerSettings'],
  ])
})

it('the partner menu is complete, and no two entries ask for the same place', () => {
  const shown = partnerGroups(PARTNER_RIGHTS).flatMap(({ pages }) => pages)
  expect([...shown].sort()).toEqual([...partnerMenu(PARTNER_RIGHTS)].sort())
  const places = PAGE_KEYS.flatMap((page) => {
    const { area, menu } = PAGES[page]
    return menu ? [`${area} ${menu.group} ${menu.order}`] : []
  })
  expect(new Set(places).size).toBe(places.length)
})

it.each(['/partner', '/partner/'])('says at %s that one is at home', async (path) => {
  await renderApp(path, { actor: 'partnerA' })
  expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
})
