import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { schema } from './all-tables.ts'

/** A database or an open transaction, on either engine: repositories take it and cannot tell which. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
export type Engine = 'pglite' | 'postgres'

/** Asks whether the database is there, and can write where it lately could not. `alone`: on a connection that nothing else waits for. */
export interface Ping {
  /** @throws whatever the database says when it does not answer */
  ask: () => Promise<void>
  alone: boolean
}

export interface Database {
  engine: Engine
  db: Db
  ping: Ping
  /** Only on the embedded engine. */
  pglite?: PGlite
  /** Only on PostgreSQL. */
  pool?: pg.Pool
  close(): Promise<void>
}
