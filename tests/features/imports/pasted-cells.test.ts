import { expect, test } from 'vitest'
import { blockOf, pastedCells } from '#src/features/imports/pasted-cells.ts'

const words = { rowName: 'Row', names: [['status', 'Status'] as const, ['utr', 'UTR'] as const] }

test('a block names its columns as the screen does, and its rows by number', () => {
  expect(pastedCells('Row\tBranch\tstatus\n4\tPune\tApproved\r\n7\t\t\n', words)).toEqual({
    edits: [
      { row: 4, field: 'status', value: 'Approved' },
      { row: 7, field: 'status', value: '' },
    ],
  })
  expect(pastedCells('UTR,ROW\n0012345678,9', words)).toEqual({
    edits: [{ row: 9, field: 'utr', value: '0012345678' }],
  })
})

test('says what a block lacks', () => {
  expect(pastedCells('Row\tStatus', words)).toEqual({ problem: 'empty' })
  expect(pastedCells('Status\nApproved', words)).toEqual({ problem: 'noRow' })
  expect(pastedCells('Row\tBranch\n4\tPune', words)).toEqual({ problem: 'noColumn' })
  expect(pastedCells('Row\tStatus\n4\tA\nTotal\tB', words)).toEqual({ problem: 'badRow', line: 3 })
})

test('what is copied can be pasted', () => {
  const rows = [{ row: 4, cells: [{ field: 'status' as const, text: 'In\nprocess' }] }]
  expect(pastedCells(blockOf(rows, words), words)).toEqual({
    edits: [
      { row: 4, field: 'status', value: 'In process' },
      { row: 4, field: 'utr', value: '' },
    ],
  })
})
