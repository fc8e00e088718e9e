import { asc, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.ts'
import type { Tx } from '#server/db/transaction.ts'
import { writeStepsOf } from '../figures/write-facts.ts'
import { isOneOf } from '../shared/is-one-of.ts'
import { rowsOf } from '../shared/rows-of.ts'
import type { ApplicationChanges, ApplicationRow } from './applications.ts'

/** Holds applications until the transaction ends, as `lockApplications` does, without reading what they say. */
export async function holdApplications(tx: Tx, appIds: readonly string[]): Promise<void> {
  if (appIds.length === 0) return
  const { app_id } = applications
  await tx.select({ app_id }).from(applications).where(isOneOf(app_id, appIds)).orderBy(asc(app_id)).for('update')
}

/** The rows, held until the transaction ends; in one order for everybody, so that two files never wait for each other. */
export async function lockApplications(tx: Tx, appIds: readonly string[]): Promise<Map<string, ApplicationRow>> {
  if (appIds.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(applications)
    .where(isOneOf(applications.app_id, appIds))
    .orderBy(asc(applications.app_id))
    .for('update')
  return new Map(rows.map((row) => [row.app_id, row]))
}

/** The lenders of applications, in one order for everybody. */
export async function listLendersOf(db: Db, appIds: readonly string[]): Promise<number[]> {
  if (appIds.length === 0) return []
  const { app_id, lender_id } = applications
  const rows = await db
    .selectDistinct({ lender_id })
    .from(applications)
    .where(isOneOf(app_id, appIds))
    .orderBy(lender_id)
  return rows.flatMap(({ lender_id }) => (lender_id === null ? [] : [lender_id]))
}

/**
 * Writes a line of the timeline of each of several applications; answers the new ones by their application. A report whose
 * id is known already is written once. The caller writes the facts, by `updateApplications`.
 */
export async function createEvents(
  tx: Db,
  events: readonly (typeof applicationEvents.$inferInsert)[],
): Promise<Map<string, number>> {
  const created = await tx.execute(sql`
    insert into ${applicationEvents} (app_id, status, source, note, lender_event_id, batch_id, at)
    select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as told(app_id text, status text, source text, note text, lender_event_id text, batch_id int, at timestamptz)
    on conflict (app_id, lender_event_id) do nothing returning app_id, event_id`)
  return new Map(rowsOf<{ app_id: string; event_id: number }>(created).map((event) => [event.app_id, event.event_id]))
}

/** Changes several applications, those alike together, and then what figures say of all of them. */
export async function updateApplications(
  tx: Db,
  changed: readonly { app_id: string; changes: ApplicationChanges }[],
): Promise<void> {
  const groups = new Map<string, { changes: ApplicationChanges; ids: string[] }>()
  for (const { app_id, changes } of changed) {
    const key = JSON.stringify(Object.entries(changes).sort(([a], [b]) => (a < b ? -1 : 1)))
    const group = groups.get(key)
    if (group) group.ids.push(app_id)
    else groups.set(key, { changes, ids: [app_id] })
  }
  for (const { changes, ids } of groups.values())
    await tx.update(applications).set(changes).where(isOneOf(applications.app_id, ids))
  await writeStepsOf(
    tx,
    changed.map(({ app_id }) => app_id),
  )
}
