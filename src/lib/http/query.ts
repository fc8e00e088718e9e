import { QueryClient } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import { pauseMs } from '../retry/pauses.ts'
import { busyForMs } from '../retry/repeat-busy.ts'
import { getSession, subscribeSession } from '../session/session-store.ts'

/** Every view of a customer's applications starts with this key: whatever changes one of them has all of them read anew. */
export const APPLICATIONS_KEY = ['applications'] as const

/** Their list; the person is part of the key, for the next one to sign in. */
export const applicationsKey = (userId: number | null) => [...APPLICATIONS_KEY, 'list', userId] as const

/** A customer's profile as served. */
export const profileKey = (userId: number) => ['user', userId] as const

const NETWORK_RETRIES = 2
/** How often a page that stays open asks a busy server by itself. */
const LATER_TRIES = 5

/** A refusal is final; a lost connection is worth two more tries. Told apart by code: this file must not load http. */
function retry(failures: number, error: Error): boolean {
  const code = 'code' in error ? error.code : undefined
  return (code === 'network' || code === 'timeout') && failures < NETWORK_RETRIES
}

/** A server that is busy for longer says when to come back: until then the failure stands on the screen, and goes by itself. */
function askAgainMs({ state }: Query): number | false {
  const busyMs = state.status === 'error' && state.errorUpdateCount <= LATER_TRIES ? busyForMs(state.error) : null
  return busyMs !== null && busyMs + pauseMs(state.errorUpdateCount)
}

/** What the server answered, shared by every screen. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry, refetchInterval: askAgainMs, staleTime: 30_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

const person = () => {
  const { userId, adminId, partnerId } = getSession()
  return userId === null && adminId === null && partnerId === null ? null : [userId, adminId, partnerId].join()
}
let known = person()

/**
 * Answers belong to the person who asked: the next one must not see them, not even while theirs are on the way. What is on
 * the screen is asked for anew. A slow line may tell who somebody is only after their page has begun to ask.
 */
subscribeSession(() => {
  if (person() === known) return
  known = person()
  if (known === null) return queryClient.clear()
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.getMutationCache().clear()
  void queryClient.resetQueries()
})
