import type { Handlers } from '#server/http/handler.ts'
import { createCreditCard } from '#server/services/catalogue/create-credit-card.ts'
import { listAdminCards } from '#server/services/catalogue/list-admin-cards.ts'
import { removeCreditCard } from '#server/services/catalogue/remove-credit-card.ts'
import { restoreCreditCard } from '#server/services/catalogue/restore-credit-card.ts'
import { updateCreditCard } from '#server/services/catalogue/update-credit-card.ts'
import { uploadImage } from '#server/services/files/upload-image.ts'
import type { adminCardsEndpoints } from '#src/contract/endpoints/admin/catalogue-cards.ts'

const objectOf = (cardId: number): string => `credit_card:${cardId}`

export const adminCardsRoutes: Handlers<typeof adminCardsEndpoints> = {
  listAdminCards: ({ deps }) => listAdminCards(deps),

  createCreditCard: async (call) => {
    const { category_id, category_name, sort_order } = await createCreditCard(call.deps, call.body.category_name)
    call.audit({ object: objectOf(category_id), after: { category_name, sort_order, status: 0 } })
    return { message: 'Credit card created successfully!' }
  },

  removeCreditCard: async (call) => {
    const { category_id } = call.body
    const { category_name } = await removeCreditCard(call.deps, category_id)
    call.audit({ object: objectOf(category_id), before: { category_name } })
    return { message: 'Credit card deleted successfully!' }
  },

  restoreCreditCard: async (call) => {
    const category_id = call.params.id
    const { category_name } = await restoreCreditCard(call.deps, category_id)
    call.audit({ object: objectOf(category_id), after: { category_name } })
    return { message: 'Credit card restored.' }
  },

  updateCreditCard: async (call) => {
    const { category_id, property, value } = call.body
    const { before, features } = await updateCreditCard(call.deps, call.body)
    call.audit({ object: objectOf(category_id), before: { [property]: before }, after: { [property]: value } })
    const message = 'Credit card updated successfully!'
    if (!features) return { message, result: null }
    const { created, updated, uuids } = features
    return { message, result: { created, updated, uuids } }
  },

  uploadImage: async (call) => {
    const { file, bytes, label } = await uploadImage(call.deps, call.upload, call.by)
    call.audit({ object: file, after: { bytes, label } })
    return { file }
  },
}
