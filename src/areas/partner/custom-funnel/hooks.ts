import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { ResponseOf } from '#src/contract/endpoints/endpoint.ts'
import type { FunnelConfig } from '#src/contract/entities/partners/funnel-config.ts'
import { call } from '#src/lib/http/http.ts'

export type OwnFunnel = ResponseOf<Endpoints['getOwnFunnel']>

const KEY = ['own-funnel']

export function useOwnFunnel() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const funnel = await call('getOwnFunnel', { signal })
      const { brand } = await call('getBrand', { params: { code: funnel.code }, signal })
      return { ...funnel, base: brand }
    },
    refetchOnMount: 'always',
  })
}

/** After a write, kept or refused, the page knows what the server holds. */
function useReload() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}

export function useSaveDraft() {
  return useMutation({
    mutationFn: (body: { state: string; config: FunnelConfig }) => call('saveFunnelDraft', { body }),
    onSettled: useReload(),
  })
}

export function usePublish() {
  return useMutation({
    mutationFn: async ({ state, config }: { state: string; config: FunnelConfig }) => {
      const saved = await call('saveFunnelDraft', { body: { state, config } })
      return call('publishFunnel', { body: { state: saved.state } })
    },
    onSettled: useReload(),
  })
}

export function useRollBack() {
  return useMutation({
    mutationFn: (body: { state: string; version: number }) => call('rollBackFunnel', { body }),
    onSettled: useReload(),
  })
}
