import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { adminGroups, partnerGroups } from '#src/app/layouts/menu-groups.ts'
import { MENU_ICONS } from '#src/app/layouts/menu-icons.tsx'
import { ADMIN_ROLES, adminMenu, partnerMenu } from '#src/contract/access.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import { PARTNER_RIGHTS } from '#src/contract/partner-rights.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

it.each(ADMIN_ROLES)('the menu of role %s names each allowed page once and no other', (role) => {
  const shown = adminGroups(role).flatMap(({ pages }) => pages)
  expect([...shown].sort()).toEqual([...adminMenu(role)].sort())
})

it('role 3 sees two entries', () => {
  expect(adminGroups(3).flatMap(({ pages }) => pages)).toEqual(['csr-portal', 'telecalling'])
})

it('pages inside others stand below them, and only those that the person may open', () => {
  const inside = (rights: readonly PartnerRight[] | null) =>
    Object.values(partnerGroups(rights)[0]?.inside ?? {}).flat()
  const all = PAGE_KEYS.filter(
    (page) =>
      PAGES[page].area === 'partner' &&
      PAGES[page].menu === undefined &&
      !['partnerLogin', 'productOfferingDetail', 'partnerNotFound'].includes(page),
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

it('the partner menu is complete and every entry has its icon', () => {
  const shown = partnerGroups(PARTNER_RIGHTS).flatMap(({ pages }) => pages)
  expect([...shown].sort()).toEqual([...partnerMenu(PARTNER_RIGHTS)].sort())
  for (const page of [...shown, ...adminMenu(1)]) expect(MENU_ICONS[page], page).toBeDefined()
})

it.each(['/partner', '/partner/'])('says at %s that one is at home', async (path) => {
  await renderApp(path, { actor: 'partnerA' })
  expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
})
