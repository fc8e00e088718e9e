import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/repositories/shared/rows-of.ts'

/** What a database is made of, as its catalogue says it, and what stands in it. */
export interface DatabaseDescription {
  tables: { relname: string; reloptions: string[] | null }[]
  /** In their order within a table. */
  columns: { relname: string; attname: string; type: string; attnotnull: boolean; preset: string | null }[]
  /** Without those of columns that may not be null: not every version names them, and the columns say it. */
  constraints: { conname: string; contype: string }[]
  indexes: { indexname: string }[]
  sequences: unknown[]
  functions: { proname: string }[]
  triggers: { tgname: string }[]
  /** By table; tables without any are left out. */
  rows: Record<string, unknown[]>
}

const OURS = `'public'::regnamespace`

const CATALOGUE = {
  tables: `select relname, relkind, reloptions, relrowsecurity from pg_class
    where relnamespace = ${OURS} and relkind not in ('i', 'S') order by relname`,
  columns: `select relname, attname, format_type(atttypid, atttypmod) as type, attnotnull, attidentity, attgenerated,
      pg_get_expr(adbin, adrelid) as preset, attcollation::regcollation::text as collation
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = ${OURS} and relkind not in ('i', 'S') and attnum > 0 and not attisdropped
    order by relname, attnum`,
  constraints: `select conrelid::regclass::text as relname, conname, contype::text, convalidated, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = ${OURS} and contype <> 'n' order by 1, conname`,
  indexes: `select relname as indexname, pg_get_indexdef(indexrelid) as definition, indisvalid from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = ${OURS} order by relname`,
  sequences: `select sequencename, data_type::text as type, start_value::text as start, min_value::text as min,
      max_value::text as max, increment_by::text as step, cycle, cache_size::text as cache
    from pg_sequences where schemaname = 'public' order by sequencename`,
  functions: `select proname, pg_get_functiondef(oid) as definition from pg_proc where pronamespace = ${OURS} order by proname`,
  triggers: `select tgname, pg_get_triggerdef(oid) as definition, tgenabled from pg_trigger where not tgisinternal
    order by tgrelid::regclass::text, tgname`,
}

/** Salted anew each time; columns that note the moment are known by their preset. */
const BY_CHANCE = new Set(['password_hash'])

export async function describeDatabase(db: Db): Promise<DatabaseDescription> {
  const ask = async <Row>(statement: string) => rowsOf<Row>(await db.execute(sql.raw(statement)))
  const columns = await ask<DatabaseDescription['columns'][number]>(CATALOGUE.columns)
  const rows: DatabaseDescription['rows'] = {}
  for (const table of new Set(columns.map(({ relname }) => relname))) {
    const kept = columns
      .filter(({ relname, attname, preset }) => relname === table && preset !== 'now()' && !BY_CHANCE.has(attname))
      .map(({ attname }) => `"${attname}"`)
    const found = await ask(
      `select ${kept.join(', ')} from "${table}" order by ${kept.map((_, at) => at + 1).join(', ')}`,
    )
    if (found.length > 0) rows[table] = found
  }
  return {
    tables: await ask(CATALOGUE.tables),
    columns,
    constraints: await ask(CATALOGUE.constraints),
    indexes: await ask(CATALOGUE.indexes),
    sequences: await ask(CATALOGUE.sequences),
    functions: await ask(CATALOGUE.functions),
    triggers: await ask(CATALOGUE.triggers),
    rows,
  }
}
