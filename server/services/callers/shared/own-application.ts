import { CLOSED, findApplicationByReference } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { Deps } from '#server/deps.ts'
import { statusOf } from '#server/services/shared/stored-words.ts'
import { notFound } from '../../shared/not-found.ts'

/** @throws AppError `not_found` for a number that nobody or somebody else has */
export async function ownApplication(deps: Deps, userId: number, reference: string): Promise<ApplicationRow> {
  const row = await findApplicationByReference(deps.db, reference)
  if (row?.user_id !== userId) throw notFound()
  return row
}

/** It waits for somebody: begun, or with a lender, and not stopped. */
export const goesOn = (row: ApplicationRow): boolean =>
  row.stopped_at === null && (statusOf(row) === 'draft' || !CLOSED.includes(statusOf(row)))
