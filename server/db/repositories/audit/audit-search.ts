import { inArray, or, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { creditCards, lenderGroups, lenders } from '#server/db/schema/catalogue.ts'
import { lenderRevenues } from '#server/db/schema/earnings.ts'
import { partnerUsers, partners } from '#server/db/schema/partners.ts'
import { admins } from '#server/db/schema/staff.ts'
import { contains } from '../shared/pages.ts'

/** Exact values of the log's columns that a searched text stands for. */
export interface AuditKeys {
  actors: string[]
  actions: string[]
  objects: string[]
}

/** A text of one letter names nearly everybody: so many of each kind are enough. */
const MOST = 2_000

/** Kinds of records that the log has, so that a number or a reference alone finds them. */
const KINDS = [
  'admin',
  'application',
  'credit_card',
  'customer',
  'lender',
  'lender-group',
  'lender_revenue',
  'merchant-request',
  'partner',
  'partner-user',
  'payout',
  'ticket',
  'user',
  'webhook',
  'webhook-delivery',
] as const

/**
 * What a text stands for in the log: looked up among people, actions and records with names, which are few, so that the
 * log itself is only read by its indexes.
 */
export async function findAuditKeys(db: Db, text: string): Promise<AuditKeys> {
  const { actors, actions, objects } = await namedKeys(db, text)
  return {
    actors: await inTheLog(db, auditLog.actor, actors),
    actions,
    objects: await inTheLog(db, auditLog.object, objects),
  }
}

/** Those of the values that the log has. For others the database would guess that there are some, and look for them. */
async function inTheLog(db: Db, column: AnyColumn, values: readonly string[]): Promise<string[]> {
  const value = sql<string>`wanted.value`
  const rows = await db
    .select({ value })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) as wanted(value)`)
    .where(sql`exists (select 1 from ${auditLog} where ${column} = ${value})`)
  return rows.map((row) => row.value)
}

async function namedKeys(db: Db, text: string): Promise<AuditKeys> {
  const whole = [...new Set([text, text.toLowerCase(), text.toUpperCase()])]
  const lenderIds = await idsLike(db, lenders, lenders.lender_id, [lenders.name], text)
  const partnerIds = await idsLike(db, partners, partners.partner_id, [partners.name, partners.code], text)
  const people = [partnerUsers.name, partnerUsers.email]
  const partnerUserIds = await idsLike(db, partnerUsers, partnerUsers.partner_user_id, people, text, [
    partnerIds.length === 0 ? undefined : inArray(partnerUsers.partner_id, partnerIds),
  ])
  const slabs =
    lenderIds.length === 0
      ? []
      : await db
          .select({ id: lenderRevenues.id })
          .from(lenderRevenues)
          .where(inArray(lenderRevenues.lender_id, lenderIds))
          .limit(MOST)
  const named = (kind: string, ids: readonly number[]) => ids.map((id) => `${kind}:${id}`)
  return {
    actors: [
      ...whole,
      ...named('admin', await idsLike(db, admins, admins.admin_id, [admins.name, admins.email], text)),
      ...named('partner', partnerUserIds),
    ],
    actions: await actionsLike(db, text),
    objects: [
      ...whole,
      ...whole.flatMap((each) => KINDS.map((kind) => `${kind}:${each}`)),
      ...named('lender', lenderIds),
      ...named(
        'lender_revenue',
        slabs.map(({ id }) => id),
      ),
      ...named('partner', partnerIds),
      ...named('partner-user', partnerUserIds),
      ...named(
        'credit_card',
        await idsLike(db, creditCards, creditCards.category_id, [creditCards.category_name], text),
      ),
      ...named('lender-group', await idsLike(db, lenderGroups, lenderGroups.id, [lenderGroups.name], text)),
    ],
  }
}

async function idsLike(
  db: Db,
  table: PgTable,
  id: AnyColumn,
  names: readonly AnyColumn[],
  text: string,
  others: readonly (SQL | undefined)[] = [],
): Promise<number[]> {
  const rows = await db
    .select({ id: sql<number>`${id}`.mapWith(Number) })
    .from(table)
    .where(or(...names.map((name) => contains(name, text)), ...others))
    .limit(MOST)
  return rows.map((row) => row.id)
}

/** The different actions of the log, jumped to one after another in its index, that contain the text. */
async function actionsLike(db: Db, text: string): Promise<string[]> {
  const next = (after: SQL) => sql`select min(${auditLog.action}) from ${auditLog} where ${auditLog.action} > ${after}`
  const known = sql`(
    with recursive jump(action) as (
      select min(${auditLog.action}) from ${auditLog}
      union all
      select (${next(sql`jump.action`)}) from jump where jump.action is not null
    )
    select action from jump where action is not null
  ) as known`
  const action = sql<string>`known.action`
  const rows = await db.select({ action }).from(known).where(contains(action, text))
  return rows.map((row) => row.action)
}
