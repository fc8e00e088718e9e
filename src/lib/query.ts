import { QueryClient } from '@tanstack/react-query'

const NETWORK_RETRIES = 2

/** A refusal is final; a lost connection is worth two more tries. Told apart by code: this file must not load http. */
function retry(failures: number, error: Error): boolean {
  const code = 'code' in error ? error.code : undefined
  return (code === 'network' || code === 'timeout') && failures < NETWORK_RETRIES
}

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** What the server answered, shared by every screen. */
export const queryClient = makeQueryClient()
