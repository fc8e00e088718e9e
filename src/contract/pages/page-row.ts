import type { AdminRole } from '../admin-roles.ts'
import type { ProductKindName } from '../brands/brand.ts'
import type { ProductType } from '../entities/shared/product-type.ts'
import type { PartnerRight } from '../partner-rights.ts'
import type { MenuEntry } from './menu.ts'

export type PageArea = 'customer' | 'admin' | 'partner'

/** full: the area's header and footer; bare: neither; login: the area's sign-in frame; either: full once signed in, login before. */
type PageFrame = 'full' | 'bare' | 'login' | 'either'

/**
 * What the address bar needs before the screen opens. `user` = application id, then token, then product type;
 * `signed-in` = the same without a product.
 */
export type PageGuard = 'none' | 'signed-in' | 'user' | 'admin' | 'partner' | 'guest-admin' | 'guest-partner'

/**
 * How its script travels. first: with the first page of a visit; often: with what it shares fetched ahead; seldom: it
 * fetches what it shares when it opens, so that nobody else pays for naming it.
 */
export type PageWeight = 'first' | 'often' | 'seldom'

export interface PageRow {
  area: PageArea
  /** react-router patterns, all of them opening the same screen. */
  paths: readonly string[]
  /** Key in the namespace of its area's titles, see `titleOf`. */
  titleKey: string
  /** Dictionary of its title; absent = that of its area. */
  titles?: string
  /** The kind of product that a public page explains: it is for brands that offer it. */
  kind?: ProductKindName
  frame: PageFrame
  guard: PageGuard
  weight: PageWeight
  /** Folder of the screen below `src/areas/<area>`; absent = as the first path, see `folderOf`. */
  folder?: string
  /** The same for everybody: its markup is made when the product is built, and is on screen before any script has run. */
  prerendered?: true
  /** Nothing for a search engine although it is drawn beforehand: a step of the sign-in, or a page that says that there is none. */
  unlisted?: true
  /** Another one, or another place, for whoever is signed in: a browser with a session waits for it, and is sent no markup made for everybody. */
  bySession?: true
  /** The session must have chosen one of these products; otherwise the visitor goes to /products. */
  products?: readonly ProductType[]
  /** Opens also while a returning customer has still to show who they are: it shows nothing of theirs. */
  beforeIdentity?: true
  /** Host flavours on which the path exists; absent = all. */
  flavours?: readonly ('marketplace' | 'storefront' | 'dedicated')[]
  /** Modes in which the page exists; absent = all. */
  modes?: readonly ('demo' | 'test')[]
  /** Admin roles that may open it. */
  roles?: readonly AdminRole[]
  /** Rights in the partner portal, one of which opens it; absent = all of the partner's people may. */
  rights?: readonly PartnerRight[]
  /** Place in the side menu; absent = not in it, or shown below the page whose address it continues. */
  menu?: MenuEntry
}

/** Key of a page's title. The back offices have a dictionary of their own: customers do not load its words. */
export const titleOf = (page: PageRow): string => `${titlesOf(page)}:${page.titleKey}`
export const titlesOf = ({ area, titles }: PageRow): string =>
  titles ?? (area === 'customer' ? 'titles' : 'staff-titles')

/** Where the screen of a page lies: `<area>/<folder>` below `src/areas`. */
export function folderOf({ area, paths, folder }: PageRow): string {
  const path = (paths[0] ?? '').replace(/\/:.*$/, '').replace(/^\//, '')
  return folder === undefined
    ? area === 'customer'
      ? `customer/${path}`
      : path
    : [area, folder].filter(Boolean).join('/')
}
