import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { bankWords } from '#server/db/schema/imports.ts'
import { admins } from '#server/db/schema/staff.ts'

export type BankWordRow = typeof bankWords.$inferSelect

/** What words mean in files of one layout, and the names of who said so. */
export async function listWordsOfLayout(db: Db, layout: string): Promise<(BankWordRow & { name: string | null })[]> {
  const rows = await db
    .select({ row: bankWords, name: admins.name })
    .from(bankWords)
    .leftJoin(admins, eq(admins.admin_id, bankWords.confirmed_by))
    .where(eq(bankWords.layout, layout))
    .orderBy(asc(bankWords.key))
  return rows.map(({ row, name }) => ({ ...row, name }))
}

/** Writes what words mean; of one that had a meaning the new one counts. */
export async function saveBankWords(db: Db, rows: readonly BankWordRow[]): Promise<void> {
  const { layout, key } = bankWords
  await db
    .insert(bankWords)
    .values([...rows])
    .onConflictDoUpdate({
      target: [layout, key],
      set: {
        word: sql`excluded.word`,
        outcome: sql`excluded.outcome`,
        confirmed_by: sql`excluded.confirmed_by`,
        confirmed_at: sql`excluded.confirmed_at`,
      },
    })
}
