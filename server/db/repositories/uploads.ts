import type { Db } from '../client.ts'
import { uploads } from '../schema-catalogue.ts'

export async function createUploadRow(db: Db, row: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(row)
}
