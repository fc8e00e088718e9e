import type { Db } from '#server/db/client.ts'
import { listAuditOfObject } from '#server/db/repositories/audit/audit.ts'
import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import { adminIdOf } from '#server/db/repositories/shared/admin-id-of.ts'

const LOOKED_AT = 100

/** Who saved something, by name, and when; empty text and null where it is not known. */
export interface Changer {
  by: string
  at: Date | null
}

/** Who changed a property of an object last, by the log; without a property, anything. */
export async function lastChanger(db: Db, object: string, property?: string): Promise<Changer> {
  const entries = await listAuditOfObject(db, object, { before: null, limit: LOOKED_AT })
  const last = entries.find(
    ({ after }) =>
      property === undefined || (typeof after === 'object' && after !== null && Object.hasOwn(after, property)),
  )
  if (!last) return { by: '', at: null }
  const { actor, at } = last
  const adminId = adminIdOf(actor)
  return { by: (adminId === null ? null : (await findAdmin(db, adminId))?.name) ?? actor, at }
}
