import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { QueryOf } from '#src/contract/endpoints/endpoint.ts'
import type { DeskShare, DeskTicket, TicketQueue } from '#src/contract/entities/support/ticket-desk.ts'
import { call } from '#src/lib/http/http.ts'
import { toast, toastError } from '#src/lib/toast.ts'

export const DESK_KEY = ['ticket-desk']

export function useDeskTickets(query: NonNullable<QueryOf<Endpoints['listDeskTickets']>>) {
  return useQuery({
    queryKey: [...DESK_KEY, query],
    queryFn: ({ signal }) => call('listDeskTickets', { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** The beginning of a queue in the order of its table, which lies beside an open ticket. */
export const useQueue = (queue: TicketQueue) =>
  useDeskTickets({ queue, size: '25', sort: 'due_at', direction: queue === 'closed' ? 'desc' : 'asc' })

export function useDeskTicket(ticket: string) {
  return useQuery({
    queryKey: [...DESK_KEY, ticket],
    queryFn: async ({ signal }) => (await call('getDeskTicket', { params: { ticket }, signal })).data,
    refetchOnMount: 'always',
  })
}

/** Shows what an act has made of a ticket; the queues are read anew. */
export function useShowTicket() {
  const client = useQueryClient()
  return (ticket: DeskTicket) => {
    client.setQueryData([...DESK_KEY, ticket.ticket], ticket)
    // What fails is asked for again by the queue itself.
    void client.invalidateQueries({ queryKey: DESK_KEY, predicate: ({ queryKey }) => typeof queryKey[1] === 'object' })
  }
}

/** How a dialog about a ticket ends: it closes, the ticket is shown as it is now, and it is said. */
export function useTicketDone(onClose: () => void) {
  const show = useShowTicket()
  return (ticket: DeskTicket, words: string) => {
    onClose()
    show(ticket)
    toast.success(words)
  }
}

const SHARE = ['desk-share']

export function useDeskShare() {
  return useQuery({
    queryKey: SHARE,
    queryFn: async ({ signal }) => (await call('getDeskShare', { signal })).data,
  })
}

/** Shows what was saved. */
export function useReloadShare() {
  const client = useQueryClient()
  return (share: DeskShare) => client.setQueryData(SHARE, share)
}

export function useReloadTicket(ticket: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [...DESK_KEY, ticket] })
}

/** Takes a ticket oneself. */
export function useTakeTicket(ticket: string) {
  const { t } = useTranslation('ticket-desk')
  const show = useShowTicket()
  return useMutation({
    mutationFn: () =>
      call('assignDeskTicket', { params: { ticket }, body: { admin_id: null, least: false, take: true } }),
    onSuccess: ({ data }) => {
      show(data)
      toast.success(t('assign.done', { name: data.assigned_to?.name ?? '' }))
    },
    onError: toastError,
  })
}

/** Removes the link to another ticket. */
export function useUnlinkTicket(ticket: string) {
  const { t } = useTranslation('ticket-desk')
  const show = useShowTicket()
  return useMutation({
    mutationFn: (other: string) => call('linkDeskTicket', { params: { ticket }, body: { other, linked: false } }),
    onSuccess: ({ data }) => {
      show(data)
      toast.success(t('links.gone'))
    },
    onError: toastError,
  })
}
