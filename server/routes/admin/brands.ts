import { askForBrand } from '#server/services/approvals/ask-for-brand.ts'
import type { BrandChange } from '#server/services/brands/change-live-brand.ts'
import { getBrandStudio } from '#server/services/brands/get-brand-studio.ts'
import { keepBrandLogo } from '#server/services/brands/keep-brand-logo.ts'
import { removeBrandDraft } from '#server/services/brands/remove-brand-draft.ts'
import { saveBrandDraft } from '#server/services/brands/save-brand-draft.ts'
import type { adminBrandEndpoints } from '#src/contract/endpoints/admin/brands.ts'
import type { Call, Handlers } from '../../http/handler.ts'
import { withMessage } from '../with-message.ts'

type Acts = Pick<typeof adminBrandEndpoints, 'publishBrand' | 'publishBrandAgain' | 'withdrawBrand'>
type ActCall = Pick<Call<Acts[keyof Acts]>, 'deps' | 'params' | 'by' | 'afterwards'> & {
  body: { reason?: string | undefined }
}

/** Done at once, customers have it with the next page; else a second person is waited for. */
async function act({ deps, params, body, by, afterwards }: ActCall, change: BrandChange, done: string) {
  const { waits, audit } = await askForBrand(deps, params.id, change, body, by)
  afterwards(() => deps.brands.refresh())
  return { message: waits ? 'This waits for a second person.' : done, waits, audit }
}

export const adminBrandRoutes: Handlers<typeof adminBrandEndpoints> = {
  getBrandStudio: ({ deps, params }) => getBrandStudio(deps, params.id),

  saveBrandDraft: ({ deps, params, body, by }) =>
    withMessage('The draft is saved. Customers do not see it yet.', saveBrandDraft(deps, params.id, body, by)),

  removeBrandDraft: ({ deps, params, body }) =>
    withMessage('The draft is thrown away.', removeBrandDraft(deps, params.id, body.revision)),

  uploadBrandLogo: ({ deps, params, upload, by }) => keepBrandLogo(deps, params.id, upload, by),

  publishBrand: (call) => act(call, { do: 'publish', revision: call.body.revision }, 'Customers see the brand now.'),

  publishBrandAgain: (call) => act(call, { do: 'again', version: call.body.version }, 'Customers see it again.'),

  withdrawBrand: (call) => act(call, { do: 'withdraw' }, 'Customers see the default brand now.'),
}
