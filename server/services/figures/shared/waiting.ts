import type { WorkItem } from '#src/contract/entities/figures/work-list.ts'

/** What waits of a kind. */
export interface Waits {
  count: number
  oldest: Date | null
  about?: string | null
  /** The admin who has the oldest, brought it or made it. */
  by?: number | null
  place?: WorkItem['place']
}
