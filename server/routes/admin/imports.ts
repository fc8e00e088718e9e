import type { adminImportsEndpoints } from '#src/contract/endpoints/admin-imports.ts'
import { exportFailedRows } from '#server/services/imports/export-failed-rows.ts'
import { listBatches } from '#server/services/imports/list-batches.ts'
import { startUndo } from '#server/services/imports/start-undo.ts'
import { uploadApplicationStatusFile } from '#server/services/imports/upload-application-status-file.ts'
import type { Handlers } from '../../http/handler.ts'

const objectOf = (batchId: number | string): string => `import_batch:${batchId}`

export const adminImportsRoutes: Handlers<typeof adminImportsEndpoints> = {
  uploadApplicationStatusFile: async (call) => {
    const answer = await uploadApplicationStatusFile(call.deps, call.upload, call.session, call.request.language)
    const { batch_id, rowsUpdated, errorsFound } = answer
    call.audit({ object: objectOf(batch_id), after: { file: call.upload.name, rowsUpdated, errorsFound } })
    return answer
  },

  listImportBatches: ({ deps, query, session }) => listBatches(deps, query.profile, session),

  exportFailedRows: async (call) => {
    const lines = await exportFailedRows(call.deps, Number(call.params.id), call.session, call.request.language)
    call.audit({ object: objectOf(call.params.id) })
    call.header('content-disposition', `attachment; filename="failed-rows-${call.params.id}.csv"`)
    return lines
  },

  undoImportBatch: async (call) => {
    const { file_name } = await startUndo(call.deps, Number(call.params.id), call.session)
    call.audit({ object: objectOf(call.params.id), after: { file: file_name } })
    return { message: 'The file is being taken back.' }
  },
}
