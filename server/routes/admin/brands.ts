import { askForBrand } from '#server/services/approvals/ask-for-brand.ts'
import type { BrandChange } from '#server/services/brands/change-live-brand.ts'
import { getBrandStudio } from '#server/services/brands/get-brand-studio.ts'
import { keepBrandLogo } from '#server/services/brands/keep-brand-logo.ts'
import { removeBrandDraft } from '#server/services/brands/remove-brand-draft.ts'
import { saveBrandDraft } from '#server/services/brands/save-brand-draft.ts'
import type { adminBrandEndpoints } from '#src/contract/endpoints/admin/brands.ts'
import type { Call, Handlers } from '../../http/handler.ts'

type Acts = Pick<typeof adminBrandEndpoints, 'publishBrand' | 'publishBrandAgain' | 'withdrawBrand'>
type ActCall = Pick<Call<Acts[keyof Acts]>, 'deps' | 'params' | 'by' | 'audit' | 'afterwards'> & {
  body: { reason?: string | undefined }
}

/** Done at once, customers have it with the next page; else a second person is waited for. */
async function act({ deps, params, body, by, audit, afterwards }: ActCall, change: BrandChange, done: string) {
  const { waits, audit: facts } = await askForBrand(deps, params.id, change, body, by)
  audit(facts)
  afterwards(() => deps.brands.refresh())
  return { message: waits ? 'This waits for a second person.' : done, waits }
}

export const adminBrandRoutes: Handlers<typeof adminBrandEndpoints> = {
  getBrandStudio: ({ deps, params }) => getBrandStudio(deps, params.id),

  saveBrandDraft: async ({ deps, params, body, by, audit }) => {
    const { revision, before, after } = await saveBrandDraft(deps, params.id, body, by)
    audit({ object: `partner:${params.id}`, before: { brand: before }, after: { brand: after } })
    return { message: 'The draft is saved. Customers do not see it yet.', revision }
  },

  removeBrandDraft: async ({ deps, params, body, audit }) => {
    await removeBrandDraft(deps, params.id, body.revision)
    audit({ object: `partner:${params.id}`, before: { draft: body.revision }, after: { draft: null } })
    return { message: 'The draft is thrown away.' }
  },

  uploadBrandLogo: async ({ deps, params, upload, by, audit }) => {
    const { file, bytes, label } = await keepBrandLogo(deps, params.id, upload, by)
    audit({ object: file, after: { bytes, label } })
    return { file }
  },

  publishBrand: (call) => act(call, { do: 'publish', revision: call.body.revision }, 'Customers see the brand now.'),

  publishBrandAgain: (call) => act(call, { do: 'again', version: call.body.version }, 'Customers see it again.'),

  withdrawBrand: (call) => act(call, { do: 'withdraw' }, 'Customers see the default brand now.'),
}
