import { createTicketMessageRow, updateTicketStatus } from '#server/db/repositories/support/tickets.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { messageAad } from '../public/ticket-view.ts'

interface Written {
  author: 'customer' | 'partner' | 'staff'
  text: string
  status: 'open' | 'answered' | 'waiting_lender'
  /** Whose hand it was, of the staff. */
  adminId?: number
  /** How it came, where not by a page of ours. */
  via?: 'mail'
  /** All of the mail, where `text` is a part of it. */
  whole?: string
}

/** One more message, and where the ticket stands with it; answers its number. The caller knows whose ticket it is. */
export const addToTicket = (
  deps: Deps,
  ticket: string,
  { author, text, status, adminId, via, whole }: Written,
): Promise<number> =>
  transaction(deps, async (deps) => {
    const now = deps.clock.now()
    const message_id = await createTicketMessageRow(deps.db, {
      ticket,
      author,
      admin_id: adminId ?? null,
      via: via ?? null,
      at: now,
      text_enc: deps.vault.sealShared(tidyText(text), messageAad(ticket)),
      whole_enc: whole === undefined ? null : deps.vault.sealShared(tidyText(whole), messageAad(ticket)),
    })
    await updateTicketStatus(deps.db, ticket, status, now)
    return message_id
  })
