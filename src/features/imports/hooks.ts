import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { FileFormat } from '#src/contract/endpoints/file-format.ts'
import type { ImportBatch, ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import { call } from '#src/lib/http/http.ts'

/** A file of the largest size is read and written for minutes. */
export const UPLOAD_MS = 600_000
/** How often the list is asked for anew while a job is at one of its files. */
const LOOK_AGAIN_MS = 2_000

export const keyOfBatches = (profile: ImportProfile) => ['imports', profile]

export const lookAgain = (batches: readonly Pick<ImportBatch, 'state'>[]): number | false =>
  batches.some(({ state }) => state === 'committing' || state === 'undoing') ? LOOK_AGAIN_MS : false

/** The newest files of a kind, or the unfinished ones, older ones on demand; looked at again and again while one is being written or taken back. */
export const useImportBatches = (profile: ImportProfile, unfinished = false) =>
  useInfiniteQuery({
    queryKey: [...keyOfBatches(profile), { unfinished }],
    queryFn: ({ pageParam }) =>
      call('listImportBatches', {
        query: {
          profile,
          ...(pageParam !== null && { before: String(pageParam) }),
          ...(unfinished && { unfinished: '1' }),
        },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ batches }) => batches),
    refetchInterval: ({ state }) => lookAgain(state.data?.pages.flatMap(({ batches }) => batches) ?? []),
  })

export function useUploadStatusFile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) => {
      const form = new FormData()
      form.append('image_name', file)
      return call('uploadApplicationStatusFile', { form, signal, timeoutMs: UPLOAD_MS })
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOfBatches('application_status') }),
  })
}

export function useUndoBatch(profile: ImportProfile) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (batchId: number) => call('undoImportBatch', { params: { id: batchId } }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: keyOfBatches(profile) })
      await client.invalidateQueries({ queryKey: ['import-batch'] })
    },
  })
}

export const downloadFailedRows = (batchId: number, format: FileFormat = 'csv'): Promise<Blob> =>
  call('exportFailedRows', { params: { id: batchId }, query: { format } })
