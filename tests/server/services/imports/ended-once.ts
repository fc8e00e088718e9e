import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/**
 * Runs `work` while the database ends the first statement that writes rows of files in this way, as it ends one of two who wait for
 * each other. What it counts by is not taken back with the statement.
 */
export async function endedOnce(db: Db, by: 'insert' | 'update of verdict', work: () => Promise<void>): Promise<void> {
  await db.execute(sql`create sequence met`)
  await db.execute(sql`
    create function meet() returns trigger language plpgsql as $$
    begin
      if nextval('met') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return null;
    end $$`)
  await db.execute(sql`
    create trigger meeting before ${sql.raw(by)} on import_rows for each statement execute function meet()`)
  try {
    await work()
  } finally {
    await db.execute(sql`drop trigger meeting on import_rows`)
    await db.execute(sql`drop function meet`)
    await db.execute(sql`drop sequence met`)
  }
}
