import type { adminRevenueEndpoints } from '#src/contract/endpoints/admin/revenue.ts'
import type { Handlers } from '../../http/handler.ts'
import { listLenderRevenues } from '#server/services/earnings/list-lender-revenues.ts'
import { listRevenueTypes } from '#server/services/earnings/list-revenue-types.ts'
import { restoreLenderRevenue } from '#server/services/earnings/restore-lender-revenue.ts'
import { callOffSlabs } from '#server/services/earnings/call-off-slabs.ts'
import { listDatedSlabs } from '#server/services/earnings/list-dated-slabs.ts'
import { previewSlabs } from '#server/services/earnings/preview-slabs.ts'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import { removeLenderRevenue } from '#server/services/earnings/remove-lender-revenue.ts'
import { setLenderRevenueOrder } from '#server/services/earnings/set-lender-revenue-order.ts'
import { updateLenderRevenue } from '#server/services/earnings/update-lender-revenue.ts'

export const adminRevenueRoutes: Handlers<typeof adminRevenueEndpoints> = {
  listLenderRevenues: async ({ deps, params }) => ({
    lenderRevenue: await listLenderRevenues(deps, Number(params.lenderId)),
  }),

  listRevenueTypes: async ({ deps }) => ({ success: true, data: await listRevenueTypes(deps) }),

  listSlabVersions: ({ deps, params }) => listDatedSlabs(deps, Number(params.lenderId)),

  previewSlabs: async ({ deps, params, body, audit }) => {
    audit({ object: `lender:${params.lenderId}` })
    return previewSlabs(deps, Number(params.lenderId), body)
  },

  callOffSlabs: async (call) => {
    const { lenderId, versionId } = call.params
    const from_day = await callOffSlabs(call.deps, Number(lenderId), Number(versionId))
    call.audit({ object: `lender:${lenderId}`, before: { slabs_from: from_day }, after: { slabs_from: null } })
    return { message: 'The planned slabs are called off.' }
  },

  createLenderRevenue: async (call) => {
    const after = await createLenderRevenue(call.deps, call.body)
    call.audit({ object: `lender_revenue:${after.id}`, after })
    return { success: true, message: 'Revenue added successfully', lenderRevenueItem: { id: after.id } }
  },

  updateLenderRevenue: async (call) => {
    const { before, after } = await updateLenderRevenue(call.deps, call.body)
    call.audit({ object: `lender_revenue:${after.id}`, before, after })
    return { success: true, message: 'Revenue updated successfully' }
  },

  setLenderRevenueOrder: async (call) => {
    const { before, after } = await setLenderRevenueOrder(call.deps, call.body)
    const object = `lender:${call.body.lender_id}`
    call.audit({ object, before: { lender_revenue_ids: before }, after: { lender_revenue_ids: after } })
    return { message: 'Revenue order updated' }
  },

  removeLenderRevenue: async (call) => {
    const before = await removeLenderRevenue(call.deps, Number(call.params.id), call.body.from_day)
    call.audit({ object: `lender_revenue:${before.id}`, before })
    return { message: 'Revenue entry deleted successfully' }
  },

  restoreLenderRevenue: async (call) => {
    const after = await restoreLenderRevenue(call.deps, Number(call.params.id))
    call.audit({ object: `lender_revenue:${after.id}`, after })
    return { message: 'Revenue entry restored.' }
  },
}
