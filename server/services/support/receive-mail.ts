import type { MailOutcome } from '#src/contract/entities/support/mail-outcome.ts'
import { AppError } from '#src/contract/errors.ts'
import { hours } from '#src/contract/rules/time.ts'
import { trimQuoted } from '#src/contract/rules/tickets/trim-quoted.ts'
import type { InboundMail } from '#server/adapters/mail/mailbox.ts'
import { findCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import { countMailsTaken, createInboundMail, findInboundMail } from '#server/db/repositories/support/inbound-mails.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { addByAsker } from './shared/add-by-asker.ts'
import { ticketOfAddress } from './shared/answer-address.ts'
import { openPartnerRequest } from './shared/partner-ticket-view.ts'
import { openRequest } from './shared/ticket-view.ts'

/** Longer than anything that a person answers. */
const MAIL_TEXT_MAX = 10_000
/** More than anybody writes about one thing; two machines that answer each other come no further. */
const MAX_PER_HOUR = 20

/**
 * Takes a mail that answers one of ours: it stands in its ticket as whoever asked wrote it, without what it quotes. Who
 * else writes there, or cannot be proved to have written, is not heard, and gets no answer. What came is noted, never what
 * it says; a mail that comes twice counts once.
 * @throws AppError `unauthenticated` without a valid signature, `bad_request`
 */
export async function receiveMail(deps: Deps, bytes: Uint8Array, signature: string | null): Promise<MailOutcome> {
  const mail = deps.mailbox.read(bytes, signature)
  if (!mail) throw new AppError('unauthenticated', 'The signature is not valid.')
  const mail_index = deps.vault.index('mail', mail.message_id)
  const before = await findInboundMail(deps.db, mail_index)
  if (before !== null) return before
  const row = await ticketOfAddress(deps, mail.to)
  const text = trimQuoted(mail.text)
  const created_at = deps.clock.now()
  return transaction(deps, async (deps) => {
    const outcome = await judge(deps, mail, row, text)
    if (!(await createInboundMail(deps.db, { mail_index, ticket: row?.ticket ?? null, outcome, created_at })))
      return outcome
    if (row && outcome === 'taken')
      await addByAsker(deps, row.ticket, {
        author: row.partner_id === null ? 'customer' : 'partner',
        text,
        via: 'mail',
      })
    if (row && outcome === 'too_long')
      await queueJob(
        deps.db,
        'tell_asker_of_ticket',
        { ticket: row.ticket, news: 'long', at: created_at.toISOString() },
        created_at,
      )
    return outcome
  })
}

async function judge(deps: Deps, mail: InboundMail, row: HelpRequestRow | null, text: string): Promise<MailOutcome> {
  if (mail.automatic) return 'automatic'
  if (!row) return 'unknown_address'
  if (!mail.proven) return 'unproven'
  if ((await addressOfAsker(deps, row)) !== mail.from) return 'other_sender'
  if (text === '') return 'empty'
  const since = new Date(deps.clock.now().getTime() - hours(1))
  if ((await countMailsTaken(deps.db, row.ticket, since)) >= MAX_PER_HOUR) return 'too_many'
  return text.length > MAIL_TEXT_MAX ? 'too_long' : 'taken'
}

/** By which whoever asked is written to; null where a customer has proved none. */
async function addressOfAsker(deps: Deps, row: HelpRequestRow): Promise<string | null> {
  if (row.partner_id !== null) return openPartnerRequest(deps, row).email.toLowerCase()
  if (row.user_id === null) return openRequest(deps, row).email.toLowerCase()
  const customer = await findCustomer(deps.db, row.user_id)
  return customer?.email_verified ? openField(deps.vault, customer, 'email').toLowerCase() : null
}
