import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { QueryOf } from '#src/contract/endpoints/endpoint.ts'
import type { DecideBody, Decided, Undone } from '#src/contract/entities/reconciliation/ledger.ts'
import type { Decision } from '#src/contract/reconciliation/ledger-line.ts'
import { call } from '#src/lib/http/http.ts'
import { i18n } from '#src/lib/i18n.ts'
import { toast, toastError } from '#src/lib/toast.ts'

/** Thousands of lines of many lenders take longer than one call usually may. */
export const MANY_MS = 120_000

const LEDGER = 'ledger'
const RECONCILIATION = 'reconciliation'
const CHASE = 'chase'
const LENDER_BILLS = 'lender-bills'

/** A month over all lenders; the one before stays until it is here. */
export function useReconciliation(query: NonNullable<QueryOf<Endpoints['getReconciliation']>>) {
  return useQuery({
    queryKey: [RECONCILIATION, query],
    queryFn: ({ signal }) => call('getReconciliation', { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** A month with one lender, line by line. */
export function useLedger(lenderId: string, query: NonNullable<QueryOf<Endpoints['getLedger']>>) {
  return useQuery({
    queryKey: [LEDGER, lenderId, query],
    queryFn: ({ signal }) => call('getLedger', { params: { lenderId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Lines that a lender owes an answer to. */
export function useChased() {
  return useQuery({
    queryKey: [CHASE],
    queryFn: ({ signal }) => call('listChased', { signal }),
    refetchOnMount: 'always',
  })
}

export function useLenderBills() {
  return useQuery({
    queryKey: [LENDER_BILLS],
    queryFn: ({ signal }) => call('listLenderBills', { signal }),
    refetchOnMount: 'always',
  })
}

/** How a lender's books are compared and whom its bills name: read for one dialog. */
export function useLenderBook(lenderId: number) {
  return useQuery({
    queryKey: ['lender-book', lenderId],
    queryFn: ({ signal }) => call('getLenderBook', { params: { lenderId }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Everything that the desk shows is read anew: a decision moves sums, states and what is chased. */
export function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [LEDGER, RECONCILIATION, CHASE, LENDER_BILLS].map((key) => client.invalidateQueries({ queryKey: [key] })),
    )
}

/** What ends a dialog that was saved: it says so, closes, and reads the books anew. */
export function useFinish(onClose: () => void) {
  const refresh = useRefresh()
  return async (done: string) => {
    toast.success(done)
    onClose()
    await refresh()
  }
}

/** Says what became of the lines that were decided about. */
function tell({ changed, waiting, left }: Decided, kind: Decision): void {
  const t = (key: string, values?: Record<string, unknown>) => i18n.t(`reconciliation:${key}`, values ?? {})
  // Who was asked has not paid: the line is as open as before.
  if (changed > 0) toast.success(t(kind === 'chased' ? 'done.chased' : 'done.changed', { count: changed }))
  if (waiting > 0) toast.info(t('done.waiting', { count: waiting }))
  for (const { why, lines } of left) toast.warning(t(`left.${why}`, { count: lines.length }))
}

export function useDecide(lenderId: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: DecideBody) => call('decideLines', { params: { lenderId }, body }),
    onSuccess: async (answer, { kind }) => {
      tell(answer, kind)
      await refresh()
    },
  })
}

export function useAcceptSmall(lenderId: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: { month: string; up_to: number; reason: string }) =>
      call('acceptSmallDifferences', { params: { lenderId }, body }),
    onSuccess: async (answer) => {
      tell(answer, 'accepted')
      await refresh()
    },
  })
}

/** Takes back all that one act has written, and says so. */
export function useUndoMany() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (decision_ids: readonly number[]) =>
      call('undoDecisions', { body: { decision_ids: [...decision_ids] }, timeoutMs: MANY_MS }),
    onSuccess: async ({ undone, left }: Undone) => {
      const t = (key: string, values: Record<string, unknown>) => i18n.t(`reconciliation:${key}`, values)
      const stands = left.reduce((sum, { decisions }) => sum + decisions.length, 0)
      if (stands === 0) toast.success(t('many.undone', { count: undone }))
      else {
        const why = left.map((each) => each.why).join(' ')
        toast.warning(t('many.undonePart', { count: undone, left: stands, why }))
      }
      await refresh()
    },
    onError: toastError,
  })
}

export function useUndo() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call('undoDecision', { params: { id } }),
    onSuccess: async () => {
      toast.success(i18n.t('reconciliation:undone'))
      await refresh()
    },
    onError: toastError,
  })
}

/** A receipt that was entered by mistake. */
export function useUndoReceipt(receiptId: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call('undoLenderReceipt', { params: { id: receiptId } }),
    onSuccess: async () => {
      toast.success(i18n.t('reconciliation:bill.undone'))
      await refresh()
    },
    onError: toastError,
  })
}
