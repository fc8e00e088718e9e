import { AppError } from '#src/contract/errors.ts'
import { withTransaction } from '../db/client.ts'
import { createEvent, findApplicationByLenderReference, lockApplication } from '../db/repositories/applications.ts'
import type { Deps } from '../deps.ts'
import { moveApplication } from './move-application.ts'
import { notFound } from './not-found.ts'

export type WebhookOutcome = 'moved' | 'noted' | 'ignored'

/**
 * Takes a lender's signed status report. Delivered twice it counts once; one that comes too late for the order of
 * statuses changes nothing; a word that is not mapped stays on the timeline and in the log.
 * @throws AppError `unauthenticated` without a valid signature, `bad_request`, `not_found` for an unknown reference
 */
export async function receiveLenderWebhook(
  deps: Deps,
  lenderId: number,
  bytes: Uint8Array,
  headers: Headers,
): Promise<WebhookOutcome> {
  const change = await deps.lenders.readWebhook(lenderId, bytes, headers)
  if (!change) throw new AppError('unauthenticated', 'The signature is not valid.')
  const found = await findApplicationByLenderReference(deps.db, lenderId, change.lender_reference)
  if (!found) throw notFound()
  return withTransaction(deps.db, async (tx) => {
    const row = await lockApplication(tx, found.app_id, null)
    if (!row) throw notFound()
    const { status, event_id: lenderEventId } = change
    if (status !== null && status !== row.status) {
      const move = { to: status, source: 'lender', note: change.note, lenderEventId } as const
      return (await moveApplication(deps, tx, row, move)) ? 'moved' : 'ignored'
    }
    if (status === null)
      deps.log.warn(
        { lender_id: lenderId, app_id: row.app_id, lender_status: change.lender_status },
        'lender status not mapped',
      )
    const note = status === null ? (change.note ?? change.lender_status) : change.note
    if (note === null) return 'ignored'
    const event = { app_id: row.app_id, status: row.status, source: 'lender', note, lender_event_id: lenderEventId }
    return (await createEvent(tx, { ...event, at: deps.clock.now() })) ? 'noted' : 'ignored'
  })
}
