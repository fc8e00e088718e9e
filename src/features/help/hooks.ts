import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TicketThread } from '#src/contract/entities/support/ticket.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { call } from '#src/lib/http.ts'
import { i18n } from '#src/lib/i18n.ts'
import { useSession } from '#src/lib/session.ts'

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

export function useAddMessage(ticket: string) {
  const client = useQueryClient()
  const userId = useSession((session) => session.userId)
  return useMutation({
    mutationFn: (text: string) => call('createTicketMessage', { params: { ticket }, body: { text } }),
    onSuccess: ({ data }) => {
      client.setQueryData(threadKey(userId, ticket), data)
      void client.invalidateQueries({ queryKey: [...ALL, userId], exact: true })
    },
  })
}
