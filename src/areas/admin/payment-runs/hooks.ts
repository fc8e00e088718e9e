import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { call } from '#src/lib/http/http.ts'
import { toast, toastError } from '#src/lib/toast.ts'

const KEY = ['payment-runs']

export const usePayingDesk = () =>
  useQuery({
    queryKey: [...KEY, 'desk'],
    queryFn: ({ signal }) => call('getPayingDesk', { signal }),
    refetchOnMount: 'always',
  })

export const usePaymentRun = (runId: string) =>
  useQuery({
    queryKey: [...KEY, runId],
    queryFn: ({ signal }) => call('getPaymentRun', { params: { runId }, signal }),
    refetchOnMount: 'always',
  })

export const useTaxDesk = () =>
  useQuery({
    queryKey: [...KEY, 'tax'],
    queryFn: ({ signal }) => call('getTaxDesk', { signal }),
    refetchOnMount: 'always',
  })

/** Runs are read anew: an act moves states and sums, and what the next run would pay. */
function useReloadRuns() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}

/** What ends a dialog that was saved: it says so, closes, and reads the runs anew. */
export function useFinish(onClose: () => void) {
  const reload = useReloadRuns()
  return async (done: string) => {
    toast.success(done)
    onClose()
    await reload()
  }
}

/** Makes a run of what is ready, if it still comes to this total, and opens it. */
export function useMakeRun(total: number, onSettled: () => void) {
  const { t } = useTranslation('payment-runs')
  const navigate = useNavigate()
  const reload = useReloadRuns()
  return useMutation({
    mutationFn: () => call('makePaymentRun', { body: { total } }),
    onSuccess: async ({ run_id }) => {
      toast.success(t('make.done', { run: String(run_id) }))
      await navigate(pathTo('payment-runs/:runId', { runId: run_id }))
    },
    onError: (error) => toastError(error),
    onSettled: async () => {
      onSettled()
      await reload()
    },
  })
}
