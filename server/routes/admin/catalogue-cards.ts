import type { Handlers } from '#server/http/handler.ts'
import { createCreditCard } from '#server/services/catalogue/create-credit-card.ts'
import { listAdminCards } from '#server/services/catalogue/list-admin-cards.ts'
import { removeCreditCard } from '#server/services/catalogue/remove-credit-card.ts'
import { restoreCreditCard } from '#server/services/catalogue/restore-credit-card.ts'
import { updateCreditCard } from '#server/services/catalogue/update-credit-card.ts'
import { uploadImage } from '#server/services/files/upload-image.ts'
import type { adminCardsEndpoints } from '#src/contract/endpoints/admin/catalogue-cards.ts'
import { withMessage } from '../with-message.ts'

export const adminCardsRoutes: Handlers<typeof adminCardsEndpoints> = {
  listAdminCards: ({ deps }) => listAdminCards(deps),

  createCreditCard: (call) =>
    withMessage('Credit card created successfully!', createCreditCard(call.deps, call.body.category_name)),

  removeCreditCard: async (call) => {
    const { category_id } = call.body
    const { audit } = await removeCreditCard(call.deps, category_id)
    return { message: 'Credit card deleted successfully!', audit }
  },

  restoreCreditCard: async (call) => {
    const category_id = call.params.id
    const { audit } = await restoreCreditCard(call.deps, category_id)
    return { message: 'Credit card restored.', audit }
  },

  updateCreditCard: async (call) => {
    const { features, audit } = await updateCreditCard(call.deps, call.body)
    const message = 'Credit card updated successfully!'
    if (!features) return { message, result: null, audit }
    const { created, updated, uuids } = features
    return { message, result: { created, updated, uuids }, audit }
  },

  uploadImage: (call) => uploadImage(call.deps, call.upload, call.by),
}
