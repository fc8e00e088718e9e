import { findHelpRequest } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { found } from '../shared/not-found.ts'
import { toDeskTicket } from './shared/desk-view.ts'

/** @throws AppError `not_found` */
export const getDeskTicket = async (deps: Deps, ticket: string): Promise<DeskTicket> =>
  toDeskTicket(deps, found(await findHelpRequest(deps.db, ticket)))
