import { asc, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { applicationEvents, applications } from '#server/db/schema.ts'
import { disbursals } from '#server/db/schema-lending.ts'
import { writeStepsOf } from '../figures/write-facts.ts'
import type { ApplicationChanges, ApplicationRow } from './applications.ts'
import type { DisbursalRow } from './disbursals.ts'

/** One parameter for all of them: hundreds cost more to pass than to find. */
const isOneOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** The rows, held until the transaction ends; in one order for everybody, so that two files never wait for each other. */
export async function lockApplications(tx: Db, appIds: readonly string[]): Promise<Map<string, ApplicationRow>> {
  if (appIds.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(applications)
    .where(isOneOf(applications.app_id, appIds))
    .orderBy(asc(applications.app_id))
    .for('update')
  return new Map(rows.map((row) => [row.app_id, row]))
}

/**
 * Writes a line of the timeline of each of several applications; answers the new ones by their application. A report whose
 * id is known already is written once. The caller writes the facts, by `updateApplications`.
 */
export async function createEvents(
  tx: Db,
  events: (typeof applicationEvents.$inferInsert)[],
): Promise<Map<string, number>> {
  const { app_id, event_id } = applicationEvents
  const created = await tx
    .insert(applicationEvents)
    .values(events)
    .onConflictDoNothing()
    .returning({ app_id, event_id })
  return new Map(created.map((event) => [event.app_id, event.event_id]))
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

/** What was paid out to several applications, and given back, by application and in its order. */
export async function listDisbursalsOf(db: Db, appIds: readonly string[]): Promise<Map<string, DisbursalRow[]>> {
  const found = new Map<string, DisbursalRow[]>()
  if (appIds.length === 0) return found
  const rows = await db
    .select()
    .from(disbursals)
    .where(inArray(disbursals.app_id, [...appIds]))
    .orderBy(asc(disbursals.tranche))
  for (const row of rows) found.set(row.app_id, [...(found.get(row.app_id) ?? []), row])
  return found
}
