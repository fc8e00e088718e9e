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
  getContactRules: async ({ deps, by }) => ({ data: getContactRules(deps, by) }),

  updateContactRules: async ({ deps, body, by }) => {
    const { audit, ...data } = await updateContactRules(deps, body, by)
    return { data, audit }
  },

  setQuietMode: async ({ deps, body, by }) => {
    const { audit, ...data } = await setQuietMode(deps, body.days, by)
    return { data, audit }
  },

  listContacts: async ({ deps, by }) => ({ data: await listContacts(deps, { all: false }, by) }),

  listContactRefusals: async ({ deps, by }) => ({ data: await listContactRefusals(deps, { all: false }, by) }),

  listProfileViews: async ({ deps, by }) => ({ data: await listProfileViews(deps, by) }),

  listOwnLeads: async ({ deps, by }) => ({ data: await listOwnLeads(deps, by) }),

  listOwnNamings: async ({ deps, by }) => ({ data: await listOwnNamings(deps, by) }),

  exportMyData: async ({ deps, header, by }) => {
    const data = await exportMyData(deps, by)
    header('content-disposition', `attachment; filename="my-data-${istDay(deps.clock.now())}.json"`)
    return { data }
  },

  downloadMyData: async ({ deps, by, request, header }) => {
    const brand = (await deps.brands.fresh()).of({ host: request.url.host })
    const parts = await exportMyFiles(deps, (data) => myDataPage(data, by.language, brand), by)
    header('content-disposition', `attachment; filename="my-data-${istDay(deps.clock.now())}.zip"`)
    return parts
  },

  getErasure: async ({ deps, by }) => ({ data: await getErasure(deps, by) }),

  getErasurePlan: async ({ deps, by }) => ({ data: await getErasurePlan(deps, by) }),

  requestErasure: ({ deps, body, by }) => requestErasure(deps, body, by),

  cancelErasure: ({ deps, by }) => cancelErasure(deps, by),
}
