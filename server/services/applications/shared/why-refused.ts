import type { ApplicationStatus } from '#src/contract/entities/applications/application.ts'
import type { RefusalReason } from '#src/contract/rules/refusal-rest.ts'
import type { ApplicationChanges } from '#server/db/repositories/applications/applications.ts'

/** What is kept of a lender's answer when it is a no. */
export const whyRefused = (answer: {
  status: ApplicationStatus | null
  refusal_reason: RefusalReason | null
}): ApplicationChanges => (answer.status === 'rejected' ? { refusal_reason: answer.refusal_reason } : {})
