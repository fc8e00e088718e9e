import type { ApplicationStatus } from '#src/contract/entities/applications/application.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
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
import { takeExitReport } from '../loans/shared/exit-answers.ts'
import { noteAfterWithdrawal, noteStopped, tellStaff } from './shared/after-stopping.ts'
import { moveApplication, type Move } from './move-application.ts'
import { paidOut } from './shared/paid-out.ts'
import { whyRefused } from './shared/why-refused.ts'
import { notFound } from '../shared/not-found.ts'

export type WebhookOutcome = 'moved' | 'noted' | 'ignored'

/**
 * Takes a lender's signed status report. Delivered twice it counts once; one that comes too late for the order of
 * statuses changes nothing, but is kept where the customer had withdrawn, and closes a loan that is given back; a word that is not mapped stays on the timeline
 * and in the log.
 * @throws AppError `unauthenticated` without a valid signature, `bad_request` also for a disbursal that cannot be,
 * `not_found` for an unknown reference
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
    const exit = await takeExitReport(deps, row, change)
    if (exit !== null) return exit ? 'noted' : 'ignored'
    if (status === 'withdrawn' && row.stopped_at !== null)
      return (await noteStopped(deps, row, lenderEventId)) ? 'noted' : 'ignored'
    if (status !== null && status !== row.status) {
      const move = {
        to: status,
        ...noteOf(row, change),
        lenderEventId,
        changes: { ...whyRefused(change), ...paidOut(deps, row, change) },
      }
      if (!(await moveApplication(deps, row, move)))
        return (await noteAfterWithdrawal(deps, row, change)) ? 'noted' : 'ignored'
      if (row.stopped_at !== null && isWanted(status)) await tellStaff(deps, row, 'goes_on', status)
      return 'moved'
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

/** A loan comes nearer: nobody waits for it any more once it was stopped. */
const isWanted = (status: ApplicationStatus): boolean => ['approved', 'agreement_signed', 'disbursed'].includes(status)

/** The lender's word, and what it wrote beside it: neither is lost while staff look the word up. */
const unmappedNote = ({ lender_status, note }: LenderStatusChange): string =>
  beingCheckedNote(note === null ? lender_status : `${lender_status}: ${note}`)

/** Without words of the lender's own, a gold lender's "documents needed" is explained by us: it wants the jewellery. */
const noteOf = (row: ApplicationRow, { status, note }: LenderStatusChange): Pick<Move, 'source' | 'note'> =>
  note === null && status === 'documents_needed' && row.product_type === PRODUCT.gold
    ? { source: 'creditlane', note: 'gold_assay' }
    : { source: 'lender', note }
