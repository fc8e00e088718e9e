import type { LocalText } from '#src/contract/entities/shared/language.ts'
import type { OptionalField } from '../entities/profile/profile-fields.ts'
import type { Officer } from '../entities/shared/company.ts'
import type { ProductType } from '../entities/shared/product-type.ts'
import type { FontKey } from './fonts.ts'
import type { Hex, TokenName } from './tokens.ts'

/** Where a logo stands: on a light surface, on the dark `deep` surface, or on the brand's own fill. */
export type LogoVariant = 'light' | 'dark' | 'onBrand'

/** `mark` and `detail` follow the surface (see `logoTones`); a colour is the same everywhere. */
export type LogoTone = 'mark' | 'detail' | Hex

/** One SVG path. Either filled, or stroked with `width` (and `dash`, an SVG dash array) in grid units. */
export type LogoShape = { d: string; fill: LogoTone } | { d: string; stroke: LogoTone; width: number; dash?: string }

/** A mark drawn on a 32 x 32 grid, painted in the order of `shapes`. */
export type LogoSpec = {
  shapes: readonly LogoShape[]
  /** Tokens for `mark` and `detail` where the usual ones do not suit. */
  tones?: Partial<Record<LogoVariant, readonly [mark: TokenName, detail: TokenName]>>
  /** Path of a square picture on this origin, which stands in place of the shapes; on a dark surface on a white tile. */
  picture?: string
}

/** The logo of a second organisation beside the brand's, with its name in one or two lines. */
type CoBrandLogo = { lines: readonly string[]; logo: LogoSpec }

/**
 * `marketplace`: '/' is landing or login and `products` exists. `storefront`: '/' is the products page, `login`
 * exists, `products` does not. `dedicated`: a marketplace whose empty path shows the brand's own landing page.
 */
export type HostFlavour = 'marketplace' | 'storefront' | 'dedicated'

/** What is marketed, in the order of the pages; the last three are enquiries, for which no lender has offers here. */
export const PRODUCT_KIND_NAMES = [
  'personal',
  'gold',
  'business',
  'housing',
  'cards',
  'insurance',
  'vouchers',
  'student',
  'two-wheeler',
  'car',
] as const
export type ProductKindName = (typeof PRODUCT_KIND_NAMES)[number]

/** One partner brand: an entry of `BRANDS`, or a published version of one that the white-label studio made. */
export type Brand = {
  /** Partner code: 1 to 10 lower-case letters and digits. */
  code: string
  name: string
  /** Fills only; text on it is computed. */
  primary: Hex
  secondary: Hex
  font: FontKey
  logo: LogoSpec
  coBrandLogo?: CoBrandLogo
  /** Whether the landing page asks to accept the terms and conditions. */
  tancApply: boolean
  /** Replaces the landing page's headline. */
  headline?: LocalText
  /** The headline is the partner's own: the words and the footnote that belong to a brand's promise stay away. */
  ownHeadline?: boolean
  /** What is offered, in this order; everything in the usual order when absent. */
  kinds?: readonly ProductKindName[]
  /** Optional questions that the forms leave out. */
  hidden?: readonly OptionalField[]
  /** What the empty path of a `dedicated` host offers: one product, under the brand's own headline. */
  dedicated?: { productType: ProductType; lead: LocalText }
  /** Host names (no port) on which this is the brand. */
  hosts?: readonly { host: string; flavour: HostFlavour }[]
  /** Never plays by itself with sound; captions by language. */
  welcomeVideo?: { src: string; poster: string; captions: LocalText }
  appStoreLink?: string
  /** Whom customers of this brand may ask before they write to us. */
  support?: { email: string; phone: string }
  /** Its own grievance officer; absent = the one of its settings, or the company's. */
  officer?: Officer
  /** Number of the published version that made it so; absent = as the registry has it. */
  version?: number
}
