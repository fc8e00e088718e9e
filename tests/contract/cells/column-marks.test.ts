import { expect, test } from 'vitest'
import { markedByColumn, noteMarks } from '#src/contract/cells/column-marks.ts'
import type { ColumnMarks } from '#src/contract/cells/column-marks.ts'
import { readDay } from '#src/contract/cells/read-day.ts'
import { readMoney } from '#src/contract/cells/read-money.ts'
import type { SheetCell } from '#src/contract/cells/sheet-cell.ts'

const inColumn = (cells: readonly SheetCell[], order: 'dmy' | null = null): SheetCell[] => {
  const marks: ColumnMarks = {}
  for (const cell of cells) noteMarks(marks, cell)
  return cells.map((cell) => markedByColumn(cell, marks, order))
}
/** 4 March, 5 May and 25 March 2026. */
const [march4, may5, march25] = [46085, 46147, 46106].map((value) => ({ value, date: '1900' as const }))
const MIXED = 'day_mixed'

test.each<[string, (SheetCell | undefined)[], ('dmy' | null)?, (string | null)[]?]>([
  ['dates alone', [march4, march25], null, ['2026-03-04', '2026-03-25']],
  ['text in one order alone', ['04/03/2026', '25/03/2026'], null, ['2026-03-04', '2026-03-25']],
  [
    'dates beside text that could not be converted',
    [march4, may5, '25/03/2026'],
    null,
    [MIXED, '2026-05-05', '2026-03-25'],
  ],
  ['dates beside text of which nobody can tell', [march4, '05/06/2026'], null, [MIXED, '2026-06-05']],
  ['dates that were saved as text again', ['4-Mar-26', '25/03/2026'], null, [MIXED, '2026-03-25']],
  [
    'two ways to write a day, by a program',
    ['2026-03-04', '2026-03-25', '26/03/2026'],
    null,
    ['2026-03-04', '2026-03-25', '2026-03-26'],
  ],
  ['our own heads, and months in front', ['04/03/2026', '03/25/2026'], 'dmy', [MIXED, 'day_swapped']],
])('a column of %s', (_, cells, order, days) => {
  const read = inColumn(
    cells.map((cell) => cell ?? null),
    order,
  ).map((cell) => readDay(cell, 'dmy'))
  expect(read.map(({ value, problem }) => problem ?? value)).toEqual(days)
})

const ASKED = 'cr_or_crore'
test.each<[string, SheetCell[], (number | string)[]]>([
  ['credits beside a debit', ['50.90Cr', '500 Cr', '4500.00 Dr'], [50_90, 500_00, -4_500_00]],
  ['crores beside lakhs', ['1.5 Cr', '45 Lakh', '2 Cr'], [1_50_00_000_00, 45_00_000_00, 2_00_00_000_00]],
  ['what may be either', ['2.25 Cr', '45 Lakh'], [ASKED, 45_00_000_00]],
  ['nothing else', ['5 Cr', '7.25 Cr'], [ASKED, 7_25]],
])('amounts with Cr in a column of %s', (_, cells, amounts) => {
  const read = inColumn(cells).map((cell) => readMoney(cell))
  expect(read.map(({ value, problem }) => problem ?? value)).toEqual(amounts)
})
