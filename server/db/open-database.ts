import type { Database } from './client.ts'
import { openEmbedded } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/**
 * Opens PostgreSQL by its URL, otherwise the embedded database of the data directory.
 * @throws DataDirInUse when another process holds the directory.
 */
export async function openDatabase(options: { databaseUrl: string | null; dataDir: string }): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openEmbedded(options.dataDir)
}
