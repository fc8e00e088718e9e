import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/client.ts'

export type Place = { db: Db; clock: Clock }

export interface Applied {
  user_id: number
  app_id: string
  lender_id: number
}
