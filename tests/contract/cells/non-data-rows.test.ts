import { describe, expect, it, test } from 'vitest'
import { NonDataRows } from '#src/contract/cells/non-data-rows.ts'
import type { SheetCell } from '#src/contract/cells/sheet-cell.ts'

const HEADS = ['App No', 'Customer', 'Disbursed Amt', 'Mobile']
const ROWS: SheetCell[][] = [
  ['A1', 'Asha', '1,00,000', '9876543210'],
  ['A2', 'Ravi', 50_000, '9876543211'],
]
const kindOf = (cells: SheetCell[], heads = HEADS, rows = ROWS) => {
  const passed = new NonDataRows(heads)
  for (const row of rows) expect(passed.kindOf(row)).toBe('data')
  return passed.kindOf(cells)
}

test.each<[string, SheetCell[]]>([
  ['with the sum', ['Total', null, '1,50,000']],
  ['in another column', [null, 'Grand Total:', { value: 150_000, formula: true }]],
  ['with a figure that is no sum, and no id', ['Total', null, 9]],
  ['alone', ['TOTAL']],
  ['in Hindi', ['कुल', null, 150_000]],
  ['with more words, and a sum', ['Total for April 2026', null, 150_000]],
  ['with the number of rows', ['Total cases', 2]],
])('sums up: %s', (_, cells) => {
  expect(kindOf(cells)).toBe('total')
})

test.each<[string, SheetCell[]]>([
  ['of a firm', ['Total Finance Ltd', null, 500]],
  ['of a person whose figures are no sum', ['Total Kumar', null, 40_000, '9876543212']],
  ['with an id', ['APP12', 'Total', 500]],
  ['with a number of its own', [null, 'Total', 40_000, '9876543212']],
  ['of Totaram', ['Totaram', null, 150_000]],
  ['of Grand Traders', ['Grand Traders', null, 500]],
  ['with words', ['Total', null, 'Disbursed', 500]],
  ['with nothing', [null, null]],
])('is a row of data: %s', (_, cells) => {
  expect(kindOf(cells)).toBe('data')
})

it('knows sums of parts, and the sum of all of them', () => {
  const passed = new NonDataRows(['Name', 'X'])
  const kinds = [
    ['A', 5],
    ['B', 7],
    ['Total Asha', 12],
    ['C', 3],
    ['Total Ravi', 3],
    ['Total of it all', 15],
    ['Total', 4],
  ].map((cells) => passed.kindOf(cells))
  expect(kinds).toEqual(['data', 'data', 'total', 'data', 'total', 'total', 'data'])
})

describe('heads that stand again', () => {
  it('are passed over, however they are written', () => {
    expect(kindOf(['APP NO', ' Customer', 'Disbursed_Amt', 'Mobile', null])).toBe('heads')
  })

  it('and others in their place are told', () => {
    expect(kindOf(['Customer', 'App No', 'Disbursed Amt', 'Mobile'])).toBe('other_heads')
    expect(kindOf(['App No', 'Customer', 'UTR', 'Disbursed Amt', 'Mobile'])).toBe('other_heads')
    expect(kindOf(['A3', 'Mobile', 500, null])).toBe('data')
  })
})
