import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate as migrateTo } from 'drizzle-orm/pglite/migrator'
import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fromPglite, PGLITE_OPTIONS } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrationsBefore } from '#tests/setup/migrations-before.ts'

it(
  'accounts of an earlier version keep what they sign in with, and typed contacts no longer stand in the way',
  { timeout: 180_000 },
  async () => {
    const client = await PGlite.create(PGLITE_OPTIONS)
    const folder = migrationsBefore('_one_account_per_verified_contact')
    try {
      await migrateTo(drizzle(client), { migrationsFolder: folder })
      await client.exec(`
      insert into customers (partner, phone_index, phone_verified, email_index) values ('cl', 'p1', true, 'e1');
      insert into customers (partner, email_index, email_verified) values ('cl', 'e2', true);
      insert into otps (otp_id, prospect_app_id, sid_hash, channel, destination_index, destination_enc, code_hash, notice_version, expires_at)
        values ('o', 'v', 's', 'mobile', 'p1', 'x', 'x', '1', now());`)
      await migrate({ ...fromPglite(client) })
      const { rows } = await client.query(
        'select phone_index, phone_verified, email_index, email_verified from customers',
      )
      expect(rows).toEqual([
        { phone_index: 'p1', phone_verified: true, email_index: 'e1', email_verified: false },
        { phone_index: null, phone_verified: false, email_index: 'e2', email_verified: true },
      ])
      expect((await client.query('select prospect_app_id, user_id from otps')).rows).toEqual([
        { prospect_app_id: 'v', user_id: null },
      ])
      await client.exec(`insert into customers (partner, email_index) values ('cl', 'e1'), ('cl', 'e2')`)
      await expect(
        client.exec(`insert into customers (partner, email_index, email_verified) values ('cl', 'e2', true)`),
      ).rejects.toThrow(/customers_email/)
    } finally {
      await client.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
