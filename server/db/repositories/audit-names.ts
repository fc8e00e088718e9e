import { inArray } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { admins, partnerUsers } from '../schema.ts'

/** Names of those who acted, by keys such as `admin:1` and `partner:3`. Customers have none here: theirs are sealed. */
export async function listActorNames(db: Db, actors: readonly string[]): Promise<Map<string, string>> {
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
