import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PartnerThread, PartnerTicketCreate, PartnerTopic } from '#src/contract/entities/support/partner-ticket.ts'
import { call } from '#src/lib/http/http.ts'

const ALL = ['partner-tickets']
const LISTS = [...ALL, 'list']
const threadKey = (ticket: string) => [...ALL, 'thread', ticket]

/** The partner's tickets, newest first; of one topic or of both. */
export const useTickets = (topic?: PartnerTopic) =>
  useQuery({
    queryKey: [...LISTS, topic ?? 'all'],
    queryFn: ({ signal }) => call('listPartnerTickets', { query: topic ? { topic } : {}, signal }),
    refetchOnMount: 'always',
  })

/** One ticket; looked at again when the person comes back to the tab. */
export const useThread = (ticket: string) =>
  useQuery({
    queryKey: threadKey(ticket),
    queryFn: ({ signal }) => call('getPartnerTicket', { params: { ticket }, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })

function useKeep() {
  const client = useQueryClient()
  return (thread: PartnerThread) => {
    client.setQueryData(threadKey(thread.ticket), thread)
    void client.invalidateQueries({ queryKey: LISTS })
  }
}

export const useCreateTicket = () =>
  useMutation({
    mutationFn: (body: PartnerTicketCreate) => call('createPartnerTicket', { body }),
    onSuccess: useKeep(),
  })

export function useRate(ticket: string) {
  const keep = useKeep()
  return useMutation({
    mutationFn: (rating: number) => call('ratePartnerTicket', { params: { ticket }, body: { rating } }),
    onSuccess: keep,
  })
}

/** Answers the thread in which the message stands: of a ticket merged meanwhile the one where the talk goes on. */
export function useReply(ticket: string) {
  const client = useQueryClient()
  const keep = useKeep()
  return useMutation({
    mutationFn: (text: string) => call('createPartnerTicketMessage', { params: { ticket }, body: { text } }),
    onSuccess: (thread) => {
      keep(thread)
      if (thread.ticket !== ticket) void client.invalidateQueries({ queryKey: threadKey(ticket) })
    },
  })
}
