/** Headings of the back offices' side menus, in their order; the words are `staff:groups.<name>`. `main` has none. */
export const MENU_GROUPS = [
  'main',
  'overview',
  'marketplace',
  'partners',
  'files',
  'support',
  'access',
  'grow',
  'learn',
  'account',
] as const
export type MenuGroupName = (typeof MENU_GROUPS)[number]

/** A drawing of `app/layouts/menu-icons.tsx`. */
export type MenuIconName =
  | 'bank'
  | 'bin'
  | 'book'
  | 'card'
  | 'chart'
  | 'document'
  | 'funnel'
  | 'gear'
  | 'gift'
  | 'headset'
  | 'help'
  | 'home'
  | 'horn'
  | 'link'
  | 'message'
  | 'person'
  | 'phone'
  | 'plug'
  | 'rupee'
  | 'shield'
  | 'shop'
  | 'switches'
  | 'tiles'
  | 'upload'

export interface MenuEntry {
  group: MenuGroupName
  icon: MenuIconName
  /** Place within the group. */
  order: number
  /** Pages of one kind have one entry, `staff:kinds.<name>`, for whoever may open several; each of them leads to the others. */
  oneOf?: 'files'
}
