import type { StatusMeaning, StatusRow } from '#src/contract/entities/applications/status-words.ts'
import type { RefusalReason } from '#src/contract/rules/lending/refusal-cooldown.ts'
import type { Db } from '../db/client.ts'
import { createStatusTable, findStatusTable } from '../db/repositories/catalogue/status-tables.ts'
import words from './status-words.json'

const ANY: StatusRow = { product: null, status: null, sub_status: null, reason: null, means: null, refusal: null }

/**
 * What lenders' words mean where a lender has no line of its own. Sources: status lists of public lender and aggregator
 * documentation (Juspay HyperCredit status mapping, FinBox loan states). The reasons stand first: a lender's code tells more
 * than a status that says why by itself.
 */
const rows: StatusRow[] = [
  ...words.reasons.map(([reason, refusal]): StatusRow => ({
    ...ANY,
    reason: reason ?? '',
    refusal: refusal as RefusalReason,
  })),
  ...words.statuses.map(([status, means, refusal]): StatusRow => ({
    ...ANY,
    status: status ?? '',
    means: means as StatusMeaning,
    refusal: (refusal as RefusalReason | undefined) ?? null,
  })),
]

/** Written once, also into a database of an earlier version; after that it is data like any other. */
export async function seedStatusWords(db: Db, now: Date): Promise<void> {
  if ((await findStatusTable(db, null)) !== null) return
  await createStatusTable(db, { lender_id: null, rows, saved_by: null, saved_at: now })
}
