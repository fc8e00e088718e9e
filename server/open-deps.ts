import { createAdapters } from './adapters/create-adapters.ts'
import { createOutgoing } from './adapters/outgoing/outgoing.ts'
import { createBrandTable } from './cached/brand-table.ts'
import { createFunnelTable } from './cached/funnel-table.ts'
import { createHostTable } from './cached/host-table.ts'
import { createPublishedLoans } from './cached/published-loans.ts'
import { settableClock, systemClock } from './clock.ts'
import { createVault } from './crypto/vault.ts'
import type { Database } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { checkPostgres, sayWhyRefused } from './db/postgres-refused.ts'
import { openReplica } from './db/replica.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { createLogger } from './log.ts'
import { createRateLimits } from './rate-limits.ts'
import { inTurn } from './seed/in-turn.ts'
import { seedBase } from './seed/seed-base.ts'
import { seedPartnerTax } from './seed/seed-partner-tax.ts'
import { createFirstAdmin } from './services/identity/create-first-admin.ts'
import { createAuditWatch } from './telemetry/audit-watch.ts'

/** Opens, migrates and seeds the database and connects every part that the settings name. */
export async function openDeps(env: Env): Promise<{ deps: Deps; database: Database }> {
  const opened = await openDatabase(env)
  const log = createLogger(env.logLevel)
  const { databaseReplicaUrl } = env
  const replica =
    databaseReplicaUrl === null
      ? null
      : openReplica(databaseReplicaUrl, opened, (state, cause) =>
          log[state === 'read' ? 'info' : 'warn']({ replica: state, err: cause }, 'replica'),
        )
  const database = { ...opened, close: async () => void (await Promise.all([opened.close(), replica?.close()])) }
  try {
    await checkPostgres(database)
    await migrate(database, env.migrationUrl)
    const clock = env.mode === 'test' ? settableClock() : systemClock
    const brands = createBrandTable(database.db, clock, log)
    const outgoing = createOutgoing({
      log,
      watch: (kind, work) => (deps.telemetry ? deps.telemetry.watch('outgoing', kind, work) : work()),
    })
    const deps: Deps = {
      env,
      db: database.db,
      ping: database.ping,
      replica,
      clock,
      vault: createVault(env.secretKey),
      log,
      telemetry: null,
      limits: createRateLimits(),
      hosts: createHostTable(database.db, clock, log),
      brands,
      funnels: createFunnelTable(database.db, brands, clock, log),
      published: createPublishedLoans(database.db, clock, log),
      auditWatch: createAuditWatch(),
      outgoing,
      ...createAdapters(env, clock, outgoing),
    }
    await sayWhyRefused('DATABASE_URL', () =>
      inTurn(database, async () => {
        await seedBase(database.db, { demoAccounts: env.mode !== 'live', now: clock.now() })
        if (env.mode !== 'live') await seedPartnerTax(deps)
        await createFirstAdmin(deps)
      }),
    )
    return { deps, database }
  } catch (error) {
    await database.close()
    throw error
  }
}
