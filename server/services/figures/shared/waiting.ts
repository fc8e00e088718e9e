import type { Waiting } from '#server/db/repositories/figures/work-list.ts'
import type { WorkItem } from '#src/contract/entities/figures/work-list.ts'

/** What waits of a kind. */
export interface AwaitingApproval extends Waiting {
  /** The admin who has the oldest, brought it or made it. */
  by?: number | null
  place?: WorkItem['place']
  /** Not before then may this person do it. */
  from?: Date | null
}
