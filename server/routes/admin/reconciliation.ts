import { acceptSmall } from '#server/services/reconciliation/accept-small.ts'
import { closeMonth } from '#server/services/reconciliation/close-month.ts'
import { closeMonths } from '#server/services/reconciliation/close-months.ts'
import { decideChased } from '#server/services/reconciliation/decide-chased.ts'
import { decideLines } from '#server/services/reconciliation/decide-lines.ts'
import { exportChased } from '#server/services/reconciliation/export-chased.ts'
import { exportLedger } from '#server/services/reconciliation/export-ledger.ts'
import { getLedger } from '#server/services/reconciliation/get-ledger.ts'
import { getLenderBook } from '#server/services/reconciliation/get-lender-book.ts'
import { getReconciliation } from '#server/services/reconciliation/get-reconciliation.ts'
import { listChased } from '#server/services/reconciliation/list-chased.ts'
import { saveLenderBook } from '#server/services/reconciliation/save-lender-book.ts'
import { undoDecision } from '#server/services/reconciliation/undo-decision.ts'
import { undoDecisions } from '#server/services/reconciliation/undo-decisions.ts'
import type { adminReconciliationEndpoints } from '#src/contract/endpoints/admin/reconciliation.ts'
import { tableFile } from '../../http/file-response.ts'
import type { Handlers } from '../../http/handler.ts'

const objectOf = (lenderId: number): string => `lender:${lenderId}`

export const adminReconciliationRoutes: Handlers<typeof adminReconciliationEndpoints> = {
  getReconciliation: ({ deps, query }) => getReconciliation(deps, query.month),

  getLedger: ({ deps, params, query }) => getLedger(deps, params.lenderId, query),

  exportLedger: async (call) => {
    const { lenderId } = call.params
    const { month } = call.query
    const table = await exportLedger(call.deps, lenderId, call.query, call.by.language)
    call.audit({ object: objectOf(lenderId), after: { month } })
    return tableFile(call, `reconciliation-${lenderId}`, table, { month })
  },

  exportChased: async (call) => {
    const { age } = call.query
    const table = await exportChased(call.deps, age, call.by.language)
    call.audit({ object: 'chase-list', after: { age: age ?? 'all' } })
    return tableFile(call, 'chase-list', table)
  },

  decideLines: async (call) => {
    const { month, kind, reason } = call.body
    const answer = await decideLines(call.deps, call.params.lenderId, call.body, call.by)
    const { changed, waiting } = answer
    call.audit({ object: objectOf(call.params.lenderId), after: { month, kind, reason, changed, waiting } })
    return answer
  },

  decideChased: async (call) => {
    const { kind, reason, disbursal_ids } = call.body
    const answer = await decideChased(call.deps, call.body, call.by)
    const { changed, waiting } = answer
    call.audit({ object: 'chase-list', after: { kind, reason, lines: disbursal_ids.length, changed, waiting } })
    return answer
  },

  acceptSmallDifferences: async (call) => {
    const { month, up_to, reason } = call.body
    const answer = await acceptSmall(call.deps, call.params.lenderId, call.body, call.by)
    const { changed, waiting } = answer
    call.audit({ object: objectOf(call.params.lenderId), after: { month, up_to, reason, changed, waiting } })
    return answer
  },

  undoDecision: async (call) => {
    const { lender_id, period, kind } = await undoDecision(call.deps, call.params.id, call.by)
    call.audit({ object: objectOf(lender_id), before: { month: period, kind } })
    return { message: 'The decision is taken back.' }
  },

  undoDecisions: async (call) => {
    const answer = await undoDecisions(call.deps, call.body.decision_ids, call.by)
    call.audit({ object: 'reconciliation', before: call.body, after: answer })
    return answer
  },

  closeLedgerMonth: async (call) => {
    const hash = await closeMonth(call.deps, call.params.lenderId, call.body, call.by)
    call.audit({ object: objectOf(call.params.lenderId), after: { month: call.body.month, hash } })
    return { message: 'The month is closed.' }
  },

  closeLedgerMonths: async (call) => {
    const answer = await closeMonths(call.deps, call.body, call.by)
    call.audit({ object: 'reconciliation', after: answer })
    return answer
  },

  listChased: ({ deps }) => listChased(deps),

  getLenderBook: ({ deps, params }) => getLenderBook(deps, params.lenderId),

  saveLenderBook: async (call) => {
    const { lenderId } = call.params
    const before = await saveLenderBook(call.deps, lenderId, call.body, call.by)
    call.audit({ object: objectOf(lenderId), before, after: call.body })
    return { message: 'The settings are saved.' }
  },
}
