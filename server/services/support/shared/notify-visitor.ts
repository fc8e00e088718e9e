import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import { inAllLanguages } from '#server/texts/in-all-languages.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { openRequest } from '../public/ticket-view.ts'
import { withReplyAddress } from './with-reply-address.ts'

/** The answer itself, by mail to the address that was given with the question. */
export async function notifyVisitorOfAnswer(deps: Deps, row: HelpRequestRow, answer: string): Promise<void> {
  const { ticket } = row
  const { email } = openRequest(deps, row)
  const mail = inAllLanguages((language) => ({
    subject: textsIn(language)('server:ticket.subject', { ticket }),
    text: textsIn(language)('server:ticket.visitor', { ticket }),
  }))
  const whole = { subject: mail.subject, text: `${answer}\n\n${mail.text}` }
  await deps.mail.send({ to: email, ...withReplyAddress(deps, ticket, LOCALES, whole) })
}
