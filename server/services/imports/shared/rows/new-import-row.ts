import type { Vault } from '#server/crypto/vault.ts'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import type { SheetRow } from '#src/contract/cells/sheet-cell.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import { shownCell } from './cell-values.ts'
import { keyHash } from './key-hash.ts'
import { personIndexes } from './person-indexes.ts'
import { readRow } from './read-row.ts'
import { sealCells } from './row-cells.ts'
import type { RowCells } from './row-cells.ts'

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The heads of a file in the order of the alphabet: every row asks for it. */
function orderedHeads(heads: readonly string[]): readonly { head: string; at: number }[] {
  const kept = ORDERED.get(heads)
  if (kept) return kept
  const named = heads.map((head, at) => ({ head: head.trim().toLowerCase(), at }))
  const ordered = named.sort((a, b) => inOrder(a.head, b.head))
  ORDERED.set(heads, ordered)
  return ordered
}

const ORDERED = new WeakMap<readonly string[], readonly { head: string; at: number }[]>()

/** What a row says, whatever the order of its columns and as staff left it: rows of other files are known by it. */
export function rowHash(
  vault: Vault,
  { profile, lender_id, mapping }: Pick<ImportBatchRow, 'profile' | 'lender_id' | 'mapping'>,
  heads: readonly string[],
  { cells, edits }: RowCells,
): string {
  const fieldAt = (at: number) => mapping?.columns[at]?.field ?? null
  const said: [string, string][] = []
  for (const { head, at } of orderedHeads(heads)) {
    const field = fieldAt(at)
    const text = (field === null ? undefined : edits[field]) ?? shownCell(cells[at])
    if (text !== '') said.push([head, text])
  }
  const mapped = new Set(heads.map((_, at) => fieldAt(at)))
  const added = Object.entries(edits).filter(([field, text]) => text !== '' && !mapped.has(field as ImportField))
  if (added.length > 0) {
    said.push(...added)
    said.sort(([a], [b]) => inOrder(a, b))
  }
  return vault.index('import-row', JSON.stringify([profile, lender_id, said]))
}

/** A row as it is kept, and what it says where it is known what its columns mean. */
export interface NewRow {
  row: ImportRow
  read: ReturnType<typeof readRow> | null
}

/** Each field by its name: an object spread into a larger one takes this engine longer than the sealing of a row. */
export function newImportRow(
  vault: Vault,
  batch: ImportBatchRow,
  heads: readonly string[],
  { row: row_number, cells }: SheetRow,
): NewRow {
  const said = { cells, edits: {} }
  const read = batch.mapping === null ? null : readRow(said, { profile: batch.profile, mapping: batch.mapping })
  const { phone_index, tin_index } = personIndexes(vault, said, batch.mapping)
  const row: ImportRow = {
    batch_id: batch.batch_id,
    row_number,
    cells_enc: sealCells(vault, batch.batch_id, row_number, said),
    row_hash: rowHash(vault, batch, heads, said),
    key_hash: keyHash(vault, batch, read?.said ?? null),
    phone_index,
    tin_index,
    edited: false,
    left_out: false,
    app_id: null,
    verdict: null,
    problems: [],
    amount: null,
    outcome: null,
    before: null,
    after: null,
    committed_at: null,
  }
  return { row, read }
}
