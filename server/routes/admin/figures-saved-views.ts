import type { Handlers } from '#server/http/handler.ts'
import { createSavedView } from '#server/services/figures/create-saved-view.ts'
import { listSavedViews } from '#server/services/figures/list-saved-views.ts'
import { removeSavedView } from '#server/services/figures/remove-saved-view.ts'
import { updateSavedView } from '#server/services/figures/update-saved-view.ts'
import type { adminSavedViewEndpoints } from '#src/contract/endpoints/admin/figures-saved-views.ts'
import { withMessage } from '../with-message.ts'

export const adminSavedViewRoutes: Handlers<typeof adminSavedViewEndpoints> = {
  listSavedViews: ({ deps, query, by }) => listSavedViews(deps, query.page, by),

  createSavedView: ({ deps, body, by }) => createSavedView(deps, body, by),

  updateSavedView: ({ deps, params, body, by }) => updateSavedView(deps, params.id, body, by),

  removeSavedView: ({ deps, params, by }) => withMessage('The view is deleted.', removeSavedView(deps, params.id, by)),
}
