import { setImmediate } from 'node:timers/promises'
import { AppError } from '#src/contract/errors.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { BatchDetail, RowRule } from '#src/contract/entities/imports/studio.ts'
import { listFilteredRows, markLeftOut, type RowFilter } from '#server/db/repositories/imports/shown-rows.ts'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { rehearseBatch } from './rehearse-batch.ts'
import { batchDetail } from './shared/batch-detail.ts'
import { cellText } from './shared/row-view.ts'
import { claimBatch } from './shared/claim-batch.ts'
import { editCells } from './shared/edit-cells.ts'
import { mappedBatch, type MappedBatch } from './shared/mapped-batch.ts'
import { cellOf, placesOf } from './shared/read-row.ts'

const CHUNK = 500

/**
 * One rule for many rows: leaves them out, takes them in again, or puts other words in place of what a column says. All of
 * the file is looked at anew behind it.
 * @throws AppError `not_found`, `forbidden`, `conflict`; `validation` where a rule does not say what to replace
 */
export async function applyRule(
  deps: Deps,
  batchId: number,
  { version, ...rule }: RowRule,
  session: AdminSession,
  language: Locale,
): Promise<BatchDetail> {
  if (rule.action === 'replace' && (rule.field === undefined || rule.value === undefined))
    throw new AppError('validation', 'Check the highlighted fields.', { errors: { field: 'rules:required' } })
  const batch = mappedBatch(await claimBatch(deps, batchId, version, session))
  const show = rule.action === 'take_in' ? ('left_out' as const) : ('fix' as const)
  const filter: RowFilter = {
    show,
    rows: rule.rows,
    code: rule.code,
    ...(rule.code !== undefined && { field: rule.field }),
  }
  for (let after = 0; ;) {
    const rows = await listFilteredRows(deps.db, batchId, filter, { after, limit: CHUNK })
    const last = rows.at(-1)
    if (!last) break
    after = last.row_number
    await transaction(deps, (deps) => applyTo(deps, batch, rows, rule))
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
  await rehearseBatch(deps, batch)
  return batchDetail(deps, batchId, language)
}

async function applyTo(
  deps: Deps,
  batch: MappedBatch,
  rows: readonly ImportRow[],
  { action, field, find = '', value = '' }: Omit<RowRule, 'version'>,
): Promise<void> {
  if (action !== 'replace') {
    const numbers = rows.map(({ row_number }) => row_number)
    return markLeftOut(deps.db, batch.batch_id, numbers, action === 'leave_out')
  }
  if (field === undefined) return
  const places = placesOf(batch.mapping)
  for (const row of rows)
    await editCells(deps, batch, row, (cells) =>
      sameWords(cellText(cellOf(cells, places, field)), find) ? { [field]: value.trim() } : {},
    )
}

const sameWords = (one: string, two: string): boolean => one.trim().toLowerCase() === two.trim().toLowerCase()
