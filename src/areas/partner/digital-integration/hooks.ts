import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { BodyOf, QueryOf } from '#src/contract/endpoints/endpoint.ts'
import { call } from '#src/lib/http/http.ts'
import type { DescribedCall } from './describe-calls.ts'
import { tryCall } from './try-call.ts'

const KEYS = ['api-keys']
const WEBHOOKS = ['webhooks']
const DELIVERIES = ['webhook-deliveries']

/** What has been written is read anew. */
function useWrite<Input, Answer>(write: (input: Input) => Promise<Answer>, ...stale: (readonly string[])[]) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: () => Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

const idOf = (id: number) => ({ params: { id } })

export const useApiKeys = () =>
  useQuery({ queryKey: KEYS, queryFn: ({ signal }) => call('listApiKeys', { signal }), refetchOnMount: 'always' })

export const useCreateApiKey = () =>
  useWrite((body: BodyOf<Endpoints['createApiKey']>) => call('createApiKey', { body }), KEYS)
export const useRotateApiKey = () => useWrite((id: number) => call('rotateApiKey', idOf(id)), KEYS)
export const useRevokeApiKey = () => useWrite((id: number) => call('revokeApiKey', idOf(id)), KEYS)

export const useWebhooks = () =>
  useQuery({ queryKey: WEBHOOKS, queryFn: ({ signal }) => call('listWebhooks', { signal }) })

export const useCreateWebhook = () =>
  useWrite((body: BodyOf<Endpoints['createWebhook']>) => call('createWebhook', { body }), WEBHOOKS)
export const useUpdateWebhook = (id: number) =>
  useWrite(
    (body: BodyOf<Endpoints['updateWebhook']>) => call('updateWebhook', { ...idOf(id), body }),
    WEBHOOKS,
    DELIVERIES,
  )
export const useRemoveWebhook = () => useWrite((id: number) => call('removeWebhook', idOf(id)), WEBHOOKS, DELIVERIES)
export const useTestWebhook = () => useWrite((id: number) => call('testWebhook', idOf(id)), DELIVERIES)
export const useReplayDelivery = () => useWrite((id: number) => call('replayWebhookDelivery', idOf(id)), DELIVERIES)

export const useDeliveries = (query: NonNullable<QueryOf<Endpoints['listWebhookDeliveries']>>) =>
  useQuery({
    queryKey: [...DELIVERIES, query],
    queryFn: ({ signal }) => call('listWebhookDeliveries', { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const useCreateWidget = () =>
  useMutation({ mutationFn: (body: BodyOf<Endpoints['createWidget']>) => call('createWidget', { body }) })

export const useApiDescription = () =>
  useQuery({
    queryKey: ['openapi'],
    queryFn: ({ signal }) => call('getOpenApi', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A call as a partner's system would make it, in the sandbox. */
export const useTryCall = (described: DescribedCall, sandboxKey: string, body: string | null) =>
  useMutation({ mutationFn: () => tryCall(described, sandboxKey, body) })
