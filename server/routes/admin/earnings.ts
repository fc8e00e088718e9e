import type { Handlers } from '#server/http/handler.ts'
import { askForSlabs } from '#server/services/approvals/ask-for-slabs.ts'
import { listDatedSlabs } from '#server/services/earnings/list-dated-slabs.ts'
import { listLenderRevenues } from '#server/services/earnings/list-lender-revenues.ts'
import { listRevenueTypes } from '#server/services/earnings/list-revenue-types.ts'
import { previewSlabs } from '#server/services/earnings/preview-slabs.ts'
import type { adminRevenueEndpoints } from '#src/contract/endpoints/admin/earnings.ts'

const WAITS = 'This waits for a second person.'

export const adminRevenueRoutes: Handlers<typeof adminRevenueEndpoints> = {
  listLenderRevenues: async ({ deps, params }) => ({
    lenderRevenue: await listLenderRevenues(deps, params.lenderId),
  }),

  listRevenueTypes: async ({ deps }) => ({ success: true, data: await listRevenueTypes(deps) }),

  listSlabVersions: ({ deps, params }) => listDatedSlabs(deps, params.lenderId),

  previewSlabs: ({ deps, params, body }) => previewSlabs(deps, params.lenderId, body),

  callOffSlabs: async (call) => {
    const { lenderId, versionId } = call.params
    const change = { do: 'call-off', lender_id: lenderId, version_id: versionId } as const
    const { waits, audit } = await askForSlabs(call.deps, change, call.body, call.by)
    return { message: waits ? WAITS : 'The planned slabs are called off.', waits, audit }
  },

  createLenderRevenue: async (call) => {
    const { reason, ...form } = call.body
    const { waits, audit } = await askForSlabs(call.deps, { do: 'create', form }, { reason }, call.by)
    const lenderRevenueItem = waits ? null : { id: Number(audit.after?.id) }
    return { success: true, message: waits ? WAITS : 'Revenue added successfully', lenderRevenueItem, waits, audit }
  },

  updateLenderRevenue: async (call) => {
    const { reason, ...update } = call.body
    const { waits, audit } = await askForSlabs(call.deps, { do: 'update', update }, { reason }, call.by)
    return { success: true, message: waits ? WAITS : 'Revenue updated successfully', waits, audit }
  },

  setLenderRevenueOrder: async (call) => {
    const { reason, ...order } = call.body
    const { waits, audit } = await askForSlabs(call.deps, { do: 'set-order', order }, { reason }, call.by)
    return { message: waits ? WAITS : 'Revenue order updated', waits, audit }
  },

  removeLenderRevenue: async (call) => {
    const { reason, from_day } = call.body
    const change = { do: 'delete' as const, id: call.params.id, from_day }
    const { waits, audit } = await askForSlabs(call.deps, change, { reason }, call.by)
    return { message: waits ? WAITS : 'Revenue entry deleted successfully', waits, audit }
  },

  restoreLenderRevenue: async (call) => {
    const change = { do: 'restore' as const, id: call.params.id }
    const { waits, audit } = await askForSlabs(call.deps, change, call.body, call.by)
    return { message: waits ? WAITS : 'Revenue entry restored.', waits, audit }
  },
}
