import { endCallContact, lockCall, updateCall } from '#server/db/repositories/calls/calls.ts'
import type { CallRow } from '#server/db/repositories/calls/calls.ts'
import { lockCustomer, updateCustomer } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { NO_END } from '#src/contract/attribution.ts'
import type { EndCallForm } from '#src/contract/entities/calls/call.ts'
import { AppError } from '#src/contract/errors.ts'
import { istInstant } from '#src/contract/rules/calendar.ts'
import { AFTER_ENDING } from '#src/contract/rules/contact/call-endings.ts'
import { isForReview } from '#src/contract/rules/contact/call-review.ts'
import { withoutCalls } from '#src/contract/rules/contact/contact-rules.ts'
import { mayContact } from '#src/contract/rules/contact/may-contact.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { days } from '#src/contract/rules/time.ts'
import { mayWrite } from '../messages/may-write.ts'
import { readContactCases } from '../messages/public/contact-cases.ts'
import { rulesOf } from '../messages/public/contact-rules.ts'
import { sendResumeLink } from '../messages/send-resume-link.ts'
import { found } from '../shared/not-found.ts'
import { openInName } from '../support/public/open-in-name.ts'
import { NOTE_PLACE, reviewSeed } from './shared/call-secrets.ts'

/** How far ahead somebody may be promised a call, days. */
const PROMISE_AHEAD = 30

/**
 * How a call ended: once, whether or not the ten minutes are over. What follows from it follows at once.
 * @throws AppError `not_found` of somebody else's call; `conflict` where it has an ending or was never dialled;
 * `validation` where the promised time is none at which they may be called, or no link may be sent
 */
export async function endCall(
  deps: Deps,
  callId: number,
  form: EndCallForm,
  by: ByStaff,
): Promise<Audited<{ ticket: string | null }>> {
  const now = deps.clock.now()
  const { customer, call, ticket } = await transaction(deps, async (deps) => {
    const call = found(await lockCall(deps.db, callId, by.admin_id))
    if (call.ended_at !== null) throw new AppError('conflict', 'This call has its ending already.')
    if (call.started_at === null) throw new AppError('conflict', 'This call was not dialled.')
    const customer = found(await lockCustomer(deps.db, call.user_id))
    // Nobody notes that a link was sent which may not go out.
    if (form.ending === 'link_sent' && !(await mayWrite(deps, customer, now)))
      throw new AppError('validation', 'No message may go to the customer now.', {
        errors: { ending: 'rules:call.noLink' },
      })
    const promisedAt = form.ending === 'call_back' ? await promiseOf(deps, customer, call, form) : null
    const { wait } = AFTER_ENDING[form.ending]
    if (call.contact_id !== null) await endCallContact(deps.db, call.contact_id, form.ending)
    if (form.ending === 'no_calls' || form.ending === 'deceased')
      await updateCustomer(deps.db, call.user_id, {
        contact_rules: { ...withoutCalls(rulesOf(deps.vault, customer), now) },
        updated_at: now,
      })
    const ticket =
      form.ending === 'complaint' ? await openInName(deps, customer, { text: form.note, appId: call.app_id, by }) : null
    const note = tidyText(form.note)
    await updateCall(deps.db, callId, {
      ending: form.ending,
      ended_at: now,
      ticket,
      promised_at: promisedAt,
      promised_for: promisedAt !== null && form.by === 'me' ? by.admin_id : null,
      note_enc: note === '' || customer.data_key === null ? null : deps.vault.seal(customer.data_key, note, NOTE_PLACE),
      rests_until: promisedAt ?? (wait === null ? new Date(NO_END) : new Date(now.getTime() + days(wait))),
      for_review: isForReview(reviewSeed(deps), callId, form.ending),
    })
    return { customer, call, ticket }
  })
  if (form.ending === 'link_sent') await sendResumeLink(deps, customer, call.app_id, 'staff')
  return { ticket, audit: { object: `call:${callId}`, after: { ending: form.ending, ticket } } }
}

/** The promised instant. The one rule is asked what it will say then. */
async function promiseOf(deps: Deps, customer: CustomerRow, call: CallRow, { day, time }: EndCallForm): Promise<Date> {
  const now = deps.clock.now()
  const at = istInstant(day, time)
  const refuse = (field: 'day' | 'time', key: string) =>
    new AppError('validation', 'Nobody may be called at this time.', { errors: { [field]: key } })
  if (at <= now) throw refuse('time', 'rules:call.past')
  if (at.getTime() > now.getTime() + days(PROMISE_AHEAD)) throw refuse('day', 'rules:call.far')
  const who = (await readContactCases(deps, [customer])).get(customer.user_id)
  const ask = { purpose: call.purpose, channel: 'call', lead: call.app_id, promised: true } as const
  const verdict = who && mayContact(who, ask, at)
  if (!verdict?.may) {
    const reason = verdict?.reason ?? 'erased'
    throw refuse(reason === 'hours' ? 'time' : 'day', `rules:call.no.${reason}`)
  }
  return at
}
