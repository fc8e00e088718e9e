import { setImmediate } from 'node:timers/promises'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import { listFilteredRows, markSkipped } from '#server/db/repositories/imports/shown-rows.ts'
import type { RowFilter } from '#server/db/repositories/imports/shown-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { AdminSession, InLanguage } from '#server/session.ts'
import type { BatchDetail, RowRule, ShownRows } from '#src/contract/entities/imports/studio.ts'
import { AppError } from '#src/contract/errors.ts'
import { rehearseBatch } from './rehearse-batch.ts'
import { batchDetail } from './shared/batch-detail.ts'
import { claimBatch } from './shared/claim-batch.ts'
import { mappedBatch } from './shared/mapped-batch.ts'
import type { MappedBatch } from './shared/mapped-batch.ts'
import { changeCells, editCells } from './shared/rows/edit-cells.ts'
import { cellOf, placesOf } from './shared/rows/read-row.ts'
import { cellText } from './shared/rows/row-view.ts'

const CHUNK = 500

/**
 * One rule for many rows: leaves them out, takes them in again, puts other words in place of what a column says, gives back
 * what came, or opens applications again that their lender had ended. All of the file is looked at anew behind it.
 * @throws AppError `not_found`, `forbidden`, `conflict`; `validation` where a rule does not say what to replace, or why
 */
export async function applyRule(
  deps: Deps,
  batchId: number,
  { version, ...rule }: RowRule,
  by: AdminSession & InLanguage,
): Promise<Audited<BatchDetail>> {
  if (rule.action === 'replace' && (rule.field === undefined || rule.value === undefined))
    throw new AppError('validation', 'Check the highlighted fields.', { errors: { field: 'rules:required' } })
  if (rule.action === 'reopen') expectReason(rule, by)
  const batch = mappedBatch(await claimBatch(deps, batchId, version, by))
  const code = rule.action === 'reopen' ? ENDED : rule.code
  const filter: RowFilter = {
    show: SHOWN[rule.action],
    rows: rule.rows,
    code,
    ...(rule.code !== undefined && { field: rule.field }),
  }
  for (let after = 0; ;) {
    const rows = await listFilteredRows(deps.db, batchId, filter, { after, limit: CHUNK })
    const last = rows.at(-1)
    if (!last) break
    after = last.row_number
    await transaction(deps, (deps) => applyTo(deps, batch, rows, rule, by))
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
  await rehearseBatch(deps, batch)
  const detail = await batchDetail(deps, batchId, by.language)
  const { action, field, rows } = rule
  return { ...detail, audit: { object: `import_batch:${batchId}`, after: { action, field, code: rule.code, rows } } }
}

/** Which rows a rule may change. */
const SHOWN: Record<RowRule['action'], ShownRows> = {
  leave_out: 'fix',
  take_in: 'left_out',
  replace: 'fix',
  restore: 'edited',
  reopen: 'fix',
}
const ENDED = 'nothing_follows'

/** Only administrators go behind a lender's no, and say why. */
function expectReason({ reason }: Pick<RowRule, 'reason'>, { role }: Pick<AdminSession, 'role'>): void {
  if (role !== 1) throw new AppError('forbidden', 'Your role may not do this.')
  if (!reason?.trim())
    throw new AppError('validation', 'Check the highlighted fields.', { errors: { reason: 'rules:required' } })
}

async function applyTo(
  deps: Deps,
  batch: MappedBatch,
  rows: readonly ImportRow[],
  { action, field, find = '', value = '', reason = '' }: Omit<RowRule, 'version'>,
  { admin_id }: AdminSession,
): Promise<void> {
  if (action === 'leave_out' || action === 'take_in') {
    const numbers = rows.map(({ row_number }) => row_number)
    return markSkipped(deps.db, batch.batch_id, numbers, action === 'leave_out')
  }
  if (action === 'restore') {
    for (const row of rows) await changeCells(deps, batch, row, ({ cells }) => ({ cells, edits: {} }))
    return
  }
  if (action === 'reopen') {
    const reopen = { reason: reason.trim(), admin_id }
    for (const row of rows) await changeCells(deps, batch, row, (cells) => ({ ...cells, reopen }))
    return
  }
  if (field === undefined) return
  const places = placesOf(batch.mapping)
  for (const row of rows)
    await editCells(deps, batch, row, (cells) =>
      sameWords(cellText(cellOf(cells, places, field)), find) ? { [field]: value.trim() } : {},
    )
}

const sameWords = (one: string, two: string): boolean => one.trim().toLowerCase() === two.trim().toLowerCase()
