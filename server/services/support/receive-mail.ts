import type { InboundMail } from '#server/adapters/mail/mailbox.ts'
import { findCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import { countMailsTaken, createInboundMail, findInboundMail } from '#server/db/repositories/support/inbound-mails.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { MailOutcome } from '#src/contract/entities/support/mail-outcome.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { hours } from '#src/contract/rules/time.ts'
import { trimQuoted } from '#src/contract/tickets/trim-quoted.ts'
import { openRequest } from './public/ticket-view.ts'
import { addByAsker } from './shared/add-by-asker.ts'
import { ticketOfAddress } from './shared/answer-address.ts'
import { openPartnerRequest } from './shared/partner-ticket-view.ts'

/** Longer than anything that a person answers: what is more stands in the whole mail alone. */
const MAIL_TEXT_MAX = 10_000
/** More than anybody writes about one thing; two machines that answer each other come no further. */
const MAX_PER_HOUR = 20

/**
 * Takes a mail that answers one of ours: it stands in its ticket as whoever asked wrote it, without what it quotes, and all
 * of it is kept for the staff. One without a text opens the ticket again, too, and its sender is asked for words. Who else
 * writes there, or cannot be proved to have written, is not heard, and gets no answer. A mail that comes twice counts once.
 * @throws AppError `unauthenticated` without a valid signature, `bad_request`
 */
export async function receiveMail(deps: Deps, bytes: Uint8Array, signature: string | null): Promise<MailOutcome> {
  const mail = deps.mailbox.read(bytes, signature)
  if (!mail) throw new AppError('unauthenticated', 'The signature is not valid.')
  const mail_index = deps.vault.index('mail', mail.message_id)
  const before = await findInboundMail(deps.db, mail_index)
  if (before !== null) return before
  const row = await ticketOfAddress(deps, mail.to)
  const text = trimQuoted(mail.text).slice(0, MAIL_TEXT_MAX)
  const created_at = deps.clock.now()
  return transaction(deps, async (deps) => {
    const outcome = await judge(deps, mail, row, text)
    if (!(await createInboundMail(deps.db, { mail_index, ticket: row?.ticket ?? null, outcome, created_at })))
      return outcome
    if (!row || (outcome !== 'taken' && outcome !== 'empty')) return outcome
    const whole = tidyText(mail.text.replaceAll('\r\n', '\n'))
    await addByAsker(deps, row.ticket, {
      author: row.partner_id === null ? 'customer' : 'partner',
      text: [text || inBoth('withoutText'), ...namesOf(mail)].join('\n\n'),
      via: 'mail',
      ...(whole !== tidyText(text) && { whole }),
    })
    const news = { ticket: row.ticket, news: 'empty', at: created_at.toISOString() } as const
    if (outcome === 'empty') await queueJob(deps.db, 'tell_asker_of_ticket', news, created_at)
    return outcome
  })
}

/** What we say in somebody's message is read by them and by the staff, each in their language. */
const inBoth = (key: 'withoutText' | 'attachments', words: { names?: string } = {}): string =>
  LOCALES.map((language) => textsIn(language)(`server:ticket.${key}`, words)).join('\n')

const namesOf = ({ attachments }: InboundMail): string[] =>
  attachments.length === 0 ? [] : [inBoth('attachments', { names: attachments.join(', ') })]

async function judge(deps: Deps, mail: InboundMail, row: HelpRequestRow | null, text: string): Promise<MailOutcome> {
  if (mail.automatic) return 'automatic'
  if (!row) return 'unknown_address'
  if (!mail.proven) return 'unproven'
  if ((await addressOfAsker(deps, row)) !== mail.from) return 'other_sender'
  const since = new Date(deps.clock.now().getTime() - hours(1))
  if ((await countMailsTaken(deps.db, row.ticket, since)) >= MAX_PER_HOUR) return 'too_many'
  return text === '' ? 'empty' : 'taken'
}

/** By which whoever asked is written to; null where a customer has proved none. */
async function addressOfAsker(deps: Deps, row: HelpRequestRow): Promise<string | null> {
  if (row.partner_id !== null) return openPartnerRequest(deps, row).email.toLowerCase()
  if (row.user_id === null) return openRequest(deps, row).email.toLowerCase()
  const customer = await findCustomer(deps.db, row.user_id)
  return customer?.email_verified ? openField(deps.vault, customer, 'email').toLowerCase() : null
}
