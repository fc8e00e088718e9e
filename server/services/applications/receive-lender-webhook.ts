import { beingCheckedNote } from '#src/contract/entities/applications/application-notes.ts'
import { AppError } from '#src/contract/errors.ts'
import type { LenderStatusChange } from '#server/adapters/lenders/lender-gateway.ts'
import { transaction } from '#server/db/transaction.ts'
import {
  createEvent,
  findApplicationByLenderReference,
  lockApplication,
} from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { Deps } from '#server/deps.ts'
import { moveApplication, type Move } from './move-application.ts'
import { whyRefused } from './shared/why-refused.ts'
import { notFound } from '../shared/not-found.ts'

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
  return transaction(deps, async (deps) => {
    const row = await lockApplication(deps.db, found.app_id, null)
    if (!row) throw notFound()
    const { status, event_id: lenderEventId } = change
    if (status !== null && status !== row.status) {
      const move = { to: status, ...noteOf(row, change), lenderEventId, changes: whyRefused(change) }
      return (await moveApplication(deps, row, move)) ? 'moved' : 'ignored'
    }
    if (status === null)
      deps.log.warn(
        { lender_id: lenderId, app_id: row.app_id, lender_status: change.lender_status },
        'lender status not mapped',
      )
    const note = status === null ? unmappedNote(change) : change.note
    if (note === null) return 'ignored'
    const event = { app_id: row.app_id, status: row.status, source: 'lender', note, lender_event_id: lenderEventId }
    return (await createEvent(deps.db, { ...event, at: deps.clock.now() })) ? 'noted' : 'ignored'
  })
}

/** The lender's word, and what it wrote beside it: neither is lost while staff look the word up. */
const unmappedNote = ({ lender_status, note }: LenderStatusChange): string =>
  beingCheckedNote(note === null ? lender_status : `${lender_status}: ${note}`)

/** Without words of the lender's own, a gold lender's "documents needed" is explained by us: it wants the jewellery. */
const noteOf = (row: ApplicationRow, { status, note }: LenderStatusChange): Pick<Move, 'source' | 'note'> =>
  note === null && status === 'documents_needed' && row.product_type === 'Gold Loans'
    ? { source: 'creditlane', note: 'gold_assay' }
    : { source: 'lender', note }
