import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { MARK_SECONDS } from '../db/replica.ts'
import type { Deps } from '../deps.ts'
import { readCookies } from './sids.ts'

/** Where the browser's last change stands: any process may be asked next, so that none of them has to remember it. */
const MARK_COOKIE = '__Host-written'

/** How many seconds old an answer may be that a replica gave. */
export const LAG_HEADER = 'x-replica-lag'

/** For the work of a read: the replica's handle where the row allows it, and the replica has what this browser has changed. */
export function forReading(deps: Deps, row: EndpointRow, request: Request, headers: Headers): Deps {
  if (!row.readsReplica || !deps.replica) return deps
  const mark = readCookies(request.headers.get('cookie') ?? '').get(MARK_COOKIE) ?? null
  if (!deps.replica.serves(mark)) return deps
  headers.set(LAG_HEADER, String(deps.replica.state().lag_seconds ?? ''))
  return { ...deps, db: deps.replica.db }
}

/** The cookie after a change of the back office, as `set-cookie`. Whoever cannot be told a place reads the primary. */
export async function markWrite({ replica, log }: Deps): Promise<string | null> {
  if (!replica) return null
  const place = await replica.mark().catch((error: unknown) => {
    log.warn({ err: error }, 'no place in the log: this browser reads the primary')
    return ''
  })
  return `${MARK_COOKIE}=${place || 'primary'}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${MARK_SECONDS}`
}
