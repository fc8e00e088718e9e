import type { Handlers } from '#server/http/handler.ts'
import { createSavedView } from '#server/services/figures/create-saved-view.ts'
import { listSavedViews } from '#server/services/figures/list-saved-views.ts'
import { removeSavedView } from '#server/services/figures/remove-saved-view.ts'
import { updateSavedView } from '#server/services/figures/update-saved-view.ts'
import type { adminSavedViewEndpoints } from '#src/contract/endpoints/admin/figures-saved-views.ts'

const named = ({ name, shared }: { name: string; shared: boolean }) => ({ name, shared })

export const adminSavedViewRoutes: Handlers<typeof adminSavedViewEndpoints> = {
  listSavedViews: ({ deps, query, session }) => listSavedViews(deps, query.page, session),

  createSavedView: async ({ deps, body, session, audit }) => {
    const view = await createSavedView(deps, body, session)
    audit({ object: `report-view:${view.view_id}`, after: named(view) })
    return view
  },

  updateSavedView: async ({ deps, params, body, session, audit }) => {
    const { before, after } = await updateSavedView(deps, params.id, body, session)
    audit({ before: named(before), after: named(after) })
    return after
  },

  removeSavedView: async ({ deps, params, session, audit }) => {
    audit({ before: named(await removeSavedView(deps, params.id, session)) })
    return { message: 'The view is deleted.' }
  },
}
