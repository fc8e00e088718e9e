import type { Deps } from '#server/deps.ts'
import { queueHour, hourOf } from './public/anchors.ts'

/** This hour's; queued anew it is the same one. */
export const queueAnchoring = (deps: Deps): Promise<void> => queueHour(deps, hourOf(deps.clock.now()))
