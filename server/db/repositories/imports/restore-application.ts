import { isDeepStrictEqual } from 'node:util'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { disbursals } from '#server/db/schema/applications.ts'
import { updateApplication } from '../applications/applications.ts'
import type { ApplicationChanges } from '../applications/applications.ts'
import { listDisbursals } from '../applications/disbursals.ts'
import type { DisbursalRow } from '../applications/disbursals.ts'
import { updateApplications } from '../applications/many-applications.ts'

/** As the columns take it: what was kept as JSON has its instants as text. */
const asRow = (kept: DisbursalRow): DisbursalRow => ({ ...kept, at: new Date(kept.at) })

/** Parts that were paid out and would go, or be told otherwise, if these were given back. */
export async function listChangedDisbursals(
  db: Db,
  appId: string,
  before: readonly DisbursalRow[],
): Promise<DisbursalRow[]> {
  const kept = new Map(before.map((each) => [each.disbursal_id, asRow(each)]))
  return (await listDisbursals(db, appId)).filter((row) => !isDeepStrictEqual(row, kept.get(row.disbursal_id)))
}

/** Whether nothing was paid out since, nor told otherwise. */
export const isPaidAsBefore = (now: readonly DisbursalRow[], before: readonly DisbursalRow[]): boolean =>
  isDeepStrictEqual(now, before.map(asRow))

/**
 * Gives a locked application back what it was: its columns, and the parts that were paid out as they were told then.
 * Answers the tranches that are gone.
 */
export async function restoreApplication(
  tx: Db,
  appId: string,
  changes: ApplicationChanges,
  before: readonly DisbursalRow[],
): Promise<number[]> {
  const kept = new Map(before.map((each) => [each.disbursal_id, asRow(each)]))
  const gone = (await listDisbursals(tx, appId)).filter(({ disbursal_id }) => !kept.has(disbursal_id))
  const ids = gone.map(({ disbursal_id }) => disbursal_id)
  if (ids.length > 0) await tx.delete(disbursals).where(inArray(disbursals.disbursal_id, ids))
  for (const { disbursal_id, ...row } of kept.values())
    await tx.update(disbursals).set(row).where(eq(disbursals.disbursal_id, disbursal_id))
  await updateApplication(tx, appId, changes)
  return gone.map(({ tranche }) => tranche)
}

/** The same of several that nothing was paid out to since. */
export const restoreApplications = (
  tx: Db,
  back: readonly { app_id: string; changes: ApplicationChanges }[],
): Promise<void> => updateApplications(tx, back)
