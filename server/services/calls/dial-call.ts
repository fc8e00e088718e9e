import { listOnline } from '#server/db/repositories/calls/call-queue.ts'
import {
  createCallContact,
  lockCall,
  openPromises,
  removeCallContact,
  stampPromises,
  updateCall,
} from '#server/db/repositories/calls/calls.ts'
import type { CallRow } from '#server/db/repositories/calls/calls.ts'
import { findLook } from '#server/db/repositories/privacy/contact-facts.ts'
import { lockCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { isOver } from '#server/is-over.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { ONLINE_MINUTES } from '#src/contract/entities/calls/call.ts'
import { AppError } from '#src/contract/errors.ts'
import { mayContact } from '#src/contract/rules/contact/may-contact.ts'
import type { ContactReason } from '#src/contract/rules/contact/may-contact.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { readContactCases } from '../messages/public/contact-cases.ts'
import { noteRefused } from '../messages/public/refused.ts'
import { found } from '../shared/not-found.ts'
import { askOf } from './public/queue.ts'

interface Begun {
  call: CallRow
  contact_id: number
  to: string
}

/**
 * Has the exchange connect both. The one rule is asked at this moment, the customer's row held; the receipt that they
 * read is written before anything rings, and goes again where nothing rang.
 * @throws AppError `not_found` once the ten minutes are over and somebody else has them; `conflict` where they may not be
 * called any more; `not_available` when the exchange refuses
 */
export async function dialCall(deps: Deps, callId: number, by: ByStaff): Promise<Audited> {
  const now = deps.clock.now()
  const begun = await transaction(deps, async (deps): Promise<Begun | { refused: ContactReason } | null> => {
    const call = found(await lockCall(deps.db, callId, by.admin_id))
    if (call.started_at !== null) return null
    if (call.released_at !== null || isOver({ until: call.leased_until }, now))
      throw new AppError('conflict', 'The ten minutes are over. Take the next person.')
    const customer = found(await lockCustomer(deps.db, call.user_id))
    const who = (await readContactCases(deps, [customer])).get(call.user_id)
    const verdict = who && mayContact(who, askOf(call), now)
    if (!verdict?.may) {
      const reason = verdict?.reason ?? 'erased'
      await noteRefused(deps, { user_id: call.user_id, channel: 'call', purpose: call.purpose, reason })
      return { refused: reason }
    }
    const online = await listOnline(deps.db, [call.user_id], new Date(now.getTime() - minutes(ONLINE_MINUTES)))
    if (online.size > 0)
      throw new AppError('conflict', 'This customer is here just now.', { errors: { call: 'rules:call.no.online' } })
    const { user_id, app_id, purpose } = call
    const about = purpose === 'service' ? 'application' : 'offers'
    const look = purpose === 'service' ? null : await findLook(deps.db, customer)
    const contact_id = await createCallContact(deps.db, {
      user_id,
      app_id,
      channel: 'call',
      purpose,
      about,
      at: now,
      scrub_id: look?.scrub_id ?? null,
    })
    await updateCall(deps.db, callId, { started_at: now, contact_id })
    await stampPromises(deps.db, app_id, now)
    return { call, contact_id, to: openField(deps.vault, customer, 'mobile_phone_number') }
  })
  const audit = { object: `call:${callId}` }
  if (!begun) return { audit }
  if ('refused' in begun)
    throw new AppError('conflict', 'This customer may not be called now.', {
      errors: { call: `rules:call.no.${begun.refused}` },
    })
  const { call, contact_id, to } = begun
  try {
    await deps.telephony.call({ call_id: callId, to, agent: by.admin_id, purpose: call.purpose })
  } catch (error) {
    await transaction(deps, async (deps) => {
      await updateCall(deps.db, callId, { started_at: null, contact_id: null })
      await openPromises(deps.db, call.app_id, now)
      await removeCallContact(deps.db, contact_id)
    })
    throw error
  }
  return { audit }
}
