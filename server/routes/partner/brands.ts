import type { Handlers } from '#server/http/handler.ts'
import { getBrandStudio } from '#server/services/brands/get-brand-studio.ts'
import { keepBrandLogo } from '#server/services/brands/keep-brand-logo.ts'
import { saveBrandDraft } from '#server/services/brands/save-brand-draft.ts'
import type { partnerBrandEndpoints } from '#src/contract/endpoints/partner/brands.ts'
import { withMessage } from '../with-message.ts'

/** Whose brand it is says the session alone. */
export const partnerBrandRoutes: Handlers<typeof partnerBrandEndpoints> = {
  getOwnBrand: ({ deps, by }) => getBrandStudio(deps, by.partner_id, { forPartner: true }),

  saveOwnBrandDraft: ({ deps, by, body }) =>
    withMessage(
      'The draft is saved. Customers see it once we have looked at it.',
      saveBrandDraft(deps, by.partner_id, body, by),
    ),

  uploadOwnBrandLogo: ({ deps, by, upload }) => keepBrandLogo(deps, by.partner_id, upload, by),
}
