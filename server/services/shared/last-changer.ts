import type { Db } from '#server/db/client.ts'
import { listAuditOfObject } from '#server/db/repositories/audit/audit.ts'
import { findAdmin } from '#server/db/repositories/identity/admins.ts'

const LOOKED_AT = 100

/** Name of who changed a property of an object last, by the log; without a property, anything. Empty text: not known. */
export async function lastChanger(db: Db, object: string, property?: string): Promise<string> {
  const entries = await listAuditOfObject(db, object, { before: null, limit: LOOKED_AT })
  const last = entries.find(
    ({ after }) =>
      property === undefined || (typeof after === 'object' && after !== null && Object.hasOwn(after, property)),
  )
  const adminId = /^admin:(\d+)$/.exec(last?.actor ?? '')?.[1]
  if (adminId === undefined) return last?.actor ?? ''
  return (await findAdmin(db, Number(adminId)))?.name ?? `admin:${adminId}`
}
