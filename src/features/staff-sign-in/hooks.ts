import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import type { AnswerOf } from '#src/lib/http/http.ts'

export type StaffLink = AnswerOf<'openStaffLink'>

/** Null for a link that is used, too old or cut off: there is nothing to try again. */
async function openLink(token: string): Promise<{ link: StaffLink | null }> {
  if (token.length < 20) return { link: null }
  try {
    return { link: await call('openStaffLink', { body: { token } }) }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return { link: null }
    throw error
  }
}

/** What a link from a mail is for. It is opened once. */
export const useStaffLink = (token: string) =>
  useQuery({ queryKey: ['staff-link', token], queryFn: () => openLink(token), staleTime: Infinity, gcTime: 0 })
