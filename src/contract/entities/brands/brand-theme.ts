import type { InferType } from 'yup'
import { PRODUCT_KIND_NAMES } from '#src/contract/brands/brand.ts'
import type { Brand, ProductKindName } from '#src/contract/brands/brand.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { FONT_FAMILIES } from '#src/contract/brands/font-files.ts'
import type { FontKey } from '#src/contract/brands/fonts.ts'
import { isDialledNumber } from '#src/contract/entities/catalogue/lender.ts'
import { inEveryLocale } from '#src/contract/entities/shared/language.ts'
import { email, staffEmail } from '#src/contract/rules/person/email-schema.ts'
import { safeText, tidyText } from '#src/contract/rules/safe-text.ts'
import { hostNames } from '#src/contract/rules/web/host-name-schema.ts'
import { array, string } from '#src/contract/yup.ts'
import { brandColour, different, headlineText, isOnLanding } from '../partners/funnel-config.ts'
import { strictObject } from '../shared/fields.ts'

/** Longest name of a brand and of the organisation beside it, characters: one line on a phone. */
const BRAND_NAME_MAX = 40

export const FONT_KEYS = Object.keys(FONT_FAMILIES) as FontKey[]

const name = () =>
  safeText(BRAND_NAME_MAX)
    .required('rules:required')
    .test('tidy', 'rules:text.unsafe', (value) => !value || (tidyText(value) === value && !/[\r\n\t]/.test(value)))

/** Path of a picture that this server has drawn itself. */
const picture = () => string().matches(/^\/uploads\/img_[\w-]+\.webp$/, 'rules:brand.picture')

/** A brand’s people are reached by any number that can be dialled: a mobile, an office’s, a toll-free one. */
const printedPhone = () =>
  string()
    .required('rules:required')
    .test('dialled', 'rules:lender.phone', (value) => !value || isDialledNumber(value))

/**
 * What one version of a brand says: the whole of what people can change in the white-label studio, as it is stored, as a
 * file carries it, and as a second person agrees to it. `logo`, `co_brand` and `headline` are null where the code's own
 * stand; whether the terms are asked for (`tancApply`) belongs to the code and is no part of it.
 */
export const brandThemeSchema = strictObject({
  name: name(),
  primary: brandColour(),
  secondary: brandColour(),
  font: string<FontKey>().oneOf(FONT_KEYS, 'rules:choice.unknown').defined(),
  logo: picture().nullable().defined(),
  co_brand: strictObject({ name: name(), logo: picture().required('rules:required') })
    .nullable()
    .defined(),
  headline: strictObject(inEveryLocale(headlineText)).nullable().defined(),
  products: array(string<ProductKindName>().oneOf(PRODUCT_KIND_NAMES, 'rules:choice.unknown').defined())
    .test('some', 'rules:funnel.noProduct', (list) => !list || list.some(isOnLanding))
    .test('different', 'rules:choice.unknown', different)
    .defined(),
  hosts: hostNames,
  support: strictObject({
    email: email.required('rules:required'),
    phone: printedPhone(),
  })
    .nullable()
    .defined(),
  /** Whom customers of this brand complain to; null, as in versions from before there was one, is the one of its settings. */
  officer: strictObject({
    name: strictObject(inEveryLocale(() => safeText(BRAND_NAME_MAX).required('rules:required'))),
    email: staffEmail.required('rules:required'),
    phone: printedPhone(),
  })
    .nullable()
    .optional()
    .default(undefined),
})
export type BrandTheme = InferType<typeof brandThemeSchema>

const PLAIN_TILE = 'M9 0h14a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z'

/** What a code that the registry does not have begins from: the default colours, and a mark that is nobody's. */
export const plainBrand = (code: string, called: string): Brand => ({
  code,
  name: called.slice(0, BRAND_NAME_MAX),
  primary: DEFAULT_BRAND.primary,
  secondary: DEFAULT_BRAND.secondary,
  font: DEFAULT_BRAND.font,
  logo: {
    shapes: [
      { d: PLAIN_TILE, fill: 'mark' },
      { d: 'M9 16h14M9 11h14M9 21h8', stroke: 'detail', width: 2.6 },
    ],
  },
  tancApply: false,
})

/** What a theme would be that changes nothing of a brand. */
export const themeOf = (brand: Brand): BrandTheme => ({
  name: brand.name,
  primary: brand.primary,
  secondary: brand.secondary,
  font: brand.font,
  logo: null,
  co_brand: null,
  headline: null,
  products: [...(brand.kinds ?? PRODUCT_KIND_NAMES)],
  hosts: (brand.hosts ?? []).map(({ host }) => host),
  support: brand.support ?? null,
  officer: brand.officer ?? null,
})

/** A brand of the registry (or a plain one) as a version makes it. */
export function applyTheme(base: Brand, theme: BrandTheme, version?: number): Brand {
  const { logo, co_brand, headline, products, hosts, support, officer } = theme
  const flavours = new Map((base.hosts ?? []).map(({ host, flavour }) => [host, flavour]))
  const { kinds: _, ...own } = base
  return {
    ...own,
    name: theme.name,
    primary: theme.primary,
    secondary: theme.secondary,
    font: theme.font,
    ...(logo !== null && { logo: { shapes: [], picture: logo } }),
    ...(co_brand && { coBrandLogo: { lines: [co_brand.name], logo: { shapes: [], picture: co_brand.logo } } }),
    ...(headline && { headline: inEveryLocale((locale) => headline[locale]), ownHeadline: true }),
    ...(products.join() !== PRODUCT_KIND_NAMES.join() && { kinds: products }),
    hosts: hosts.map((host) => ({ host, flavour: flavours.get(host) ?? 'marketplace' })),
    ...(support && { support: { email: support.email, phone: support.phone } }),
    ...(officer && { officer }),
    ...(version !== undefined && { version }),
  }
}
