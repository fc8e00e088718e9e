import { inArray } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { creditCards, lenderGroups, lenders } from '#server/db/schema/catalogue.ts'
import { revenueTypes } from '#server/db/schema/earnings.ts'
import { partnerUsers, partners } from '#server/db/schema/partners.ts'
import { admins } from '#server/db/schema/staff.ts'
import { keysOf, NAMED_KINDS } from '#src/contract/audit-keys.ts'
import type { AuditFacts, NamedKind } from '#src/contract/audit-keys.ts'

/** Where each kind has its number and its name. Customers are not among them: their names are sealed. */
const TABLES: Record<NamedKind, { table: PgTable; id: AnyPgColumn; name: AnyPgColumn }> = {
  admin: { table: admins, id: admins.admin_id, name: admins.name },
  partner: { table: partners, id: partners.partner_id, name: partners.name },
  'partner-user': { table: partnerUsers, id: partnerUsers.partner_user_id, name: partnerUsers.name },
  lender: { table: lenders, id: lenders.lender_id, name: lenders.name },
  'lender-group': { table: lenderGroups, id: lenderGroups.id, name: lenderGroups.name },
  credit_card: { table: creditCards, id: creditCards.category_id, name: creditCards.category_name },
  'revenue-type': { table: revenueTypes, id: revenueTypes.id, name: revenueTypes.name },
}

/** The numbers that an integer column can hold: what an entry holds is not always a number of ours. */
const MAX_ID = 2_147_483_647

/** The rows with the names of those who acted, and of every record that they name by its number and that is known. */
export async function withNames<T extends AuditFacts & { actor: string }>(
  db: Db,
  rows: readonly T[],
): Promise<(T & { actor_name: string | null; names: Record<string, string> })[]> {
  const actorKey = ({ actor }: T) => actor.replace(/^partner:/, 'partner-user:')
  const keys = new Set(rows.flatMap((row) => [actorKey(row), ...keysOf(row)]))
  const names = new Map((await Promise.all(NAMED_KINDS.map((kind) => namesOf(db, kind, keys)))).flat())
  return rows.map((row) => ({
    ...row,
    actor_name: names.get(actorKey(row)) ?? null,
    names: Object.fromEntries(
      keysOf(row).flatMap((key) => {
        const name = names.get(key)
        return name === undefined ? [] : [[key, name]]
      }),
    ),
  }))
}

async function namesOf(db: Db, kind: NamedKind, keys: ReadonlySet<string>): Promise<[key: string, name: string][]> {
  const ids = [...keys].flatMap((key) => {
    const [of, id = ''] = key.split(':')
    return of === kind && /^\d{1,10}$/.test(id) && Number(id) <= MAX_ID ? [Number(id)] : []
  })
  if (ids.length === 0) return []
  const { table, id, name } = TABLES[kind]
  const rows = await db.select({ id, name }).from(table).where(inArray(id, ids))
  return rows.map((row) => [`${kind}:${String(row.id)}`, String(row.name)])
}
