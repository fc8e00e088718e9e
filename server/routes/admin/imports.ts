import { applyRule } from '#server/services/imports/apply-rule.ts'
import { commitBatch } from '#server/services/imports/commit-batch.ts'
import { commitPaymentFile } from '#server/services/imports/commit-payment-file.ts'
import { confirmBankWords } from '#server/services/imports/confirm-bank-words.ts'
import { createBatch } from '#server/services/imports/create-batch.ts'
import { editRows } from '#server/services/imports/edit-rows.ts'
import { exportFailedRows } from '#server/services/imports/export-failed-rows.ts'
import { getBatch } from '#server/services/imports/get-batch.ts'
import { listBatches } from '#server/services/imports/list-batches.ts'
import { listCandidates } from '#server/services/imports/list-candidates.ts'
import { listRows } from '#server/services/imports/list-rows.ts'
import { previewFile } from '#server/services/imports/preview-file.ts'
import { rehearseAgain } from '#server/services/imports/rehearse-again.ts'
import { saveMapping } from '#server/services/imports/save-mapping.ts'
import { startUndo } from '#server/services/imports/start-undo.ts'
import { uploadApplicationStatusFile } from '#server/services/imports/upload-application-status-file.ts'
import type { adminImportsEndpoints } from '#src/contract/endpoints/admin/imports.ts'
import { tableFile } from '../../http/file-response.ts'
import type { Handlers } from '../../http/handler.ts'
import { withMessage } from '../with-message.ts'

export const adminImportsRoutes: Handlers<typeof adminImportsEndpoints> = {
  uploadApplicationStatusFile: (call) => uploadApplicationStatusFile(call.deps, call.upload, call.by),

  listImportBatches: ({ deps, query, by }) => listBatches(deps, query, by),

  exportFailedRows: async (call) => {
    const table = await exportFailedRows(call.deps, call.params.id, call.by)
    return tableFile(call, `failed-rows-${call.params.id}`, table)
  },

  previewLenderFile: ({ deps, upload, by }) => {
    const { from, head_row: heads, lender_id = null, ...fields } = upload.fields
    return previewFile(deps, upload, { ...fields, lender_id, look: { from, heads } }, by)
  },

  createImportBatch: async ({ deps, upload, by }) => {
    const { encoding, separator, lender_id = null, ...begin } = upload.fields
    const { batch_id, audit } = await createBatch(
      deps,
      upload,
      { ...begin, lender_id, reading: { encoding, separator } },
      by,
    )
    return { ...(await getBatch(deps, batch_id, by)), audit }
  },

  getImportBatch: ({ deps, params, by }) => getBatch(deps, params.id, by),

  listImportRows: ({ deps, params, query, by }) => {
    const { page, show = 'fix', ...filter } = query
    return listRows(deps, params.id, { ...filter, show, page: Number(page ?? 1) }, by)
  },

  saveImportMapping: (call) => saveMapping(call.deps, call.params.id, call.body, call.by),

  editImportRows: (call) => editRows(call.deps, call.params.id, call.body, call.by),

  applyImportRule: (call) => applyRule(call.deps, call.params.id, call.body, call.by),

  rehearseImportBatch: ({ deps, params, body, by }) => rehearseAgain(deps, params.id, body.version, by),

  commitImportBatch: (call) => commitBatch(call.deps, call.params.id, call.body, call.by),

  commitPaymentFile: (call) => commitPaymentFile(call.deps, call.params.id, call.body.version, call.by),

  confirmBankWords: ({ deps, params, body, by }) => confirmBankWords(deps, params.id, body, by),

  listRowCandidates: ({ deps, params, by }) => listCandidates(deps, params.id, params.row, by),

  undoImportBatch: (call) =>
    withMessage('The file is being taken back.', startUndo(call.deps, call.params.id, call.by)),
}
