import { sql } from 'drizzle-orm'
import type { Database, Db } from './client.ts'
import { DatabaseBusy, isDatabaseAway, pgErrorCode } from './database-away.ts'
import { openPostgres } from './postgres.ts'
import { rowsOf } from './repositories/shared/rows-of.ts'

/** A replica that is further behind than this is not read, seconds. */
export const MOST_LAG_SECONDS = 10

/**
 * So long a browser says where its last change stands in the log, seconds. A replica that is read is at most
 * `MOST_LAG_SECONDS` behind, as of a look at most some seconds ago: what is older than this it has.
 */
export const MARK_SECONDS = 60

/** How long a read waits for a connection to the replica before the primary answers it. */
const PLACE_MS = 2_000

/** Where the primary stood, kept until the replica has come so far. */
const MOST_POSITIONS = 120

/** `refused`: the address leads to no replica of our database. */
type ReplicaUse = 'read' | 'late' | 'away' | 'refused'

export interface ReplicaState {
  state: ReplicaUse
  /** Whole seconds, rounded up; null = not known. */
  lag_seconds: number | null
}

/** A streaming replica of the database, for reads that may be some seconds old. */
export interface Replica {
  /** What the replica cannot answer the primary does. */
  db: Db
  state(): ReplicaState
  /** May it answer whoever made their last change at this place of the log? null = they made none lately. */
  serves(mark: string | null): boolean
  /** A place of the log, behind everything that stands now. */
  mark(): Promise<string>
  /** Finds out how far the replica is; to be called once a second. Never fails. */
  look: () => Promise<void>
  /** Statements that the primary answered because the replica could not. */
  passedOn(): number
  close(): Promise<void>
}

interface Position {
  at: number
  place: bigint
}

/**
 * How far the replica is behind is counted by our own clock alone: the time since the last moment of which it has everything. Two
 * machines' clocks are not compared, and a database in which nothing happens is not late.
 * @param now milliseconds that only grow
 * @param changed told when the state is another one, with the cause
 */
export function openReplica(
  url: string,
  primary: Database,
  changed: (state: ReplicaUse, cause: unknown) => void = () => undefined,
  now: () => number = () => performance.now(),
): Replica {
  const { pool: primaryPool } = primary
  if (!primaryPool) throw new Error('the embedded database has no replica')
  const replica = openPostgres(url, { placeMs: PLACE_MS })
  const positions: Position[] = []
  let upTo: number | null = null
  let replayed = 0n
  let use: ReplicaUse = 'late'
  let passedOn = 0

  const turnTo = (next: ReplicaUse, cause: unknown = null) => {
    if (next !== use) changed(next, cause)
    use = next
  }
  const lagMs = (): number => (upTo === null ? Infinity : now() - upTo)
  /** Time goes on also when nobody can look. */
  const isFresh = () => lagMs() <= MOST_LAG_SECONDS * 1_000

  /** What the primary does instead, if the replica cannot. */
  async function orPrimary<T>(read: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
    try {
      return await read()
    } catch (error) {
      if (pgErrorCode(error) !== WRITES) {
        if (!isReplicaTrouble(error)) throw error
        if (isDatabaseAway(error)) turnTo('away', error)
        passedOn += 1
      }
      return instead()
    }
  }
  const { pool, db } = replica
  type Ask = (...parts: unknown[]) => Promise<unknown>
  const query = pool.query.bind(pool) as Ask
  const primaryQuery = primaryPool.query.bind(primaryPool) as Ask
  const ask: Ask = (...parts) =>
    orPrimary(
      () => query(...parts),
      () => primaryQuery(...parts),
    )
  pool.query = ask as typeof pool.query
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) =>
    orPrimary(
      () => transaction(work, config),
      () => primary.db.transaction(work as never, config) as never,
    )

  async function look(): Promise<void> {
    try {
      const at = now()
      const [there] = rowsOf<Where>(await primary.db.execute(WHERE_PRIMARY))
      const { rows } = (await query(WHERE_REPLICA)) as { rows: Where[] }
      const [here] = rows
      if (!there?.place || !here?.place || there.cluster !== here.cluster || there.name !== here.name)
        return turnTo('refused')
      positions.push({ at, place: placeOf(there.place) })
      replayed = placeOf(here.place)
      const reached = positions.findLastIndex(({ place }) => place <= replayed)
      if (reached >= 0) upTo = positions.splice(0, reached + 1).at(-1)?.at ?? upTo
      if (positions.length > MOST_POSITIONS) positions.shift()
      turnTo(isFresh() ? 'read' : 'late')
    } catch (error) {
      turnTo('away', error)
    }
  }

  return {
    db,
    look,
    state: () => ({
      state: use === 'read' && !isFresh() ? 'late' : use,
      lag_seconds: upTo === null ? null : Math.ceil(lagMs() / 1_000),
    }),
    serves: (mark) => use === 'read' && isFresh() && (mark === null || (isPlace(mark) && placeOf(mark) <= replayed)),
    async mark() {
      const [there] = rowsOf<Where>(await primary.db.execute(WHERE_PRIMARY))
      return there?.place ?? ''
    },
    passedOn: () => passedOn,
    close: () => replica.close(),
  }
}

interface Where {
  /** Null on the primary where it is a replica itself, and on the replica where it is none. */
  place: string | null
  cluster: string
  name: string
}
const SAME = `(select system_identifier from pg_control_system())::text as cluster, current_database() as name`
const WHERE_PRIMARY = sql.raw(
  `select case when not pg_is_in_recovery() then pg_current_wal_insert_lsn() end::text as place, ${SAME}`,
)
const WHERE_REPLICA = {
  text: `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as place, ${SAME}`,
}

const PLACE = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/
const isPlace = (text: string): boolean => PLACE.test(text)
/** A place of the log as PostgreSQL writes it: two halves of 32 bits, in hexadecimal. */
function placeOf(text: string): bigint {
  const [, high = '0', low = '0'] = PLACE.exec(text) ?? []
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** A read that writes, such as who took a file away, does so where it is possible. */
const WRITES = '25006'

/**
 * The primary may well answer: the replica is away or full, has given the read up for what it had to replay (40001, 40P01), or does not have a table or column yet (42P01, 42703).
 */
const isReplicaTrouble = (error: unknown): boolean =>
  isDatabaseAway(error) ||
  error instanceof DatabaseBusy ||
  ['40001', '40P01', '42P01', '42703'].includes(pgErrorCode(error) ?? '')
