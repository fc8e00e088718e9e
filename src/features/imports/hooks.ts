import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import { call } from '#src/lib/http.ts'

/** A file of the largest size is read and written for minutes. */
const UPLOAD_MS = 600_000
/** How often the list is asked for anew while a job is at one of its files. */
const LOOK_AGAIN_MS = 2_000

const keyOf = (profile: ImportProfile) => ['imports', profile]

/** The newest files of a kind; looked at again and again while one is being written or taken back. */
export const useImportBatches = (profile: ImportProfile) =>
  useQuery({
    queryKey: keyOf(profile),
    queryFn: () => call('listImportBatches', { query: { profile } }),
    refetchInterval: ({ state }) =>
      state.data?.some((batch) => batch.state === 'committing' || batch.state === 'undoing') ? LOOK_AGAIN_MS : false,
  })

export function useUploadStatusFile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) => {
      const form = new FormData()
      form.append('image_name', file)
      return call('uploadApplicationStatusFile', { form, signal, timeoutMs: UPLOAD_MS })
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf('application_status') }),
  })
}

export function useUndoBatch(profile: ImportProfile) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (batchId: number) => call('undoImportBatch', { params: { id: String(batchId) } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(profile) }),
  })
}

export const downloadFailedRows = (batchId: number): Promise<Blob> =>
  call('exportFailedRows', { params: { id: String(batchId) } })
