import type { Deps } from '#server/deps.ts'
import { QUIET_DAYS } from '#server/services/partners/get-partner-home.ts'
import { days } from '#src/contract/rules/time.ts'

/** Before this instant nothing has moved for a week. */
export const inactiveSince = (deps: Deps): Date => new Date(deps.clock.now().getTime() - days(QUIET_DAYS))
