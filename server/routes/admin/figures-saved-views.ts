import type { Handlers } from '#server/http/handler.ts'
import { createSavedView } from '#server/services/figures/create-saved-view.ts'
import { listSavedViews } from '#server/services/figures/list-saved-views.ts'
import { removeSavedView } from '#server/services/figures/remove-saved-view.ts'
import { updateSavedView } from '#server/services/figures/update-saved-view.ts'
import type { adminSavedViewEndpoints } from '#src/contract/endpoints/admin/figures-saved-views.ts'

const named = ({ name, shared }: { name: string; shared: boolean }) => ({ name, shared })

export const adminSavedViewRoutes: Handlers<typeof adminSavedViewEndpoints> = {
  listSavedViews: ({ deps, query, by }) => listSavedViews(deps, query.page, by),

  createSavedView: async ({ deps, body, by, audit }) => {
    const view = await createSavedView(deps, body, by)
    audit({ object: `report-view:${view.view_id}`, after: named(view) })
    return view
  },

  updateSavedView: async ({ deps, params, body, by, audit }) => {
    const { before, after } = await updateSavedView(deps, params.id, body, by)
    audit({ before: named(before), after: named(after) })
    return after
  },

  removeSavedView: async ({ deps, params, by, audit }) => {
    audit({ before: named(await removeSavedView(deps, params.id, by)) })
    return { message: 'The view is deleted.' }
  },
}
