import type { InferType } from 'yup'
import type { Brand, ProductKindName } from '#src/contract/brands/brand.ts'
import { PRODUCT_KIND_NAMES } from '#src/contract/brands/brand.ts'
import type { Hex } from '#src/contract/brands/tokens.ts'
import { OPTIONAL_FIELDS } from '#src/contract/entities/profile/profile-fields.ts'
import type { OptionalField } from '#src/contract/entities/profile/profile-fields.ts'
import { isoInstant, listOf, rowId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { DEFAULT_LOCALE, inEveryLocale } from '#src/contract/entities/shared/language.ts'
import { isEnquiryKind } from '#src/contract/marketed-kinds.ts'
import { forbiddenIn } from '#src/contract/rules/forbidden-words.ts'
import { safeText, tidyText } from '#src/contract/rules/safe-text.ts'
import { array, string } from '#src/contract/yup.ts'
import { funnelSwitchesSchema } from './partner-funnel.ts'
import type { FunnelSwitch, FunnelSwitches } from './partner-funnel.ts'

/** Longest headline of a partner's funnel, characters: three lines on a phone. */
export const HEADLINE_MAX = 80

/** A headline in one language: one line that promises nothing. */
export const headlineText = () =>
  safeText(HEADLINE_MAX)
    .required('rules:required')
    .test('not-blank', 'rules:required', (value) => !value || tidyText(value) !== '')
    .test('one-line', 'rules:text.unsafe', (value) => !value || !/[\r\n\t]/.test(value))
    .test('honest', 'rules:funnel.promise', (value) => !value || forbiddenIn(value).length === 0)

/** A colour as six upper-case digits. */
export const brandColour = () =>
  string<Hex>()
    .matches(/^#[0-9A-F]{6}$/, 'rules:choice.unknown')
    .required('rules:choice.unknown')

/** Has a tile of its own on the landing page. */
export const isOnLanding = (kind: ProductKindName): boolean => kind !== 'vouchers' && !isEnquiryKind(kind)

export const different = (list: readonly unknown[] | undefined) => !list || new Set(list).size === list.length

/**
 * Schema of a funnel as a partner saves it: products shown, in their order, at least one besides vouchers and enquiries; the optional
 * questions that are asked; the headline in every language; the two brand colours, on which text stays readable whatever
 * they are.
 */
export const funnelConfigSchema = strictObject({
  products: array(string<ProductKindName>().oneOf(PRODUCT_KIND_NAMES, 'rules:choice.unknown').defined())
    // Vouchers and enquiries are no products of the landing page: alone they would leave it empty.
    .test('some', 'rules:funnel.noProduct', (list) => !list || list.some(isOnLanding))
    .test('different', 'rules:choice.unknown', different)
    .defined(),
  fields: array(string<OptionalField>().oneOf(OPTIONAL_FIELDS, 'rules:choice.unknown').defined())
    .test('different', 'rules:choice.unknown', different)
    .defined(),
  headline: strictObject(inEveryLocale(headlineText)).nullable().defined(),
  colours: strictObject({ primary: brandColour(), secondary: brandColour() }).nullable().defined(),
})

/** What a partner has made of its own funnel; null = as the brand has it. */
export type FunnelConfig = InferType<typeof funnelConfigSchema>

/** The funnel of a partner that has changed nothing. */
export const PLAIN_FUNNEL: FunnelConfig = {
  products: [...PRODUCT_KIND_NAMES],
  fields: [...OPTIONAL_FIELDS],
  headline: null,
  colours: null,
}

/** A headline that was saved before there was a language says in it what it says in the default one. */
function withEveryLanguage(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('headline' in stored)) return stored
  const { headline } = stored
  if (typeof headline !== 'object' || headline === null || !(DEFAULT_LOCALE in headline)) return stored
  const usual: unknown = headline[DEFAULT_LOCALE]
  return { ...stored, headline: { ...inEveryLocale(() => usual), ...headline } }
}

/** The stored funnel; one that does not fit the rules (any more) is the plain one. */
export function funnelConfigOf(stored: unknown): FunnelConfig {
  const whole = withEveryLanguage(stored)
  if (!funnelConfigSchema.isValidSync(whole, { strict: true })) return PLAIN_FUNNEL
  const { products, fields, headline, colours } = whole
  return {
    products,
    fields: OPTIONAL_FIELDS.filter((field) => fields.includes(field)),
    headline: headline && inEveryLocale((locale) => headline[locale]),
    colours: colours && { primary: colours.primary, secondary: colours.secondary },
  }
}

/** The part of a funnel that the switches allow; whatever they do not is as the brand has it. */
export function withinSwitches(config: FunnelConfig, allowed: FunnelSwitches): FunnelConfig {
  const shown: readonly ProductKindName[] = allowed.products ? config.products : PRODUCT_KIND_NAMES
  const ordered = allowed.order
    ? [...config.products, ...PRODUCT_KIND_NAMES.filter((kind) => !config.products.includes(kind))]
    : PRODUCT_KIND_NAMES
  return {
    products: ordered.filter((kind) => shown.includes(kind)),
    fields: allowed.fields ? config.fields : [...OPTIONAL_FIELDS],
    headline: allowed.headline ? config.headline : null,
    colours: allowed.colours ? config.colours : null,
  }
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each, at) => each === b[at])

/** Parts of a funnel that go beyond the switches; empty = all of it is allowed. */
export function partsBeyond(config: FunnelConfig, allowed: FunnelSwitches): FunnelSwitch[] {
  const kept = withinSwitches(config, allowed)
  const sorted = (list: readonly string[]) => [...list].sort()
  const beyond: Record<FunnelSwitch, boolean> = {
    products: !same(sorted(config.products), sorted(kept.products)),
    order: same(sorted(config.products), sorted(kept.products)) && !same(config.products, kept.products),
    fields: !same(sorted(config.fields), sorted(kept.fields)),
    headline: config.headline !== null && kept.headline === null,
    colours: config.colours !== null && kept.colours === null,
  }
  return (Object.keys(beyond) as FunnelSwitch[]).filter((part) => beyond[part])
}

/** A brand as a partner's published funnel makes it, as far as the switches allow at this moment. */
export function applyFunnel(brand: Brand, config: FunnelConfig, allowed: FunnelSwitches): Brand {
  const { products, fields, headline, colours } = withinSwitches(config, allowed)
  const hidden = OPTIONAL_FIELDS.filter((field) => !fields.includes(field))
  return {
    ...brand,
    ...colours,
    ...(headline && { headline, ownHeadline: true }),
    ...(!same(products, PRODUCT_KIND_NAMES) && { kinds: products }),
    ...(hidden.length > 0 && { hidden }),
  }
}

/** A version of a partner's funnel, without its contents. */
const funnelVersionSchema = strictObject({
  version: rowId(),
  status: string<'published' | 'replaced'>().oneOf(['published', 'replaced']).defined(),
  created_by: string().defined(),
  published_at: isoInstant().nullable().defined(),
  config: funnelConfigSchema,
})

/**
 * Answer of GET /api/partner/funnel. `state` names what was read: a write that names an older state is refused, so that
 * nobody undoes what somebody else has done meanwhile.
 */
export const ownFunnelSchema = strictObject({
  state: string().defined(),
  code: string().defined(),
  allowed: funnelSwitchesSchema,
  draft: funnelConfigSchema.nullable().defined(),
  published: funnelConfigSchema.nullable().defined(),
  versions: listOf(funnelVersionSchema),
})
