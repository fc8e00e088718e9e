import { groupWaitingWords } from '#server/db/repositories/applications/waiting-words.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { findStatusTable, listStatusTables } from '#server/db/repositories/catalogue/status-tables.ts'
import type { Deps } from '#server/deps.ts'
import type { StatusWordsAnswer } from '#src/contract/entities/catalogue/status-table.ts'
import { found } from '../shared/not-found.ts'
import { productOf } from '../shared/stored-words.ts'

const VERSIONS_SHOWN = 30

/**
 * What a lender's words mean, who has said so when, and which of them nobody has explained yet.
 * @throws AppError `not_found`
 */
export async function getStatusWords({ db }: Deps, lenderId: number): Promise<StatusWordsAnswer> {
  found(await findLender(db, lenderId))
  const versions = await listStatusTables(db, lenderId, VERSIONS_SHOWN)
  const newest = versions[0]?.version
  const waiting = await groupWaitingWords(db, lenderId)
  return {
    version: newest?.version_id ?? 0,
    rows: newest?.rows ?? [],
    common: (await findStatusTable(db, null))?.rows ?? [],
    versions: versions.map(({ version: { version_id, rows, saved_at }, saved_by }) => ({
      version_id,
      rows,
      saved_by,
      saved_at: saved_at.toISOString(),
    })),
    waiting: waiting.map((words) => ({ ...words, product_type: productOf(words), since: words.since.toISOString() })),
  }
}
