import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Database } from '../db/client.ts'
import { listWaitingJobs } from '../db/repositories/operations/job-board.ts'
import type { Deps } from '../deps.ts'
import type { Gauges } from './telemetry.ts'

const LOG_STATES = ['ok', 'late', 'incomplete'] as const

/** What an operator watches of this process and of what it shares with the others: docs/operations.md says from when on. */
export function gaugesOf(deps: Deps, { pool }: Database): Gauges {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const waiting = () => listWaitingJobs(deps.db, deps.clock.now())
  return {
    database_connections: { about: 'Connections of this process', read: () => pool?.totalCount ?? null },
    database_connections_idle: { about: 'Of these, in no use', read: () => pool?.idleCount ?? null },
    database_waiting: { about: 'Statements that wait for a connection', read: () => pool?.waitingCount ?? null },
    replica_lag_seconds: {
      about: 'How far the replica is behind',
      read: () => deps.replica?.state().lag_seconds ?? null,
    },
    activity_log_state: {
      about: `State of the activity log: ${LOG_STATES.map((state, at) => `${at} ${state}`).join(', ')}`,
      read: () => LOG_STATES.indexOf(deps.auditWatch.state),
    },
    targets_left_alone: { about: 'Servers outside that are left alone', read: () => deps.outgoing.resting().length },
    jobs_waiting: {
      about: 'Queued work that is due, of all processes',
      read: async () => (await waiting()).reduce((sum, { count }) => sum + count, 0),
    },
    jobs_oldest_seconds: {
      about: 'How long the oldest of it has been due',
      read: async () => {
        const [oldest] = await waiting()
        return oldest ? (deps.clock.now().getTime() - oldest.since.getTime()) / 1_000 : 0
      },
    },
    event_loop_delay_p99_seconds: {
      about: 'Slowest hundredth of turns of the event loop since it was last asked for',
      read: () => {
        const seconds = delay.percentile(99) / 1e9
        delay.reset()
        return seconds
      },
    },
    memory_bytes: { about: 'Memory of this process', read: () => process.memoryUsage.rss() },
  }
}
