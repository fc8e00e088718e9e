import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TicketThread } from '#src/contract/entities/support/ticket.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { i18n } from '#src/lib/i18n.ts'
import { useSession } from '#src/lib/session/session.ts'

const ALL = ['tickets']
const nonsense = () => new ApiError(200, 'bad_answer', i18n.t('errors:bad_answer'))
const threadKey = (userId: number | null, ticket: string) => [...ALL, userId, ticket]

/** The customer's requests for help, newest first. */
export function useTickets() {
  const userId = useSession((session) => session.userId)
  return useQuery({
    queryKey: [...ALL, userId],
    queryFn: async ({ signal }) => {
      const { data } = await call('listTickets', { signal })
      if (!Array.isArray(data)) throw nonsense()
      return data
    },
    enabled: userId !== null,
    refetchOnMount: 'always',
  })
}

/** One ticket with everything written on it; looked at again when the customer comes back to the tab. */
export function useTicket(ticket: string) {
  const userId = useSession((session) => session.userId)
  return useQuery({
    queryKey: threadKey(userId, ticket),
    queryFn: async ({ signal }): Promise<TicketThread> => {
      const { data } = await call('getTicket', { params: { ticket }, signal })
      if (!Array.isArray(data.messages)) throw nonsense()
      return data
    },
    enabled: userId !== null,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
}

export const useAddMessage = (ticket: string) =>
  useTicketChange(ticket, (text: string) => call('createTicketMessage', { params: { ticket }, body: { text } }))

export const useRateTicket = (ticket: string) =>
  useTicketChange(ticket, (rating: number) => call('rateTicket', { params: { ticket }, body: { rating } }))

/** A change that answers with the thread as it is now: of a ticket merged meanwhile the one where the talk goes on. */
function useTicketChange<Change>(ticket: string, change: (value: Change) => Promise<{ data: TicketThread }>) {
  const client = useQueryClient()
  const userId = useSession((session) => session.userId)
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => {
      client.setQueryData(threadKey(userId, data.ticket), data)
      if (data.ticket !== ticket) void client.invalidateQueries({ queryKey: threadKey(userId, ticket) })
      void client.invalidateQueries({ queryKey: [...ALL, userId], exact: true })
    },
  })
}
