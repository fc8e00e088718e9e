import { listTicketMessages } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#src/contract/errors.ts'

/** @throws AppError `conflict` where somebody has written in a ticket since it was read */
export async function requireSeen({ db }: Deps, ticket: string, seen: number): Promise<void> {
  const newest = (await listTicketMessages(db, [ticket])).at(-1)
  if ((newest?.message_id ?? 0) !== seen)
    throw new AppError('conflict', 'Somebody has written in this ticket since you opened it. Nothing was sent.', {
      errors: { seen: 'rules:ticket.seen' },
    })
}
