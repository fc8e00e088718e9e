import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'
import { causesOf, isDatabaseAway, pgErrorCode } from './database-away.ts'
import { rowsOf } from './repositories/shared/rows-of.ts'
import { transaction } from './transaction.ts'

/** The oldest version that we promise to work on. */
export const OLDEST_POSTGRES = 15

/** PostgreSQL, or what stands in front of it, cannot serve us. One line says what was found and what to set. */
export class PostgresRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`Cannot start: ${reason.replaceAll(/\s+/g, ' ')}`, options)
    this.name = 'PostgresRefused'
  }
}

/** The setting that names the address. */
export type AddressSetting = 'DATABASE_URL' | 'MIGRATION_URL'

/**
 * Asks in a transaction, as all work does: what a pooler cannot do is said here.
 * @throws PostgresRefused; the embedded engine is never refused.
 */
export async function checkPostgres(database: Database): Promise<void> {
  if (!database.pool) return
  await sayWhyRefused('DATABASE_URL', async () => {
    const [found] = await transaction(database, async (database) =>
      rowsOf<{ number: string; version: string }>(
        await database.db.execute(
          sql`select current_setting('server_version_num') as number, current_setting('server_version') as version`,
        ),
      ),
    )
    if (found && Number(found.number) < OLDEST_POSTGRES * 10_000)
      throw new PostgresRefused(
        `PostgreSQL ${found.version} was found at DATABASE_URL, and PostgreSQL ${OLDEST_POSTGRES} or newer is needed.`,
      )
  })
}

/** Turns what is wrong with the database of a setting, and not with us, into one line. */
export async function sayWhyRefused<T>(setting: AddressSetting, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = reasonOf(error, setting)
    if (reason === null) throw error
    throw new PostgresRefused(reason, { cause: error })
  }
}

function reasonOf(error: unknown, setting: AddressSetting): string | null {
  const messages = [...causesOf(error)].map(({ message }) => message)
  // The deepest is the server's own; what drizzle puts around it repeats the query.
  const said = messages.at(-1) ?? ''
  const parameter = /unsupported startup parameter(?: in options)?: "?(\w+)/.exec(said)?.[1]
  if (parameter !== undefined)
    return (
      `the pooler at ${setting} does not support the start-up parameter ${parameter}. ` +
      `Take it out of ${setting} and out of PGOPTIONS, or name it in the pooler's ignore_startup_parameters.`
    )
  if (/statement pooling/.test(said))
    return (
      `the pooler at ${setting} does not support transactions: it pools statements. ` +
      `Set its pool_mode to transaction, or ${setting} to the address of PostgreSQL itself.`
    )
  const code = pgErrorCode(error)
  if (code === '42501')
    return (
      `the role of ${setting} may not do what a start does (${said}). Give it the right; for migrations ` +
      `MIGRATION_URL can name another role.`
    )
  if (code === '3D000' || isDatabaseAway(error))
    return `the database of ${setting} cannot be used (${said || (code ?? 'no answer')}).`
  return null
}
