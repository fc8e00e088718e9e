import { listWordsOfLayout } from '#server/db/repositories/imports/bank-words.ts'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { listFilteredRows } from '#server/db/repositories/imports/shown-rows.ts'
import type { Deps } from '#server/deps.ts'
import { MOST_BANK_WORDS } from '#src/contract/entities/imports/bank-words.ts'
import type { BankWords } from '#src/contract/entities/imports/bank-words.ts'
import { isOfBank } from '#src/contract/entities/imports/import-batch.ts'
import { BANK_WORD_MAX, bankWordKey } from '#src/contract/paying/bank-outcome.ts'
import { isSafeText } from '#src/contract/rules/safe-text.ts'
import { layoutOf, mappedBatch } from './shared/mapped-batch.ts'
import type { MappedBatch } from './shared/mapped-batch.ts'
import { readRow } from './shared/rows/read-row.ts'
import { openCells } from './shared/rows/row-cells.ts'

/** Rows that are opened together. */
const CHUNK = 500

/** The bank's words as the studio shows them; null where there are none to speak of. */
export async function listBankWords(deps: Deps, batch: ImportBatchRow): Promise<BankWords | null> {
  if (!isOfBank(batch.profile) || batch.mapping === null) return null
  const mapped = mappedBatch(batch)
  const known = await listWordsOfLayout(deps.db, layoutOf(mapped))
  return {
    unknown: await unknownWords(deps, mapped, new Set(known.map(({ key }) => key))),
    known: known.map(({ word, outcome, name, confirmed_at }) => ({
      word,
      outcome,
      confirmed_by: name,
      confirmed_at: confirmed_at.toISOString(),
    })),
  }
}

/** Words that rows wait for, as the first row writes each, and in how many rows it stands. */
async function unknownWords(deps: Deps, batch: MappedBatch, known: ReadonlySet<string>): Promise<BankWords['unknown']> {
  const found = new Map<string, { word: string; rows: number }>()
  for (let after = 0; ;) {
    const filter = { show: 'fix' as const, code: 'outcome_unknown' }
    const rows = await listFilteredRows(deps.db, batch.batch_id, filter, { after, limit: CHUNK })
    const last = rows.at(-1)
    if (!last) break
    after = last.row_number
    for (const row of rows) {
      const cells = openCells(deps.vault, row)
      const word = cells === null ? null : readRow(cells, batch).said.status
      const key = word === null ? '' : bankWordKey(word)
      if (word === null || known.has(key) || !canMean(word)) continue
      found.set(key, { word: found.get(key)?.word ?? word, rows: (found.get(key)?.rows ?? 0) + 1 })
    }
  }
  return [...found.values()].sort((one, other) => other.rows - one.rows).slice(0, MOST_BANK_WORDS)
}

const canMean = (word: string): boolean => word.length <= BANK_WORD_MAX && isSafeText(word)
