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

export const adminLendersRoutes: Handlers<typeof adminLendersEndpoints> = {
  listAdminLenders: ({ deps }) => listLenders(deps),

  getAdminLender: ({ deps, params }) => getLender(deps, params.lenderId),

  listLenderApprovals: ({ deps, params, by }) => listLenderApprovals(deps, params.lenderId, by),

  getFactSheet: ({ deps }) => getFactSheet(deps),

  exportFactSheet: async (call) => {
    const table = await exportFactSheet(call.deps, call.by.language)
    return tableFile(call, 'fact-sheet', table)
  },

  createLender: async (call) => {
    const { lender_id, name } = await createLender(call.deps, call.body.name)
    call.audit({ object: `lender:${lender_id}`, after: { name } })
    return { message: 'Lender created successfully!', lender_id }
  },

  updateLender: async (call) => {
    const edit = await editLender(call.deps, call.body, call.by)
    if (edit.waits) {
      call.audit(edit.audit)
      return { message: 'A second person has to agree first.', waits: true }
    }
    const { planned, before } = edit
    const after = planned ? { ...edit.after, from_day: call.body.from_day } : edit.after
    call.audit({ object: `lender:${call.body.lender_id}`, before, after })
    if (planned) return { message: 'The criterion will count from that day on.', waits: false }
    call.afterwards(() => call.deps.published.refresh())
    return { message: 'Lender updated successfully!', waits: false }
  },

  removeLender: async (call) => {
    const { lender_id, name } = await removeLender(call.deps, call.body.lender_id)
    call.audit({ object: `lender:${lender_id}`, before: { name } })
    call.afterwards(() => call.deps.published.refresh())
    return { message: 'Lender deleted successfully!' }
  },

  restoreLender: async (call) => {
    const { lender_id, name } = await restoreLender(call.deps, call.params.lenderId)
    call.audit({ object: `lender:${lender_id}`, after: { name } })
    call.afterwards(() => call.deps.published.refresh())
    return { message: 'Lender restored.' }
  },

  listLenderGroups: async ({ deps }) => ({ success: true, lenderGroups: await listLenderGroups(deps) }),

  createLenderGroup: async (call) => {
    const { id, name } = await createLenderGroup(call.deps, call.body.name)
    call.audit({ object: `lender-group:${id}`, after: { name } })
    return { success: true, lenderGroup: { id } }
  },
}
