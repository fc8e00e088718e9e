import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { uploads } from '#server/db/schema/files.ts'

export async function createUploadRow(db: Db, row: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(row)
}

/** Is this the address, `/uploads/{name}`, of a picture that was uploaded? */
export async function isUploaded(db: Db, address: string): Promise<boolean> {
  return (await db.$count(uploads, eq(uploads.name, address.replace(/^\/uploads\//, '')))) > 0
}
