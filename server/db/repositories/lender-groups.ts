import { asc, inArray } from 'drizzle-orm'
import type { LenderGroup } from '#src/contract/entities/lender-group.ts'
import type { Db } from '../client.ts'
import { lenderGroups } from '../schema-catalogue.ts'

export async function listLenderGroupRows(db: Db): Promise<LenderGroup[]> {
  return db.select().from(lenderGroups).orderBy(asc(lenderGroups.name), asc(lenderGroups.id))
}

/** Answers null when there is a group of this name already. */
export async function createLenderGroupRow(db: Db, name: string): Promise<LenderGroup | null> {
  const [created] = await db.insert(lenderGroups).values({ name }).onConflictDoNothing().returning()
  return created ?? null
}

export async function countLenderGroups(db: Db, ids: readonly number[]): Promise<number> {
  return ids.length === 0 ? 0 : db.$count(lenderGroups, inArray(lenderGroups.id, [...ids]))
}
