import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { admins, partnerUsers } from '#server/db/schema.ts'

/** The rows with the names of those who acted; null for customers, whose names are sealed, and for whoever is gone. */
export async function withActorNames<T extends { actor: string }>(
  db: Db,
  rows: readonly T[],
): Promise<(T & { actor_name: string | null })[]> {
  const names = await listActorNames(
    db,
    rows.map(({ actor }) => actor),
  )
  return rows.map((row) => ({ ...row, actor_name: names.get(row.actor) ?? null }))
}

/** Names by keys such as `admin:1` and `partner:3`. */
async function listActorNames(db: Db, actors: readonly string[]): Promise<Map<string, string>> {
  const ids = (kind: string) => [
    ...new Set(
      actors.flatMap((actor) => {
        const [of, id] = actor.split(':')
        return of === kind && id !== undefined ? [Number(id)] : []
      }),
    ),
  ]
  const ofAdmins = ids('admin')
  const ofPartners = ids('partner')
  const staff =
    ofAdmins.length === 0
      ? []
      : await db
          .select({ id: admins.admin_id, name: admins.name })
          .from(admins)
          .where(inArray(admins.admin_id, ofAdmins))
  const people =
    ofPartners.length === 0
      ? []
      : await db
          .select({ id: partnerUsers.partner_user_id, name: partnerUsers.name })
          .from(partnerUsers)
          .where(inArray(partnerUsers.partner_user_id, ofPartners))
  return new Map([
    ...staff.map(({ id, name }): [string, string] => [`admin:${id}`, name]),
    ...people.map(({ id, name }): [string, string] => [`partner:${id}`, name]),
  ])
}
