import { findImportBatch, updateImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { createTemplate } from '#server/db/repositories/imports/import-templates.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { AdminSession, InLanguage } from '#server/session.ts'
import { saysAmountTwice } from '#src/contract/cells/debit-credit-amount.ts'
import type { ImportMapping } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail, SaveMapping } from '#src/contract/entities/imports/studio.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { rehearseBatch } from './rehearse-batch.ts'
import { batchDetail } from './shared/batch-detail.ts'
import { claimBatch } from './shared/claim-batch.ts'
import { expectPage } from './shared/expect-page.ts'
import { profileOf } from './shared/kinds/profiles.ts'
import { indexRowKeys } from './shared/rows/index-row-keys.ts'

/**
 * Says what the columns of a file mean and rehearses it. Kept for coming files, it is a new version of how this lender's
 * files are read; files of before stay as they were read.
 * @throws AppError `validation` for a mapping that misses a field or has one twice; `conflict`
 */
export async function saveMapping(
  deps: Deps,
  batchId: number,
  { version, mapping: sent, keep }: SaveMapping,
  by: AdminSession & InLanguage,
): Promise<Audited<BatchDetail>> {
  const mapping: ImportMapping = { ...sent, amount_basis: sent.amount_basis ?? null }
  const before = found(await findImportBatch(deps.db, batchId))
  expectPage(by, before.profile)
  // Before it is taken for a change: what is refused makes nobody late.
  expectMapping(before, mapping)
  const claimed = await claimBatch(deps, batchId, version, by)
  await transaction(deps, async (deps) => {
    const template_id = keep ? await kept(deps, claimed, mapping, by.admin_id) : null
    await updateImportBatch(deps.db, batchId, { mapping, ...(template_id !== null && { template_id }) })
  })
  const mapped = { ...claimed, mapping }
  await indexRowKeys(deps, mapped)
  await rehearseBatch(deps, mapped)
  const detail = await batchDetail(deps, batchId, by.language)
  return { ...detail, audit: { object: `import_batch:${batchId}`, after: { mapping: sent, keep } } }
}

async function kept({ db, clock }: Deps, batch: ImportBatchRow, mapping: ImportMapping, adminId: number) {
  const { profile, lender_id, sheet, head_row } = batch
  const by = { created_by: adminId, created_at: clock.now() }
  return createTemplate(db, { profile, lender_id }, { ...mapping, sheet, head_row }, by)
}

function expectMapping(batch: ImportBatchRow, { columns, amount_basis }: ImportMapping): void {
  const { fields, required } = profileOf(batch)
  const heads = columns.map(({ head }) => head)
  if (heads.join('\u0000') !== batch.heads.join('\u0000')) throw refusal('rules:sheet.noHeads')
  const mapped = columns.flatMap(({ field }) => (field === null ? [] : [field]))
  if (mapped.some((field) => !fields.includes(field))) throw refusal('rules:required')
  const double = mapped.find((field, at) => mapped.indexOf(field) < at)
  if (double !== undefined) {
    const named = columns.flatMap(({ head, field }) => (field === double ? [`“${head.replaceAll(':', ' ')}”`] : []))
    throw refusal(`rules:sheet.headsTwice:${named.join(', ')}`)
  }
  if (saysAmountTwice(mapped)) throw refusal('rules:sheet.twoAmounts')
  // What is paid out before fees and after them are two amounts.
  if (mapped.includes('disbursed_amount') && !amount_basis) throw refusal('rules:sheet.basis')
  const missing = required.filter((group) => !group.some((field) => mapped.includes(field)))
  if (missing.length > 0) throw refusal(`rules:sheet.missing:${missing.map((group) => group.join(' / ')).join(', ')}`)
}

const refusal = (rule: string) =>
  new AppError('validation', 'Check the highlighted fields.', { errors: { columns: rule } })
