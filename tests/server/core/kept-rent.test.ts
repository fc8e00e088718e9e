import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate as migrateTo } from 'drizzle-orm/pglite/migrator'
import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fromPglite, PGLITE_OPTIONS } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrationsBefore } from '#tests/setup/migrations-before.ts'

it('an earlier version lets go of the rent it kept, and of nothing else', { timeout: 180_000 }, async () => {
  const client = await PGlite.create(PGLITE_OPTIONS)
  const folder = migrationsBefore('_rent_is_not_kept')
  try {
    await migrateTo(drizzle(client), { migrationsFolder: folder })
    await client.query(`insert into customers (user_id, partner, profile) overriding system value values
      (1, 'cl', '{"residence_type": 3, "monthly_rent": 9000}'), (2, 'cl', '{"emi": 500}'), (3, 'cl', '{}')`)
    await migrate({ ...fromPglite(client) })
    expect((await client.query('select profile from customers order by user_id')).rows).toEqual([
      { profile: { residence_type: 3 } },
      { profile: { emi: 500 } },
      { profile: {} },
    ])
  } finally {
    await client.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
