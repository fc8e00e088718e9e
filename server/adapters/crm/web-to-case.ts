import type { HelpRequest } from '#src/contract/entities/support/help-request.ts'

/** The customer-support system's web-to-case form (fields orgid, name, email, phone, company, description). */
export interface WebToCase {
  readonly sandbox: boolean
  /** @throws AppError `not_available`; the caller has stored the ticket and retries. */
  forward(request: HelpRequest, ticket: string): Promise<void>
}
