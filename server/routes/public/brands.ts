import { brandInfo } from '#src/contract/brands/brand-info.ts'
import type { partnerThemeEndpoints } from '#src/contract/endpoints/public/brands.ts'
import type { Handlers } from '#server/http/handler.ts'

export const partnerThemeRoutes: Handlers<typeof partnerThemeEndpoints> = {
  getPartnerTheme: async ({ deps, params }) => {
    const { co_brand_logo, ...info } = brandInfo(await deps.funnels.brandOf({ partnerParam: params.code }))
    return { data: { ...info, cobrand_logo: co_brand_logo ?? '' } }
  },

  getBrand: async ({ deps, params }) => {
    const book = await deps.brands.fresh()
    return { known: book.isCode(params.code), brand: book.find(params.code) }
  },
}
