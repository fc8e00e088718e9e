import { tableFile } from '#server/http/file-response.ts'
import type { Handlers } from '#server/http/handler.ts'
import { editLender } from '#server/services/approvals/edit-lender.ts'
import { listLenderApprovals } from '#server/services/approvals/list-lender-approvals.ts'
import { createLenderGroup } from '#server/services/catalogue/create-lender-group.ts'
import { createLender } from '#server/services/catalogue/create-lender.ts'
import { exportFactSheet } from '#server/services/catalogue/export-fact-sheet.ts'
import { getFactSheet } from '#server/services/catalogue/get-fact-sheet.ts'
import { getLender } from '#server/services/catalogue/get-lender.ts'
import { listLenderGroups } from '#server/services/catalogue/list-lender-groups.ts'
import { listLenders } from '#server/services/catalogue/list-lenders.ts'
import { removeLender } from '#server/services/catalogue/remove-lender.ts'
import { restoreLender } from '#server/services/catalogue/restore-lender.ts'
import type { adminLendersEndpoints } from '#src/contract/endpoints/admin/catalogue-lenders.ts'
import { withMessage } from '../with-message.ts'

export const adminLendersRoutes: Handlers<typeof adminLendersEndpoints> = {
  listAdminLenders: ({ deps }) => listLenders(deps),

  getAdminLender: ({ deps, params }) => getLender(deps, params.lenderId),

  listLenderApprovals: ({ deps, params, by }) => listLenderApprovals(deps, params.lenderId, by),

  getFactSheet: ({ deps }) => getFactSheet(deps),

  exportFactSheet: async (call) => {
    const table = await exportFactSheet(call.deps, call.by)
    return tableFile(call, 'fact-sheet', table)
  },

  createLender: (call) => withMessage('Lender created successfully!', createLender(call.deps, call.body.name)),

  updateLender: async ({ deps, body, by, afterwards }) => {
    const { planned, waits, audit } = await editLender(deps, body, by)
    if (waits) return { message: 'A second person has to agree first.', waits, audit }
    if (planned) return { message: 'The criterion will count from that day on.', waits, audit }
    afterwards(() => deps.published.refresh())
    return { message: 'Lender updated successfully!', waits, audit }
  },

  removeLender: async (call) => {
    const { audit } = await removeLender(call.deps, call.body.lender_id)
    call.afterwards(() => call.deps.published.refresh())
    return { message: 'Lender deleted successfully!', audit }
  },

  restoreLender: async (call) => {
    const { audit } = await restoreLender(call.deps, call.params.lenderId)
    call.afterwards(() => call.deps.published.refresh())
    return { message: 'Lender restored.', audit }
  },

  listLenderGroups: async ({ deps }) => ({ success: true, lenderGroups: await listLenderGroups(deps) }),

  createLenderGroup: async (call) => {
    const { id, audit } = await createLenderGroup(call.deps, call.body.name)
    return { success: true, lenderGroup: { id }, audit }
  },
}
