import { isSignedCode, signedCodeOf } from '#server/crypto/signed-code.ts'
import type { Vault } from '#server/crypto/vault.ts'
import { endWaitingApproval } from '#server/db/repositories/approvals/approvals.ts'
import {
  findContactChangeByLink,
  findOpenContactChange,
  updateContactChange,
} from '#server/db/repositories/callers/contact-changes.ts'
import type { ContactChangeRow } from '#server/db/repositories/callers/contact-changes.ts'
import type { Contact } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { isOver } from '#server/is-over.ts'
import { queueJob, queueJobs } from '#server/job-kinds.ts'
import { writeAudit } from '#server/services/audit/write-audit.ts'
import type { DecidedOutcome } from '#src/contract/entities/approvals/approval.ts'
import { contactChangeTimes } from '#src/contract/entities/support/contact-change.ts'
import type { EndedContactChange } from '#src/contract/entities/support/contact-change.ts'
import { AppError } from '#src/contract/errors.ts'

/** For what the codes of these links are signed: a code of another use opens nothing here. */
const LINK_USE = 'contact-change'

/** Path of the page on which a customer stops a change of their sign-in that they did not ask for. */
export const CONTACT_CHANGE_PATH = '/stop-contact-change/'

export const contactChangeCode = (vault: Vault, changeId: number): string =>
  signedCodeOf(vault, LINK_USE, String(changeId))
export const contactChangeHash = (vault: Vault, code: string): string => vault.index(LINK_USE, code)

export async function findLinkedContactChange(deps: Deps, code: string): Promise<ContactChangeRow | null> {
  if (!isSignedCode(deps.vault, LINK_USE, code)) return null
  return findContactChangeByLink(deps.db, contactChangeHash(deps.vault, code))
}

export const openAlready = (): AppError =>
  new AppError('conflict', 'A request for another contact is open for this customer. It has to end first.')

const PLACE = 'contact_changes.destination_enc'
export const sealDestination = ({ vault }: Deps, dataKey: string, text: string): string =>
  vault.seal(dataKey, text, PLACE)

/** The contact of one that is not over; null without the customer's key. */
export const newContactOf = (
  { vault }: Pick<Deps, 'vault'>,
  { data_key }: { data_key: string | null },
  { channel, destination_enc }: ContactChangeRow,
): Contact | null =>
  data_key === null || destination_enc === null
    ? null
    : { channel, destination: vault.open(data_key, destination_enc, PLACE) }

/** Nobody has agreed to it in time. */
export const isExpired = ({ clock }: Pick<Deps, 'clock'>, { asked_at }: ContactChangeRow): boolean =>
  isOver({ from: asked_at, until: contactChangeTimes(asked_at).latest }, clock.now())

/** Each contact that signs in is told, by a job of its own: one that cannot be reached does not hold up the other. */
export const notifyOnEveryWay = (deps: Deps, change_id: number, news: 'asked' | 'ended'): Promise<void> =>
  queueJobs(
    deps.db,
    'tell_contact_change',
    (['sms', 'email'] as const).map((channel) => ({ change_id, channel, news })),
    deps.clock.now(),
  )

/**
 * Ends one behind the lock of its customer: the new contact is forgotten, nobody decides on it any more, and unless it has
 * happened the customer and whoever asked are told.
 * @param actor whose entry in the log it is; null where the call has one
 * @param decided by a second person: whoever asked is told as of every act that takes two
 */
export async function endContactChange(
  deps: Deps,
  { change_id, user_id, channel }: ContactChangeRow,
  state: 'done' | EndedContactChange,
  { actor, decided = false }: { actor: string | null; decided?: boolean },
): Promise<void> {
  const now = deps.clock.now()
  await updateContactChange(deps.db, change_id, { state, ended_at: now, destination_enc: null })
  await endWaitingApproval(deps.db, 'contact', String(user_id), now)
  if (state !== 'done') {
    await notifyOnEveryWay(deps, change_id, 'ended')
    if (!decided) await queueJob(deps.db, 'tell_asker_of_contact_change', { change_id }, now)
  }
  if (actor !== null)
    await writeAudit(deps, {
      actor, action: 'customer.contact-change-ended', object: `customer:${user_id}`, after: { channel, state },
    })
}

/** A contact was changed in another way: what was asked for before it is over. */
export async function replaceContactChange(deps: Deps, userId: number): Promise<void> {
  const row = await findOpenContactChange(deps.db, userId)
  if (row) await endContactChange(deps, row, 'replaced', { actor: 'creditlane' })
}

/** A second person has not agreed, or could not any more. */
export async function dropContactChange(deps: Deps, userId: number, outcome: DecidedOutcome): Promise<void> {
  const row = await findOpenContactChange(deps.db, userId)
  if (!row) return
  const late = isExpired(deps, row) ? 'expired' : 'elsewhere'
  await endContactChange(deps, row, outcome === 'outdated' ? late : 'refused', { actor: null, decided: true })
}
