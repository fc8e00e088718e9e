import { QueryClient } from '@tanstack/react-query'
import { getSession, subscribeSession } from './session-store.ts'

const NETWORK_RETRIES = 2

/** A refusal is final; a lost connection is worth two more tries. Told apart by code: this file must not load http. */
function retry(failures: number, error: Error): boolean {
  const code = 'code' in error ? error.code : undefined
  return (code === 'network' || code === 'timeout') && failures < NETWORK_RETRIES
}

/** What the server answered, shared by every screen. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry, staleTime: 30_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// Answers belong to the person who asked: the next one must not see them, not even while theirs are on the way.
const person = () => [getSession().userId, getSession().adminId, getSession().partnerId].join()
let known = person()
subscribeSession(() => {
  if (person() === known) return
  known = person()
  queryClient.clear()
})
