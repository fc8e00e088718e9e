import { adminMenu, mayOpenPartnerPage, partnerMenu } from '#src/contract/access.ts'
import type { AdminRole } from '#src/contract/admin-roles.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import { MENU_GROUPS } from '#src/contract/pages/menu.ts'
import type { MenuGroupName } from '#src/contract/pages/menu.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'
import { isPlainPage, pathTo } from '#src/contract/path-to.ts'
import type { PlainPageKey } from '#src/contract/path-to.ts'

export interface MenuGroup {
  name: MenuGroupName
  pages: readonly PlainPageKey[]
  /** Pages that are shown below one of them. */
  insideOf: (page: PlainPageKey) => readonly PlainPageKey[]
  /** The pages of one kind for which this one's entry stands, it among them; none where it stands for itself. */
  kindsOf: (page: PlainPageKey) => readonly PlainPageKey[]
}

const groupsOf = (
  menu: readonly PlainPageKey[],
  insideOf: MenuGroup['insideOf'],
  kindsOf: MenuGroup['kindsOf'] = () => [],
): readonly MenuGroup[] =>
  MENU_GROUPS.map((name) => ({
    name,
    pages: menu.filter((page) => PAGES[page].menu?.group === name),
    insideOf,
    kindsOf,
  })).filter(({ pages }) => pages.length > 0)

export function adminGroups(role: AdminRole): readonly MenuGroup[] {
  const menu = adminMenu(role)
  const kindOf = (page: PlainPageKey) => PAGES[page].menu?.oneOf
  const kindsOf = (page: PlainPageKey) => {
    const alike = menu.filter((each) => kindOf(each) !== undefined && kindOf(each) === kindOf(page))
    return alike.length > 1 ? alike : []
  }
  return groupsOf(
    menu.filter((page) => (kindsOf(page)[0] ?? page) === page),
    () => [],
    kindsOf,
  )
}

export const partnerGroups = (rights: readonly PartnerRight[] | null): readonly MenuGroup[] =>
  groupsOf(partnerMenu(rights), (page) => pagesBelow(page).filter((each) => mayOpenPartnerPage(rights ?? [], each)))

/** The pages without an entry of their own whose address goes one step on from this page's. */
function pagesBelow(page: PlainPageKey): readonly PlainPageKey[] {
  const start = `${pathTo(page)}/`
  const isBelow = ([path = '']: readonly string[]) => path.startsWith(start) && !/[:/]/.test(path.slice(start.length))
  return PAGE_KEYS.filter(isPlainPage).filter((key) => {
    const { guard, menu, paths } = PAGES[key]
    return guard === 'partner' && menu === undefined && isBelow(paths)
  })
}
