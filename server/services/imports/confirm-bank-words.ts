import { listWordsOfLayout, saveBankWords } from '#server/db/repositories/imports/bank-words.ts'
import { findImportBatch, lockReadyBatches, updateImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { AdminSession, InLanguage } from '#server/session.ts'
import type { ConfirmBankWords } from '#src/contract/entities/imports/bank-words.ts'
import { isOfBank } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import { AppError } from '#src/contract/errors.ts'
import { bankWordKey } from '#src/contract/paying/bank-outcome.ts'
import { found, notFound } from '../shared/not-found.ts'
import { listBankWords } from './list-bank-words.ts'
import { rehearseBatch } from './rehearse-batch.ts'
import { batchDetail } from './shared/batch-detail.ts'
import { claimBatch } from './shared/claim-batch.ts'
import { expectPage } from './shared/expect-page.ts'
import { layoutOf, mappedBatch } from './shared/mapped-batch.ts'

/**
 * Says what words of the bank mean in this file and in coming ones with its columns, and judges the file anew. Only words that
 * the file has, or that have a meaning already: nobody says beforehand what pays. Answers what was said before, too.
 * @throws AppError `not_found` also for a file of another kind; `validation` for a word that nobody asked about, or that stands
 * twice; `forbidden`, `conflict`
 */
export async function confirmBankWords(
  deps: Deps,
  batchId: number,
  { version, words }: ConfirmBankWords,
  by: AdminSession & InLanguage,
): Promise<Audited<BatchDetail>> {
  const looked = found(await findImportBatch(deps.db, batchId))
  expectPage(by, looked.profile)
  if (!isOfBank(looked.profile)) throw notFound()
  const asked = await listBankWords(deps, looked)
  const may = new Map([...(asked?.unknown ?? []), ...(asked?.known ?? [])].map(({ word }) => [bankWordKey(word), word]))
  const keys = words.map(({ word }) => bankWordKey(word))
  if (new Set(keys).size < keys.length || keys.some((key) => !may.has(key)))
    throw new AppError('validation', 'Check the highlighted fields.', { errors: { words: 'rules:choice.unknown' } })
  const batch = mappedBatch(await claimBatch(deps, batchId, version, by))
  const layout = layoutOf(batch)
  const confirmed = { confirmed_by: by.admin_id, confirmed_at: deps.clock.now() }
  const { before, others } = await transaction(deps, async (deps) => {
    const { db } = deps
    const known = new Map((await listWordsOfLayout(db, layout)).map(({ key, outcome }) => [key, outcome]))
    const corrects = words.some(({ word, outcome }) => (known.get(bankWordKey(word)) ?? outcome) !== outcome)
    const rows = words.map(({ word, outcome }) => {
      const key = bankWordKey(word)
      return { layout, key, word: may.get(key) ?? word, outcome, ...confirmed }
    })
    await saveBankWords(db, rows)
    return {
      before: Object.fromEntries(rows.map(({ key, word }) => [word, known.get(key) ?? null])),
      others: corrects ? await holdOthers(deps, batchId, layout) : [],
    }
  })
  for (const each of [batch, ...others]) await rehearseBatch(deps, each)
  const after = Object.fromEntries(words.map(({ word, outcome }) => [may.get(bankWordKey(word)) ?? word, outcome]))
  const detail = await batchDetail(deps, batchId, by.language)
  return { ...detail, audit: { object: `import_batch:${batchId}`, before: { words: before }, after: { words: after } } }
}

/**
 * Other files in which a corrected word would change what is written: whoever looked at one of them is late, and it is judged
 * anew. Answers them.
 */
async function holdOthers({ db }: TxDeps, batchId: number, layout: string): Promise<ImportBatchRow[]> {
  const alike = (await lockReadyBatches(db, 'payment_run')).filter(
    (each) => each.batch_id !== batchId && layoutOf(mappedBatch(each)) === layout,
  )
  if (alike.some(({ state }) => state === 'committing'))
    throw new AppError('conflict', 'Another file with these words is being written. Please wait until it is done.')
  for (const { batch_id } of alike) await updateImportBatch(db, batch_id, {})
  return alike
}
