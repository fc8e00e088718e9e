import type { listLeadApplications } from '#server/db/repositories/leads/leads.ts'
import type { ApplicationPeriod } from '#src/contract/attribution.ts'

/** What the rule of attribution reads of a person's applications: when each was sent, and when it ended. */
export const applicationPeriods = (
  applications: Awaited<ReturnType<typeof listLeadApplications>>,
): ApplicationPeriod[] =>
  applications.flatMap(({ submitted_at, ended_at }) =>
    submitted_at === null
      ? []
      : [{ submitted_at: submitted_at.getTime(), ended_at: ended_at === null ? null : ended_at.getTime() }],
  )
