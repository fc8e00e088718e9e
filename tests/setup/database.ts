import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { inject } from 'vitest'
import { fromPglite, PGLITE_OPTIONS, type Database, type Db, type Engine } from '#server/db/client.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { partnerDetails, partnerEvidence } from '#server/db/schema-partner.ts'
import { runSql } from './postgres.ts'

/** The engines of this machine, for `describe.each`. */
export const engines = (): Engine[] => (inject('postgresUrl') === null ? ['pglite'] : ['pglite', 'postgres'])

/** Unpacked once in a process. */
let dump: Blob | undefined

/** A fresh copy of the migrated and seeded database. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  if (engine === 'pglite') {
    dump ??= new Blob([gunzipSync(readFileSync(inject('databaseDump')))], { type: 'application/x-tar' })
    return fromPglite(await PGlite.create({ ...PGLITE_OPTIONS, loadDataDir: dump }))
  }
  const { url, drop } = await createPostgresCopy()
  const database = openPostgres(url)
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** A migrated and seeded database of its own on the PostgreSQL of this run. */
export async function createPostgresCopy(): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = inject('postgresUrl')
  if (admin === null) throw new Error('there is no PostgreSQL on this machine')
  const name = `t_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`
  await runSql(admin, `create database ${name} template ready`)
  return {
    url: admin.replace('/postgres?', `/${name}?`),
    drop: () => runSql(admin, `drop database ${name} with (force)`),
  }
}

/** What the seed brought stays, everything that people did goes. */
const SEEDED = [
  'admins',
  'partners',
  'partner_users',
  'lenders',
  'lender_groups',
  'credit_cards',
  'insurance_plans',
  'vouchers',
  'revenue_types',
  'status_tables',
]

const NAMES = SEEDED.map((name) => `'${name}'`).join(', ')
const EMPTIED = `relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in (${NAMES})`

/**
 * Deletes row by row, where there ever was one: a test leaves few rows, and to truncate makes every table and index a new
 * file. One statement: a transaction of several costs more than what it does.
 */
export async function emptyTables(db: Db): Promise<void> {
  await db.execute(
    sql.raw(`
      do $$ declare emptied record; begin
        -- The audit log's own trigger would refuse.
        perform set_config('session_replication_role', 'replica', true);
        for emptied in select relname from pg_class where ${EMPTIED} and pg_relation_size(oid) > 0
        loop
          execute format('delete from %I', emptied.relname);
        end loop;
        perform setval(seqrelid::regclass, seqstart, false) from pg_sequence
          join pg_depend on objid = seqrelid and classid = 'pg_class'::regclass and deptype in ('a', 'i')
          join pg_class on pg_class.oid = refobjid
          where ${EMPTIED} and pg_sequence_last_value(seqrelid) is not null;
        -- Of what lenders' words mean, the lines for every lender came with the product; a lender's own were saved.
        delete from status_tables where lender_id is not null;
      end $$`),
  )
}

/** What the seed keeps of the demonstration's partners, apart from the base: read once, given back after each test. */
export async function keepPartnerTax(db: Db): Promise<() => Promise<void>> {
  const { profile_enc, partner_id } = partnerDetails
  const [details, evidence] = await Promise.all([
    db.select({ partner_id, profile_enc }).from(partnerDetails),
    db.select().from(partnerEvidence).orderBy(partnerEvidence.evidence_id),
  ])
  const kept = JSON.stringify({ details, evidence })
  return async () => {
    await db.execute(sql`
      with kept as (select ${kept}::jsonb as rows), details as (
        insert into partner_details (partner_id, profile_enc)
          select row.partner_id, row.profile_enc
          from kept, jsonb_to_recordset(rows -> 'details') as row (partner_id integer, profile_enc text)
          join partners using (partner_id)
      )
      insert into partner_evidence (partner_id, partner_user_id, step, state, version, hash, at)
        select row.partner_id, row.partner_user_id, row.step, row.state, row.version, row.hash, row.at
        from kept, jsonb_to_recordset(rows -> 'evidence') as row (
          partner_id integer, partner_user_id integer, step text, state text, version text, hash text, at timestamptz)
        join partner_users using (partner_user_id)`)
  }
}
