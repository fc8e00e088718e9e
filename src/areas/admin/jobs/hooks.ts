import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError, call } from '#src/lib/http/http.ts'
import { toast, toastError } from '#src/lib/toast.ts'

const JOBS = ['jobs']

/** Queued work as it stood when it was asked for. */
export const useJobBoard = () =>
  useQuery({
    queryKey: JOBS,
    queryFn: ({ signal }) => call('getJobBoard', { signal }),
    // It goes on while nobody looks.
    refetchOnMount: 'always',
  })

/** Tries something now. What is not there any more is no failure: the list is loaded again, and says so. */
function useTry<T>(send: (what: T) => Promise<unknown>) {
  const { t } = useTranslation('jobs')
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => toast.success(t('try.done')),
    onError: (error) =>
      error instanceof ApiError && (error.status === 404 || error.code === 'conflict')
        ? toast.info(t('try.gone'))
        : toastError(error),
    onSettled: () => client.invalidateQueries({ queryKey: JOBS }),
  })
}

export const useTryTarget = () => useTry((target: string) => call('tryTargetNow', { body: { target } }))
export const useTryJob = () => useTry((id: number) => call('tryJobNow', { params: { id } }))
