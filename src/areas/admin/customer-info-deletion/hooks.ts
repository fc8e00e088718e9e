import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { QueryOf } from '#src/contract/endpoints/endpoint.ts'
import type { ErasureDetail } from '#src/contract/entities/privacy/erasure-desk.ts'
import { call } from '#src/lib/http/http.ts'
import { toast, toastError } from '#src/lib/toast.ts'

const KEY = ['erasure-requests']

export function useErasureRequests(query: NonNullable<QueryOf<Endpoints['listErasureRequests']>>) {
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => call('listErasureRequests', { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export function useErasureRequest(reference: string) {
  return useQuery({
    queryKey: [...KEY, reference],
    queryFn: async ({ signal }) => (await call('getErasureRequest', { params: { reference }, signal })).data,
    refetchOnMount: 'always',
  })
}

export function useReloadErasures() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}

/** Takes a request to look after, or gives it back. */
export function useOwnErasure({ reference, own }: Pick<ErasureDetail, 'reference' | 'own'>) {
  const { t } = useTranslation('erasure-desk')
  const reload = useReloadErasures()
  return useMutation({
    mutationFn: () => call('ownErasureRequest', { params: { reference }, body: { mine: !own } }),
    onSuccess: () => toast.success(t(own ? 'owner.given' : 'owner.taken')),
    onError: toastError,
    onSettled: reload,
  })
}
