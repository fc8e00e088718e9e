import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MIGRATIONS = fileURLToPath(new URL('../db/migrations', import.meta.url))

/** Puts them beside a built server. The snapshots stay behind: `npm run db:generate` alone reads them. */
export function copyMigrations(server) {
  cpSync(MIGRATIONS, join(server, 'migrations'), {
    recursive: true,
    filter: (path) => !path.endsWith('_snapshot.json'),
  })
}
