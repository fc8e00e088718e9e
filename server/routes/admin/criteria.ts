import { askForCriteria } from '#server/services/approvals/ask-for-criteria.ts'
import { askForFormerCriteria } from '#server/services/approvals/ask-for-former-criteria.ts'
import { createCriteriaDraft } from '#server/services/criteria/create-criteria-draft.ts'
import { listCriteriaDrafts } from '#server/services/criteria/list-criteria-drafts.ts'
import { previewCriteria } from '#server/services/criteria/preview-criteria.ts'
import type { adminCriteriaEndpoints } from '#src/contract/endpoints/admin/criteria.ts'
import type { Handlers } from '../../http/handler.ts'

const WAITS = 'The criteria wait for a second person.'
const draftObject = (id: string | number) => `criteria_draft:${id}`

export const adminCriteriaRoutes: Handlers<typeof adminCriteriaEndpoints> = {
  previewCriteria: async (call) => {
    const preview = await previewCriteria(call.deps, call.body)
    const { checked, gained, lost } = preview
    const object = `criteria_preview:${call.body.lender_id}`
    call.audit({ object, after: { tried: call.body.changes, checked, gained, lost } })
    return preview
  },

  listCriteriaDrafts: ({ deps, params }) => listCriteriaDrafts(deps, params.lenderId),

  createCriteriaDraft: async (call) => {
    const { draft_id, changes } = await createCriteriaDraft(call.deps, call.body, call.by)
    call.audit({ object: draftObject(draft_id), after: { lender_id: call.body.lender_id, ...changes } })
    return { message: 'The draft is saved.', draft_id }
  },

  publishCriteriaDraft: async (call) => {
    const { waits, audit } = await askForCriteria(call.deps, call.params.id, call.body, call.by)
    call.audit(audit)
    call.afterwards(() => call.deps.published.refresh())
    return { message: waits ? WAITS : 'The criteria are published.', waits }
  },

  scheduleCriteriaDraft: async (call) => {
    const { waits, audit } = await askForCriteria(call.deps, call.params.id, call.body, call.by)
    call.audit(audit)
    return { message: waits ? WAITS : 'The criteria will be published at that time.', waits }
  },

  rollBackCriteriaDraft: async (call) => {
    const { waits, audit } = await askForFormerCriteria(call.deps, call.params.id, call.body, call.by)
    call.audit(audit)
    if (waits) return { message: WAITS, waits }
    if (audit.object === draftObject(call.params.id)) return { message: 'The criteria are called off.', waits }
    call.afterwards(() => call.deps.published.refresh())
    return { message: 'The former criteria are back.', waits }
  },
}
