import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import { findImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { countVerdicts, findLargestRow, listErrorGroups } from '#server/db/repositories/imports/shown-rows.ts'
import type { Deps } from '#server/deps.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { found } from '../../shared/not-found.ts'
import { listBankWords } from '../list-bank-words.ts'
import { batchLine } from './batch-line.ts'
import { choicesOf } from './kinds/profiles.ts'
import { problemText } from './rows/row-errors.ts'

/** In fewer rows one of them may well be most of it. */
const FEW = 10

async function largestOf({ db }: Deps, batchId: number): Promise<BatchDetail['largest']> {
  const found = await findLargestRow(db, batchId)
  if (found === null) return null
  const { row_number: row, amount, rows, all } = found
  return { row, amount: toRupees(amount), outweighs: rows >= FEW && Math.abs(amount) * 2 > all }
}

/** A file as the studio shows it. */
export async function batchDetail(deps: Deps, batchId: number, language: Locale): Promise<BatchDetail> {
  const batch = found(await findImportBatch(deps.db, batchId))
  const lender = batch.lender_id === null ? null : await findLender(deps.db, batch.lender_id)
  const created_by = batch.created_by === null ? null : ((await findAdmin(deps.db, batch.created_by))?.name ?? null)
  const { counts, money, ...sums } = await countVerdicts(deps.db, batchId)
  const groups = await listErrorGroups(deps.db, batchId)
  const { profile, version, sheet, head_row, heads, mapping, mode, failure } = batch
  const { total_count, heads_count, passed_rows } = batch
  return {
    ...batchLine({ ...batch, counts }, { created_by, lender: lender?.name ?? null }, deps.clock.now()),
    profile,
    version,
    sheet,
    head_row,
    heads,
    mode,
    failure,
    total_count,
    heads_count,
    passed_rows,
    ...sums,
    amount: toRupees(money.amount),
    written_amount: toRupees(money.written_amount),
    largest: await largestOf(deps, batchId),
    bank_words: await listBankWords(deps, batch),
    ...choicesOf(batch),
    mapping: mapping && { ...mapping, amount_basis: mapping.amount_basis ?? null },
    lender: lender && { lender_id: lender.lender_id, name: lender.name },
    counts: Object.entries(counts).map(([verdict, count]) => ({ verdict: verdict as keyof typeof counts, count })),
    groups: groups.map(({ code, field, count }) => ({
      code,
      field,
      count,
      message: problemText({ code, field }, language),
    })),
  }
}
