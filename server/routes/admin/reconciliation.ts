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
import { withMessage } from '../with-message.ts'

export const adminReconciliationRoutes: Handlers<typeof adminReconciliationEndpoints> = {
  getReconciliation: ({ deps, query }) => getReconciliation(deps, query.month),

  getLedger: ({ deps, params, query }) => getLedger(deps, params.lenderId, query),

  exportLedger: async (call) => {
    const { lenderId } = call.params
    const { month } = call.query
    const table = await exportLedger(call.deps, lenderId, call.query, call.by)
    return tableFile(call, `reconciliation-${lenderId}`, table, { month })
  },

  exportChased: async (call) => {
    const { age } = call.query
    const table = await exportChased(call.deps, age, call.by)
    return tableFile(call, 'chase-list', table)
  },

  decideLines: (call) => decideLines(call.deps, call.params.lenderId, call.body, call.by),

  decideChased: (call) => decideChased(call.deps, call.body, call.by),

  acceptSmallDifferences: (call) => acceptSmall(call.deps, call.params.lenderId, call.body, call.by),

  undoDecision: (call) => withMessage('The decision is taken back.', undoDecision(call.deps, call.params.id, call.by)),

  undoDecisions: (call) => undoDecisions(call.deps, call.body.decision_ids, call.by),

  closeLedgerMonth: (call) =>
    withMessage('The month is closed.', closeMonth(call.deps, call.params.lenderId, call.body, call.by)),

  closeLedgerMonths: (call) => closeMonths(call.deps, call.body, call.by),

  listChased: ({ deps }) => listChased(deps),

  getLenderBook: ({ deps, params }) => getLenderBook(deps, params.lenderId),

  saveLenderBook: async (call) => {
    const { lenderId } = call.params
    const { audit } = await saveLenderBook(call.deps, lenderId, call.body, call.by)
    return { message: 'The settings are saved.', audit }
  },
}
