import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../http/query.ts'
import { sealedDrafts } from './sealed-drafts.ts'

/** What is typed into the forms of the profile and of applications is kept together. */
export const FORM_DRAFT = 'draft'

/** What this person typed into forms on this device and never saved; null where there is none. Looked for once a page. */
export const formDraftQuery = (userId: number) =>
  queryOptions({
    queryKey: ['form-draft', userId],
    queryFn: () => sealedDrafts.read(userId, FORM_DRAFT),
    networkMode: 'always',
    staleTime: Infinity,
  })

/** Whoever has just been made known to the server has no draft; what is on this device is another person's, and goes. */
export function startWithoutDraft(userId: number): void {
  queryClient.setQueryData(formDraftQuery(userId).queryKey, null)
  void sealedDrafts.forgetAll()
}
