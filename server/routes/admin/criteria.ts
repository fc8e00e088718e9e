import { askForCriteria } from '#server/services/approvals/ask-for-criteria.ts'
import { askForFormerCriteria } from '#server/services/approvals/ask-for-former-criteria.ts'
import { createCriteriaDraft } from '#server/services/criteria/create-criteria-draft.ts'
import { listCriteriaDrafts } from '#server/services/criteria/list-criteria-drafts.ts'
import { previewCriteria } from '#server/services/criteria/preview-criteria.ts'
import type { adminCriteriaEndpoints } from '#src/contract/endpoints/admin/criteria.ts'
import type { Handlers } from '../../http/handler.ts'
import { withMessage } from '../with-message.ts'

const WAITS = 'The criteria wait for a second person.'
const draftObject = (id: string | number) => `criteria_draft:${id}`

export const adminCriteriaRoutes: Handlers<typeof adminCriteriaEndpoints> = {
  previewCriteria: (call) => previewCriteria(call.deps, call.body),

  listCriteriaDrafts: ({ deps, params }) => listCriteriaDrafts(deps, params.lenderId),

  createCriteriaDraft: (call) => withMessage('The draft is saved.', createCriteriaDraft(call.deps, call.body, call.by)),

  publishCriteriaDraft: async (call) => {
    const { waits, audit } = await askForCriteria(call.deps, call.params.id, call.body, call.by)
    call.afterwards(() => call.deps.published.refresh())
    return { message: waits ? WAITS : 'The criteria are published.', waits, audit }
  },

  scheduleCriteriaDraft: async (call) => {
    const { waits, audit } = await askForCriteria(call.deps, call.params.id, call.body, call.by)
    return { message: waits ? WAITS : 'The criteria will be published at that time.', waits, audit }
  },

  rollBackCriteriaDraft: async (call) => {
    const { waits, audit } = await askForFormerCriteria(call.deps, call.params.id, call.body, call.by)
    if (waits) return { message: WAITS, waits, audit }
    if (audit.object === draftObject(call.params.id)) return { message: 'The criteria are called off.', waits, audit }
    call.afterwards(() => call.deps.published.refresh())
    return { message: 'The former criteria are back.', waits, audit }
  },
}
