import type { Handlers } from '#server/http/handler.ts'
import { getBrandStudio } from '#server/services/brands/get-brand-studio.ts'
import { keepBrandLogo } from '#server/services/brands/keep-brand-logo.ts'
import { saveBrandDraft } from '#server/services/brands/save-brand-draft.ts'
import type { partnerBrandEndpoints } from '#src/contract/endpoints/partner/brands.ts'

/** Whose brand it is says the session alone. */
export const partnerBrandRoutes: Handlers<typeof partnerBrandEndpoints> = {
  getOwnBrand: ({ deps, by }) => getBrandStudio(deps, by.partner_id, { forPartner: true }),

  saveOwnBrandDraft: async ({ deps, by, body, audit }) => {
    const { revision, before, after } = await saveBrandDraft(deps, by.partner_id, body, by)
    audit({ object: `partner:${by.partner_id}`, before: { brand: before }, after: { brand: after } })
    return { message: 'The draft is saved. Customers see it once we have looked at it.', revision }
  },

  uploadOwnBrandLogo: async ({ deps, by, upload, audit }) => {
    const { file, bytes, label } = await keepBrandLogo(deps, by.partner_id, upload, by)
    audit({ object: file, after: { bytes, label } })
    return { file }
  },
}
