import { findHelpRequest } from '#server/db/repositories/support/help-requests.ts'
import { createTicketNote } from '#server/db/repositories/support/ticket-desk.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { found } from '../shared/not-found.ts'
import { noteAad } from './shared/desk-view.ts'

/** For the staff alone. @throws AppError `not_found` */
export async function noteDeskTicket(deps: Deps, ticket: string, text: string, by: ByStaff): Promise<Audited> {
  found(await findHelpRequest(deps.db, ticket))
  await createTicketNote(deps.db, {
    ticket,
    admin_id: by.admin_id,
    at: deps.clock.now(),
    text_enc: deps.vault.sealShared(tidyText(text), noteAad(ticket)),
  })
  return { audit: { object: `ticket:${ticket}` } }
}
