import { myDataPage } from '#server/http/files/my-data-page.ts'
import { updateContactRules } from '#server/services/messages/update-contact-rules.ts'
import { cancelErasure } from '#server/services/privacy/cancel-erasure.ts'
import { exportMyData } from '#server/services/privacy/export-my-data.ts'
import { exportMyFiles } from '#server/services/privacy/export-my-files.ts'
import { getContactRules } from '#server/services/privacy/get-contact-rules.ts'
import { getErasurePlan } from '#server/services/privacy/get-erasure-plan.ts'
import { getErasure } from '#server/services/privacy/get-erasure.ts'
import { listContactRefusals } from '#server/services/privacy/list-contact-refusals.ts'
import { listContacts } from '#server/services/privacy/list-contacts.ts'
import { listOwnLeads } from '#server/services/privacy/list-own-leads.ts'
import { listOwnNamings } from '#server/services/privacy/list-own-namings.ts'
import { listProfileViews } from '#server/services/privacy/list-profile-views.ts'
import { requestErasure } from '#server/services/privacy/request-erasure.ts'
import { setQuietMode } from '#server/services/privacy/set-quiet-mode.ts'
import type { privacyEndpoints } from '#src/contract/endpoints/customer/privacy.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import type { Handlers } from '../../http/handler.ts'

export const privacyRoutes: Handlers<typeof privacyEndpoints> = {
  getContactRules: async ({ deps, session }) => ({ data: await getContactRules(deps, session) }),

  updateContactRules: async (call) => {
    const { deps, body, session, request } = call
    call.audit({ after: body })
    const by = { user_id: session.user_id, ip: request.ip }
    return { data: await updateContactRules(deps, body, by) }
  },

  setQuietMode: async (call) => {
    const { deps, body, session } = call
    call.audit({ after: body })
    return { data: await setQuietMode(deps, body.days, session) }
  },

  listContacts: async ({ deps, session }) => ({ data: await listContacts(deps, session) }),

  listContactRefusals: async ({ deps, session }) => ({ data: await listContactRefusals(deps, session) }),

  listProfileViews: async ({ deps, session }) => ({ data: await listProfileViews(deps, session) }),

  listOwnLeads: async ({ deps, session }) => ({ data: await listOwnLeads(deps, session) }),

  listOwnNamings: async ({ deps, session }) => ({ data: await listOwnNamings(deps, session) }),

  exportMyData: async ({ deps, session, header }) => {
    const data = await exportMyData(deps, session)
    header('content-disposition', `attachment; filename="my-data-${istDay(deps.clock.now())}.json"`)
    return { data }
  },

  downloadMyData: async ({ deps, session, request, header }) => {
    const brand = (await deps.brands.fresh()).of({ host: request.url.host })
    const parts = await exportMyFiles(deps, session, (data) => myDataPage(data, request.language, brand))
    header('content-disposition', `attachment; filename="my-data-${istDay(deps.clock.now())}.zip"`)
    return parts
  },

  getErasure: async ({ deps, session }) => ({ data: await getErasure(deps, session) }),

  getErasurePlan: async ({ deps, session }) => ({ data: await getErasurePlan(deps, session) }),

  requestErasure: async (call) => {
    const { deps, body, session } = call
    const data = await requestErasure(deps, body, session)
    call.audit({ object: `customer:${session.user_id}`, after: { reference: data.reference } })
    return { data }
  },

  cancelErasure: async (call) => {
    const data = await cancelErasure(call.deps, call.session)
    call.audit({ object: `customer:${call.session.user_id}`, after: { reference: data.reference } })
    return { data }
  },
}
