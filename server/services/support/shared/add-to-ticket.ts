import { tidyText } from '#src/contract/rules/safe-text.ts'
import { transaction } from '#server/db/transaction.ts'
import { createTicketMessageRow, updateTicketStatus } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import { messageAad } from './ticket-view.ts'

/** One more message, and where the ticket stands with it. The caller knows whose ticket it is. */
export const addToTicket = (
  deps: Deps,
  ticket: string,
  { author, text, status }: { author: 'customer' | 'partner' | 'staff'; text: string; status: 'open' | 'answered' },
) =>
  transaction(deps, async (deps) => {
    await createTicketMessageRow(deps.db, {
      ticket,
      author,
      text_enc: deps.vault.sealShared(tidyText(text), messageAad(ticket)),
      at: deps.clock.now(),
    })
    await updateTicketStatus(deps.db, ticket, status)
  })
