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

const objectOf = (batchId: number | string): string => `import_batch:${batchId}`

export const adminImportsRoutes: Handlers<typeof adminImportsEndpoints> = {
  uploadApplicationStatusFile: async (call) => {
    const answer = await uploadApplicationStatusFile(call.deps, call.upload, call.by)
    const { batch_id, rowsUpdated, errorsFound } = answer
    call.audit({ object: objectOf(batch_id), after: { file: call.upload.name, rowsUpdated, errorsFound } })
    return answer
  },

  listImportBatches: ({ deps, query, by }) => listBatches(deps, query, by),

  exportFailedRows: async (call) => {
    const table = await exportFailedRows(call.deps, call.params.id, call.by)
    call.audit({ object: objectOf(call.params.id) })
    return tableFile(call, `failed-rows-${call.params.id}`, table)
  },

  previewLenderFile: async ({ deps, upload, by, audit }) => {
    const { from, head_row: heads, lender_id = null, ...fields } = upload.fields
    const whose = { ...fields, lender_id, look: { from, heads } }
    const answer = await previewFile(deps, upload, whose, by)
    audit({
      ...(whose.lender_id !== null && { object: `lender:${whose.lender_id}` }),
      after: { file: upload.name, profile: whose.profile },
    })
    return answer
  },

  createImportBatch: async (call) => {
    const { profile, encoding, separator, lender_id = null, sheet, head_row } = call.upload.fields
    const places = { lender_id, sheet, head_row }
    const batchId = await createBatch(
      call.deps,
      call.upload,
      { profile, ...places, reading: { encoding, separator } },
      call.by,
    )
    call.audit({ object: objectOf(batchId), after: { file: call.upload.name, profile, ...places } })
    return getBatch(call.deps, batchId, call.by)
  },

  getImportBatch: ({ deps, params, by }) => getBatch(deps, params.id, by),

  listImportRows: ({ deps, params, query, by }) => {
    const { page, show = 'fix', ...filter } = query
    return listRows(deps, params.id, { ...filter, show, page: Number(page ?? 1) }, by)
  },

  saveImportMapping: async (call) => {
    const answer = await saveMapping(call.deps, call.params.id, call.body, call.by)
    const { mapping, keep } = call.body
    call.audit({ object: objectOf(call.params.id), after: { mapping, keep } })
    return answer
  },

  editImportRows: async (call) => {
    const answer = await editRows(call.deps, call.params.id, call.body, call.by)
    // What was typed may name somebody: the log says where, the row itself what.
    const edits = call.body.edits.map(({ row, field }) => `${row}: ${field}`)
    call.audit({ object: objectOf(call.params.id), after: { edits } })
    return answer
  },

  applyImportRule: async (call) => {
    const answer = await applyRule(call.deps, call.params.id, call.body, call.by)
    const { action, field, code, rows } = call.body
    call.audit({ object: objectOf(call.params.id), after: { action, field, code, rows } })
    return answer
  },

  rehearseImportBatch: async (call) => {
    const { version } = call.body
    const answer = await rehearseAgain(call.deps, call.params.id, version, call.by)
    call.audit({ object: objectOf(call.params.id), after: { rehearsed: answer.row_count } })
    return answer
  },

  commitImportBatch: async (call) => {
    const answer = await commitBatch(call.deps, call.params.id, call.body, call.by)
    call.audit({ object: objectOf(call.params.id), after: { file: answer.file_name, mode: call.body.mode } })
    return answer
  },

  commitPaymentFile: async (call) => {
    const answer = await commitPaymentFile(call.deps, call.params.id, call.body.version, call.by)
    call.audit({ object: objectOf(call.params.id), after: { file: answer.file_name } })
    return answer
  },

  confirmBankWords: async (call) => {
    const { batch, before, after } = await confirmBankWords(call.deps, call.params.id, call.body, call.by)
    call.audit({ object: objectOf(call.params.id), before: { words: before }, after: { words: after } })
    return batch
  },

  listRowCandidates: ({ deps, params, by }) => listCandidates(deps, params.id, params.row, by),

  undoImportBatch: async (call) => {
    const { file_name } = await startUndo(call.deps, call.params.id, call.by)
    call.audit({ object: objectOf(call.params.id), after: { file: file_name } })
    return { message: 'The file is being taken back.' }
  },
}
