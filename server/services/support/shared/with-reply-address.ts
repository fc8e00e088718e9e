import type { Deps } from '#server/deps.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { ANSWER_LINE } from '#src/contract/tickets/trim-quoted.ts'
import { answerAddress } from './answer-address.ts'

interface Mail {
  subject: string
  text: string
  replyTo?: string
}

/** A mail about a ticket, with the address at which an answer to it lands in the ticket, where there is one. */
export function withReplyAddress(deps: Deps, ticket: string, languages: readonly Locale[], mail: Mail): Mail {
  const replyTo = answerAddress(deps, ticket)
  if (replyTo === null) return mail
  const line = languages.map((language) => textsIn(language)('server:ticket.answerHere')).join(' / ')
  return { ...mail, text: `${ANSWER_LINE} ${line}\n\n${mail.text}`, replyTo }
}
