import { markAlarmSeen } from '#server/db/repositories/figures/alarms.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { notFound } from '../shared/not-found.ts'

/** Somebody has seen it, and it leaves the work list. @throws AppError `not_found` */
export async function seeFigureAlarm(deps: Deps, alarmId: number, by: ByStaff): Promise<Audited<{ message: string }>> {
  if (!(await markAlarmSeen(deps.db, alarmId, by.admin_id, deps.clock.now()))) throw notFound()
  return { message: 'Taken off the list.', audit: { object: `figure-alarm:${alarmId}` } }
}
