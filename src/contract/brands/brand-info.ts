import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { Brand } from './brand.ts'
import { fontFamilyStack, fontUrls } from './fonts.ts'
import { logoImage } from './logo-image.ts'
import type { Hex } from './tokens.ts'

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
