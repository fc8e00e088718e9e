import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { RowEdits } from '#src/contract/entities/imports/studio.ts'

export type PasteProblem = 'empty' | 'noRow' | 'noColumn' | 'badRow'

/** Rows of a block as a spreadsheet copies it: cells between tabs, or between commas where there is no tab. */
const cellsOf = (line: string): string[] => line.split(line.includes('\t') ? '\t' : ',').map((cell) => cell.trim())
const plain = (text: string): string => text.trim().toLowerCase()

/**
 * What a pasted block would put right. Its first line names the columns as the screen does, one of them the rows by their
 * number; columns with other names are passed over.
 */
export function pastedCells(
  text: string,
  { rowName, names }: { rowName: string; names: readonly (readonly [ImportField, string])[] },
): { edits: RowEdits['edits'] } | { problem: PasteProblem; line?: number } {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const [head, ...rest] = lines
  if (head === undefined || rest.length === 0) return { problem: 'empty' }
  const heads = cellsOf(head).map(plain)
  const rowAt = heads.indexOf(plain(rowName))
  if (rowAt < 0) return { problem: 'noRow' }
  const fields = heads.map((each) => names.find(([field, name]) => plain(name) === each || field === each)?.[0] ?? null)
  if (fields.every((field) => field === null)) return { problem: 'noColumn' }
  const edits: RowEdits['edits'] = []
  for (const [at, line] of rest.entries()) {
    const cells = cellsOf(line)
    const row = Number(cells[rowAt])
    if (!Number.isInteger(row) || row < 1) return { problem: 'badRow', line: at + 2 }
    for (const [place, field] of fields.entries())
      if (field !== null) edits.push({ row, field, value: cells[place] ?? '' })
  }
  return { edits }
}

/** The same the other way: rows as a block to paste into a spreadsheet. */
export const blockOf = (
  rows: readonly { row: number; cells: readonly { field: ImportField; text: string }[] }[],
  { rowName, names }: { rowName: string; names: readonly (readonly [ImportField, string])[] },
): string =>
  [
    [rowName, ...names.map(([, name]) => name)],
    ...rows.map(({ row, cells }) => [
      String(row),
      ...names.map(([field]) => (cells.find((cell) => cell.field === field)?.text ?? '').replaceAll(/[\t\r\n]+/g, ' ')),
    ]),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n')
