import { findHelpRequest } from '#server/db/repositories/support/help-requests.ts'
import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'

/** As much of the keyed hash as an address has room for: 96 bits, which nobody guesses. */
const TOKEN_LENGTH = 24
const TAG = /^(clt-\d{6,9})\.([0-9a-f]{24})$/

const tokenOf = ({ vault }: Deps, ticket: string): string => vault.index('ticket-answer', ticket).slice(0, TOKEN_LENGTH)

/** Where an answer to a mail about this ticket goes; null = none is taken by mail. */
export const answerAddress = (deps: Deps, ticket: string): string | null =>
  deps.mailbox.addressFor(`${ticket.toLowerCase()}.${tokenOf(deps, ticket)}`)

/** The ticket to whose address a mail went; null of an address that we never gave. */
export async function ticketOfAddress(deps: Deps, to: readonly string[]): Promise<HelpRequestRow | null> {
  for (const address of to) {
    const [, number = '', token = ''] = TAG.exec(deps.mailbox.tagOf(address) ?? '') ?? []
    const ticket = number.toUpperCase()
    // Both are keyed: how long the comparison takes says nothing of the token.
    if (ticket !== '' && deps.vault.hashToken(token) === deps.vault.hashToken(tokenOf(deps, ticket)))
      return findHelpRequest(deps.db, ticket)
  }
  return null
}
