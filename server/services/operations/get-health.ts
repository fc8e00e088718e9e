import type { Outgoing } from '#server/adapters/outgoing/outgoing.ts'
import { pingDatabase } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'

const PATIENCE_MS = 2_000

/** Never an error: whoever watches wants to read what is wrong. */
export async function getHealth(
  deps: Pick<Deps, 'db' | 'outgoing'>,
  stopping: boolean,
): Promise<{ status: 'ok' | 'degraded' | 'stopping'; database: string; others: ReturnType<Outgoing['states']> }> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'away'>((resolve) => {
    timer = setTimeout(() => resolve('away'), PATIENCE_MS)
  })
  const database = await Promise.race([
    pingDatabase(deps.db).then(
      () => 'ok' as const,
      () => 'away' as const,
    ),
    late,
  ])
  clearTimeout(timer)
  // Whoever else is away takes nothing from what this process can do: it stays where requests come.
  const status = stopping ? 'stopping' : database === 'ok' ? 'ok' : 'degraded'
  return { status, database, others: deps.outgoing.states() }
}
