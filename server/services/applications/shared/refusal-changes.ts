import type { LenderWords } from '#server/adapters/lenders/lender-gateway.ts'
import type { ApplicationChanges } from '#server/db/repositories/applications/applications.ts'
import type { WordsMeaning } from '#src/contract/entities/applications/status-words.ts'

/** What is kept of a lender's answer when it is a no: what we make of its reason, and the reason as it gave it. */
export const refusalChanges = (answer: LenderWords & WordsMeaning): ApplicationChanges =>
  answer.status === 'rejected' ? { refusal_reason: answer.refusal_reason, reject_code: answer.reason } : {}
