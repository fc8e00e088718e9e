import { pgErrorCode } from './database-away.ts'

/** What this process knows of the room on the database's disk, in memory. */
export interface DiskSpace {
  /** A statement has failed for lack of room, and health has not been able to write since. */
  full: boolean
}

/** Both engines say it with this SQLSTATE. */
export const isDiskFull = (error: unknown): boolean => pgErrorCode(error) === '53100'

/** Passes on what `work` comes to, and remembers a failure for lack of room. */
export async function noteDiskFull<T>(space: DiskSpace, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isDiskFull(error)) space.full = true
    throw error
  }
}

/**
 * Writes 16 kB that cannot be packed, which take new pages on the disk, and takes them away again: nothing stays. A large object needs
 * no table, and no right to make one.
 */
const TRIAL_WRITE = `select lo_unlink(lo_from_bytea(0,
  (select string_agg(sha256(n::text::bytea), ''::bytea) from generate_series(1, 512) as n)))`

/**
 * Asks whether the database is there; after a failure for lack of room, whether it can write again. This does not wait for a
 * customer's next try: none comes while health keeps requests away.
 */
export async function askDatabase(space: DiskSpace, ask: (text: string) => Promise<unknown>): Promise<void> {
  if (!space.full) {
    await ask('select 1')
    return
  }
  await ask(TRIAL_WRITE)
  space.full = false
}
