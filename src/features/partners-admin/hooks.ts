import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InferType } from 'yup'
import type { partnerAnswerSchema } from '#src/contract/endpoints/admin-partners.ts'
import type { PartnerRevenueUpdate, PartnerUtmUpdate } from '#src/contract/entities/partner.ts'
import { call } from '#src/lib/http.ts'
import { toastError } from '#src/lib/toast.ts'

export type PartnerFacts = InferType<typeof partnerAnswerSchema>

const ALL = ['admin-partners']

export function usePartners() {
  return useQuery({ queryKey: ALL, queryFn: ({ signal }) => call('listPartners', { signal }) })
}

export function usePartner(id: string) {
  return useQuery({
    queryKey: [...ALL, id],
    queryFn: ({ signal }) => call('getPartner', { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}

/** A partner by code or name; a refusal is said in a toast. Spaces cannot stand in a path. */
export function useFindPartner() {
  return useMutation({
    mutationFn: (name: string) =>
      call('getPartnerByName', { params: { name: name.trim().replace(/[^\p{L}\p{N}]+/gu, '-') } }),
    onError: (error) => toastError(error),
  })
}

/** After a save, kept or refused, the screen shows what the server holds. */
function useReload() {
  const client = useQueryClient()
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: ALL }), client.invalidateQueries({ queryKey: ['audit'] })])
}

export function useSaveUtm(id: number) {
  return useMutation({
    mutationFn: (body: PartnerUtmUpdate) => call('updatePartnerUtm', { params: { id: String(id) }, body }),
    onSettled: useReload(),
    onError: (error) => toastError(error),
  })
}

export function useSaveRevenue(id: number) {
  return useMutation({
    mutationFn: (body: PartnerRevenueUpdate) => call('updatePartnerRevenue', { params: { id: String(id) }, body }),
    onSettled: useReload(),
    onError: (error) => toastError(error),
  })
}
