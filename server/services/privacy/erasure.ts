import { dayTimeWords } from '#src/contract/calendar-words.ts'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application.ts'
import { ERASURE_NOTICE_HOURS } from '#src/contract/entities/privacy/privacy.ts'
import type { Erasure } from '#src/contract/entities/privacy/privacy.ts'
import { withTransaction } from '#server/db/client.ts'
import type { Db } from '#server/db/client.ts'
import { findCustomer, lockCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import {
  cancelOpenErasure,
  createErasure,
  hasApplicationIn,
  listErasures,
} from '#server/db/repositories/privacy/erasure-requests.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import { nextTicket } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/jobs/job-kinds.ts'
import { checkIdentity } from '../profile/check-identity.ts'
import { contactCustomer } from '../messages/contact-customer.ts'
import { localeOf } from '../profile/shared/customer-profile.ts'
import { ERASURE_TEXT } from '#server/texts/erasure-text.ts'
import type { ErasureStep } from '#server/texts/erasure-text.ts'
import { notFound } from '../shared/not-found.ts'

const HOUR_MS = 60 * 60 * 1000
/** How often a held request is looked at again. */
const RECHECK_HOURS = 24

/** A lender has the application and has not ended it: what it still needs of us must be there. */
const UNDER_WAY: readonly ApplicationStatus[] = [
  'received',
  'documents_needed',
  'in_review',
  'approved',
  'agreement_signed',
]

export const hoursFrom = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR_MS)

export const isUnderWay = (db: Db, userId: number): Promise<boolean> => hasApplicationIn(db, userId, UNDER_WAY)

export const toErasure = (row: ErasureRow): Erasure => ({
  reference: row.reference,
  status: row.status,
  held_for: row.held_for === null ? null : 'application_under_way',
  requested_at: row.created_at.toISOString(),
  erase_after: row.erase_after.toISOString(),
})

/** The latest request, whatever became of it; null = none. */
export async function getErasure(deps: Deps, by: { user_id: number }): Promise<Erasure | null> {
  const [row] = await listErasures(deps.db, by.user_id)
  return row ? toErasure(row) : null
}

/**
 * Takes a request to be forgotten; asked twice it is one request. Whoever has given PAN and birth date proves with both
 * that it is they who ask.
 * @throws AppError `identity_mismatch`, `otp_locked`, `not_found`
 */
export async function requestErasure(
  deps: Deps,
  given: { pan?: string | undefined; birth_date?: string | undefined },
  by: { user_id: number },
): Promise<Erasure> {
  const customer = await findCustomer(deps.db, by.user_id)
  if (!customer) throw notFound()
  if (openField(deps.vault, customer, 'tin') !== '' && openField(deps.vault, customer, 'birth_date') !== '')
    await checkIdentity(deps, { pan: given.pan ?? '', birth_date: given.birth_date ?? '' }, by)
  const now = deps.clock.now()
  const { row, fresh } = await withTransaction(deps.db, async (tx) => {
    await lockCustomer(tx, by.user_id)
    const held = await isUnderWay(tx, by.user_id)
    const created = await createErasure(tx, {
      reference: await nextTicket(tx, 'CLE'),
      user_id: by.user_id,
      status: held ? 'held' : 'open',
      held_for: held ? 'application_under_way' : null,
      erase_after: hoursFrom(now, ERASURE_NOTICE_HOURS),
      created_at: now,
    })
    if (created) await queueErasure(tx, created, held ? hoursFrom(now, RECHECK_HOURS) : created.erase_after)
    const [open] = created ? [created] : await listErasures(tx, by.user_id)
    if (!open) throw notFound()
    return { row: open, fresh: created !== null }
  })
  if (fresh) await tellOfErasure(deps, customer, row, row.status === 'held' ? 'held' : 'announced')
  return toErasure(row)
}

/** @throws AppError `not_found` when there is nothing to cancel */
export async function cancelErasure(deps: Deps, by: { user_id: number }): Promise<Erasure> {
  const row = await cancelOpenErasure(deps.db, by.user_id)
  if (!row) throw notFound()
  return toErasure(row)
}

export const queueErasure = (db: Db, { request_id }: ErasureRow, at: Date): Promise<void> =>
  queueJob(db, 'erase_customer', { request_id, at: at.toISOString() }, at)

/** Puts a held request off to the next look. */
export const recheckLater = (db: Db, row: ErasureRow, now: Date): Promise<void> =>
  queueErasure(db, row, hoursFrom(now, RECHECK_HOURS))

/** A message that cannot be sent does not undo what was done: the privacy centre says the same. */
export async function tellOfErasure(
  deps: Deps,
  customer: CustomerRow,
  row: ErasureRow,
  step: ErasureStep,
): Promise<void> {
  const language = localeOf(customer)
  const words = ERASURE_TEXT[language]
  const news = {
    brand: findBrand(customer.partner).name,
    reference: row.reference,
    when: dayTimeWords(row.erase_after, language),
  }
  try {
    await contactCustomer(deps, customer, {
      about: 'erasure',
      subject: words.subject(news),
      text: words.text[step](news),
      asked: true,
      unlogged: step === 'done',
    })
  } catch (error) {
    deps.log.warn({ err: error, reference: row.reference }, 'news of an erasure not sent')
  }
}
