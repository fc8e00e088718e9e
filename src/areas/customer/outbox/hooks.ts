import { useQuery } from '@tanstack/react-query'
import { call } from '#src/lib/http/http.ts'

/** What was sent to a number or an address; nothing for none. */
export function useOutbox(to: string) {
  return useQuery({
    queryKey: ['outbox', to],
    queryFn: ({ signal }) => call('listOutbox', { query: { to }, signal }),
    enabled: to !== '',
    staleTime: 0,
  })
}
