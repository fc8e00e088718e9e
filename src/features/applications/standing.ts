import type { ApplicationCare } from '#src/contract/entities/applications/application-care.ts'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { isStopped, shownStatus, stoppedWords } from './status-steps.ts'

/** The one sentence of where an application stands: its key below `meaning`. */
export function meaningOf(application: Application) {
  if (isStopped(application)) return stoppedWords(application)
  return application.next_step.kind === 'otp' ? 'code_needed' : shownStatus(application)
}

/** The one day that belongs to it; a wait that took too long says so. */
export type StandingDay =
  | { kind: 'expected'; day: string; basis: NonNullable<ApplicationCare['basis']>; count: number }
  | { kind: 'late' | 'started' | 'waits' | 'again' | 'paid' | 'ended'; day: string }

/** By when something happens, or since when it is as it is; null until it is known. */
export function standingDay(application: Application, care: ApplicationCare | null): StandingDay | null {
  const { status, next_step, refusal, disbursed_on, updated_at } = application
  if (status === 'draft') return { kind: 'started', day: application.created_at }
  // The sentence has the day where the lender has told it.
  if (status === 'disbursed') return disbursed_on === null ? { kind: 'paid', day: updated_at } : null
  if (refusal && refusal.until > refusal.on) return { kind: 'again', day: refusal.until }
  if (isFinal(status)) return { kind: 'ended', day: updated_at }
  if (next_step.kind === 'additional_info') return { kind: 'waits', day: updated_at }
  if (!care || care.expected_by === null || care.basis === null || care.working_days === null) return null
  if (care.overdue) return { kind: 'late', day: care.expected_by }
  return { kind: 'expected', day: care.expected_by, basis: care.basis, count: care.working_days }
}
