import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Criteria } from '#src/contract/entities/criteria/criteria-draft.ts'
import { call } from '#src/lib/http/http.ts'
import { ADMIN_LENDERS } from '#src/lib/office/lenders-query.ts'
import type { useApprovalReason } from '#src/ui/dialog/use-approval-reason.tsx'

const draftsKey = (lenderId: number) => ['criteria-drafts', lenderId]

export function useCriteriaDrafts(lenderId: number) {
  return useQuery({
    queryKey: draftsKey(lenderId),
    queryFn: ({ signal }) => call('listCriteriaDrafts', { params: { lenderId }, signal }),
    // Others publish, and so does the clock.
    refetchOnMount: 'always',
  })
}

export function usePreviewCriteria(lender_id: number) {
  return useMutation({ mutationFn: (changes: Criteria) => call('previewCriteria', { body: { lender_id, changes } }) })
}

/** Whatever comes of it, the lender and its drafts are read again. */
function useDraftChange<T, A>(lenderId: number, mutationFn: (change: T) => Promise<A>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: draftsKey(lenderId) }),
        client.invalidateQueries({ queryKey: ADMIN_LENDERS }),
      ]),
  })
}

export function useCreateCriteriaDraft(lender_id: number) {
  return useDraftChange(lender_id, (changes: Criteria) => call('createCriteriaDraft', { body: { lender_id, changes } }))
}

type WithWhy = ReturnType<typeof useApprovalReason>['withWhy']

export function usePublishCriteria(lenderId: number, withWhy: WithWhy) {
  return useDraftChange(lenderId, (id: number) =>
    withWhy((reason) => call('publishCriteriaDraft', { params: { id }, body: { reason } })),
  )
}

export function useRollBackCriteria(lenderId: number, withWhy: WithWhy) {
  return useDraftChange(lenderId, (id: number) =>
    withWhy((reason) => call('rollBackCriteriaDraft', { params: { id }, body: { reason } })),
  )
}

export function useScheduleCriteria(lenderId: number, withWhy: WithWhy) {
  return useDraftChange(lenderId, ({ id, publish_at }: { id: number; publish_at: string }) =>
    withWhy((reason) => call('scheduleCriteriaDraft', { params: { id }, body: { publish_at, reason } })),
  )
}
