import { JOB_LANES, LANE_PLACES } from '#src/contract/entities/operations/job-lane.ts'
import { claimNextJob } from '../db/repositories/shared/jobs.ts'
import type { JobRow, NotNow } from '../db/repositories/shared/jobs.ts'
import type { Deps } from '../deps.ts'
import { kindsOf, laneOf } from '../job-kinds.ts'
import { PATIENCE } from './job-handlers.ts'
import { createPauseBoard } from './pause-board.ts'
import { runJob } from './run-job.ts'

/** Longer than any job takes: whoever holds a job this long has died. */
export const LEASE_SECONDS = 120

const countOf = <T>(list: readonly T[], one: T): number => list.filter((each) => each === one).length

/**
 * Takes due jobs while their lane has a place. A job that ends makes place at once: nothing waits for the slowest of
 * several. One is taken at a time, so that before each it is known which lanes and targets are full.
 * @param report told of what could not be read or noted
 */
export function createJobRunner(deps: Deps, report: (error: unknown) => void) {
  const underWay = new Map<JobRow, Promise<void>>()
  const readPauses = createPauseBoard(deps)
  let filling: Promise<void> | null = null
  let again = false
  let stopped = false
  let taken = 0

  /** @param elsewhere targets that are left alone by any process; null = every lane is full */
  function notNow(elsewhere: readonly string[]): NotNow | null {
    const running = [...underWay.keys()]
    const lanes = running.map(({ kind }) => laneOf(kind))
    const fullLanes = JOB_LANES.filter((lane) => countOf(lanes, lane) >= LANE_PLACES[lane].places)
    if (fullLanes.length === JOB_LANES.length) return null
    const rests = deps.outgoing.resting()
    // Of what may be tried again, one job finds out for all.
    const probed = new Set(rests.map(({ target }) => target))
    const targets = running.map(({ target }) => target)
    const isFull = ({ kind, target }: JobRow): boolean =>
      target !== null && countOf(targets, target) >= (probed.has(target) ? 1 : LANE_PLACES[laneOf(kind)].perTarget)
    return {
      kinds: fullLanes.flatMap(kindsOf),
      full: running.filter(isFull).flatMap(({ target }) => target ?? []),
      paused: [...elsewhere, ...rests.filter(({ mayTry }) => !mayTry).map(({ target }) => target)],
      patience: PATIENCE,
    }
  }

  async function take(): Promise<void> {
    try {
      do {
        again = false
        const elsewhere = await readPauses()
        for (let goesOn = true; goesOn;) {
          const skipped = notNow(elsewhere)
          const job = skipped && (await claimNextJob(deps.db, deps.clock.now(), skipped, LEASE_SECONDS))
          if (job) start(job)
          goesOn = job !== null && !stopped
        }
      } while (again && !stopped)
    } catch (error) {
      report(error)
    } finally {
      filling = null
    }
  }

  function start(job: JobRow): void {
    taken += 1
    const end = runJob(deps, job)
      .catch(report)
      .finally(() => {
        underWay.delete(job)
        void fill()
      })
    underWay.set(job, end)
  }

  /** Takes what is due and has a place; never rejects. */
  async function fill(): Promise<void> {
    if (stopped) return
    again = true
    await (filling ??= take())
  }

  return {
    fill,
    /** Answers how many were taken, when nothing is left that may be. */
    async untilIdle(): Promise<number> {
      await fill()
      while (underWay.size > 0) {
        await Promise.race(underWay.values())
        await fill()
      }
      return taken
    },
    /** Takes no more, and waits for what is under way. */
    async stop(): Promise<void> {
      stopped = true
      await filling
      await Promise.all(underWay.values())
    },
  }
}
