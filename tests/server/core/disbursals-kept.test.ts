import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate as migrateTo } from 'drizzle-orm/pglite/migrator'
import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fromPglite, PGLITE_OPTIONS } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrationsBefore } from '#tests/setup/migrations-before.ts'

it('what an earlier version knew of disbursals becomes events', { timeout: 180_000 }, async () => {
  const client = await PGlite.create(PGLITE_OPTIONS)
  const folder = migrationsBefore('_disbursals_and_status_words')
  try {
    await migrateTo(drizzle(client), { migrationsFolder: folder })
    await client.exec(`set session_replication_role = replica;
      insert into applications (app_id, reference, user_id, product_type, partner, status, lender_id, amount, disbursed_amount, disbursed_on, exit_answer, origin_app_id) values
        ('told', 'A', 1, 'Personal Loans', 'cl', 'disbursed', 1, 300, 250, '2026-10-02', null, 'told'),
        ('untold', 'B', 1, 'Personal Loans', 'cl', 'disbursed', 1, 300, null, null, 'confirmed', 'untold'),
        ('open', 'C', 1, 'Personal Loans', 'cl', 'approved', 1, 300, null, null, null, 'open');
      insert into application_events (app_id, status, source, note, at) values
        ('untold', 'disbursed', 'lender', null, '2026-10-03T20:00:00Z'),
        ('untold', 'disbursed', 'creditlane', 'exit_confirmed', '2026-10-05T06:00:00Z')`)
    await migrate({ ...fromPglite(client) })
    const { rows } = await client.query(
      'select app_id, tranche, kind, amount::int as amount, amount_told, day, day_told from disbursals order by app_id, tranche',
    )
    const untold = { app_id: 'untold', amount: 300, amount_told: false, day_told: false }
    expect(rows).toEqual([
      {
        app_id: 'told',
        tranche: 1,
        kind: 'disbursed',
        amount: 250,
        amount_told: true,
        day: '2026-10-02',
        day_told: true,
      },
      { ...untold, tranche: 1, kind: 'disbursed', day: '2026-10-04' },
      { ...untold, tranche: 2, kind: 'taken_back', day: '2026-10-05' },
    ])
  } finally {
    await client.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
