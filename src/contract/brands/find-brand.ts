import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { Brand } from './brand.ts'
import { DEFAULT_BRAND } from './default-brand.ts'
import { fontFamilyStack, fontUrls } from './fonts.ts'
import { findHost } from './hosts.ts'
import { logoImage } from './logo-image.ts'
import { BRANDS } from './registry.ts'
import type { Hex } from './tokens.ts'

const byCode = new Map(BRANDS.map((brand) => [brand.code, brand]))

/** Whether a text (any case) is a partner code. */
export const isBrandCode = (code: string | null | undefined): boolean => byCode.has((code ?? '').toLowerCase())

/** The brand of a partner code (any case); the default brand for anything that is not one. */
export const findBrand = (code: string | null | undefined): Brand =>
  byCode.get((code ?? '').toLowerCase()) ?? DEFAULT_BRAND

export type BrandRequest = {
  partnerParam?: string | null | undefined
  firstSegment?: string | null | undefined
  /** The `Host` header or `location.host`. */
  host?: string | null | undefined
  /** Code of the partner for whom this host has been saved; only the server knows it. */
  savedFor?: string | null | undefined
}

/**
 * The brand of a request: the partner parameter, else a first path segment that is a code, else the host's entry (the
 * brand's own before a saved one), else the default. A parameter that is given but unknown is the default brand, not the
 * host's.
 */
export const brandFromRequest = (request: BrandRequest): Brand => findBrand(codeFromRequest(request))

/** The partner code of a request, lower case, by the same rule; it need not be a brand's. Null = nothing names one. */
export function codeFromRequest({ partnerParam, firstSegment, host, savedFor }: BrandRequest): string | null {
  if (partnerParam) return partnerParam.toLowerCase()
  if (firstSegment && isBrandCode(firstSegment)) return firstSegment.toLowerCase()
  return findHost(host)?.brand ?? savedFor ?? null
}

/** A brand as `GET /api/partner-theme/{code}` serves it. Logos are image addresses; `font_link` is the regular file. */
export type BrandInfo = {
  partner_code: string
  name: string
  logo: string
  font_link: string
  font_family: string
  co_brand_logo: string | null
  primary: Hex
  secondary: Hex
  tancApply: boolean
  headline: string | null
}

/** The served shape of a brand, its headline in the language asked for. */
export function brandInfo(brand: Brand, language: Locale = DEFAULT_LOCALE): BrandInfo {
  return {
    partner_code: brand.code,
    name: brand.name,
    logo: logoImage(brand, brand.logo),
    font_link: fontUrls(brand.font)[0] ?? '',
    font_family: fontFamilyStack(brand.font),
    co_brand_logo: brand.coBrandLogo ? logoImage(brand, brand.coBrandLogo.logo) : null,
    primary: brand.primary,
    secondary: brand.secondary,
    tancApply: brand.tancApply,
    headline: brand.headline?.[language] ?? null,
  }
}
