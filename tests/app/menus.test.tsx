import { expect, it } from 'vitest'
import { adminGroups, partnerGroups } from '#src/app/layouts/menu-groups.ts'
import { MENU_ICONS } from '#src/app/layouts/menu-icons.tsx'
import { ADMIN_ROLES, adminMenu, partnerMenu } from '#src/contract/access.ts'
import { PARTNER_RIGHTS } from '#src/contract/partner-rights.ts'

it.each(ADMIN_ROLES)('the menu of role %s names each allowed page once and no other', (role) => {
  const shown = adminGroups(role).flatMap(({ pages }) => pages)
  expect([...shown].sort()).toEqual([...adminMenu(role)].sort())
})

it('role 3 sees two entries', () => {
  expect(adminGroups(3).flatMap(({ pages }) => pages)).toEqual(['csr-portal', 'telecalling'])
})

it('the partner menu is complete and every entry has its icon', () => {
  const shown = partnerGroups(PARTNER_RIGHTS).flatMap(({ pages }) => pages)
  expect([...shown].sort()).toEqual([...partnerMenu(PARTNER_RIGHTS)].sort())
  for (const page of [...shown, ...adminMenu(1)]) expect(MENU_ICONS[page], page).toBeDefined()
})
