import type { Outgoing } from '#server/adapters/outgoing/outgoing.ts'
import { isDiskFull } from '#server/db/disk-space.ts'
import type { ReplicaState } from '#server/db/replica.ts'
import type { Deps } from '#server/deps.ts'
import type { AuditWatch } from '#server/telemetry/audit-watch.ts'

const PATIENCE_MS = 2_000

interface Health {
  status: 'ok' | 'busy' | 'degraded' | 'stopping'
  database: 'ok' | 'late' | 'away' | 'full'
  /** Null = there is none. */
  replica: ReplicaState | null
  activity_log: AuditWatch['state']
  others: ReturnType<Outgoing['states']>
}

/**
 * Never an error: whoever watches wants to read what is wrong. The database is asked on a connection of its own, so that
 * `busy` is not taken for `away`; the embedded engine has one for everybody, and there an answer that is late means work.
 */
export async function getHealth(
  { ping, replica, outgoing, auditWatch }: Pick<Deps, 'ping' | 'replica' | 'outgoing' | 'auditWatch'>,
  { stopping, busy }: { stopping: boolean; busy: boolean },
  patienceMs = PATIENCE_MS,
): Promise<Health> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), patienceMs)
  })
  const database = await Promise.race([
    ping.ask().then(
      () => 'ok' as const,
      (error: unknown) => (isDiskFull(error) ? ('full' as const) : ('away' as const)),
    ),
    late,
  ])
  clearTimeout(timer)
  // Whoever else is away takes nothing from what this process can do: it stays where requests come.
  const cannotWork = database === 'away' || database === 'full' || (database === 'late' && ping.alone)
  const status = stopping ? 'stopping' : cannotWork ? 'degraded' : busy || database === 'late' ? 'busy' : 'ok'
  return {
    status,
    database,
    replica: replica?.state() ?? null,
    activity_log: auditWatch.state,
    others: outgoing.states(),
  }
}
