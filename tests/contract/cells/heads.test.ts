import { describe, expect, it, test } from 'vitest'
import { HEAD_ALIASES } from '#src/contract/cells/head-aliases.ts'
import { fieldOfHead, headsAlike, plainHead, suggestHeadRow, suggestSheet } from '#src/contract/cells/heads.ts'
import type { SheetCell } from '#src/contract/cells/sheet-cell.ts'
import { suggestColumns } from '#src/contract/cells/suggest-columns.ts'
import { IMPORT_FIELDS } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'

describe('what a head means', () => {
  test.each<[string, ImportField | null]>([
    ['application_id', 'application_id'],
    ['APPLICATION ID ', 'application_id'],
    ['Application No.', 'lender_reference'],
    ['ARN', 'lender_reference'],
    ['LAN', 'loan_account'],
    ['Lead\u00A0ID', 'application_id'],
    ['Sanction Amt (Rs.)', 'sanctioned_amount'],
    ['Disbursed\nAmt', 'disbursed_amount'],
    ['Disbursal Date (DD/MM/YYYY)', 'disbursal_date'],
    ['UTR No.', 'utr'],
    ['GST @18%', 'gst'],
    ['Gross %', null],
    ['TDS Rate', null],
    ['Payout %', 'slab'],
    ['Reject Reason', 'reason'],
    ['Favourite colour', null],
    ['constructor', null],
    ['', null],
  ])('%j', (head, field) => {
    expect(fieldOfHead(head)).toBe(field)
  })

  it('knows how core systems shorten their heads', () => {
    expect(['LEAD_NO', 'LOS_REF', 'SANC_AMT', 'DISB_DT', 'DISB_AMT', 'UTR_NO', 'BRANCH'].map(fieldOfHead)).toEqual([
      'application_id',
      'lender_reference',
      'sanctioned_amount',
      'disbursal_date',
      'disbursed_amount',
      'utr',
      null,
    ])
  })

  it('is one thing: no two fields share an alias, and each is written as it is compared', () => {
    const all = IMPORT_FIELDS.flatMap((field) => [...new Set([plainHead(field), ...HEAD_ALIASES[field]])])
    expect(all.filter((alias, at) => all.indexOf(alias) !== at)).toEqual([])
    expect(all.filter((alias) => plainHead(alias) !== alias)).toEqual([])
    expect(IMPORT_FIELDS.filter((field) => HEAD_ALIASES[field].some((alias) => fieldOfHead(alias) !== field))).toEqual(
      [],
    )
  })
})

it('names heads that read alike', () => {
  expect(headsAlike(['Loan Amt', 'Status', 'LOAN-AMT ', '', ''])).toEqual([
    { columns: [0, 2], heads: ['Loan Amt', 'LOAN-AMT '] },
  ])
})

describe('the row of heads', () => {
  const row = (number: number, ...cells: SheetCell[]) => ({ row: number, cells })

  it('stands below titles', () => {
    const sheet = [
      row(1, 'Bank of Examples: MIS for April 2026'),
      row(2, null, 'Ids', null, 'Money'),
      row(4, 'App No', 'LAN', 'Status', 'Disbursed Amt', 'UTR'),
      row(5, 'A1', 'L1', 'Status', 500, 'X'),
    ]
    expect(suggestHeadRow(sheet)).toBe(4)
  })

  it('is that with most words where no head is known', () => {
    expect(suggestHeadRow([row(1, 'A title'), row(3, 'Foo', 'Bar', 'Baz'), row(4, 1, 2, 3)])).toBe(3)
    expect(suggestHeadRow([])).toBeNull()
  })

  it('may stand far down, where a single word of a head in a row of data is none', () => {
    const notes = Array.from({ length: 60 }, (_, at) => row(at + 1, `Note ${at}`))
    expect(suggestHeadRow([...notes, row(61, 'Lead ID', 'Status'), row(62, 'CL-1', 'Approved')])).toBe(61)
    expect(suggestHeadRow([row(1, 'Foo', 'Bar'), ...notes.slice(1), row(61, 'x', 'Scheme')])).toBe(1)
  })
})

describe('the sheet that has the rows', () => {
  const sheet = (hidden: boolean, ...heads: string[]) => ({
    hidden,
    head_row: 3,
    preview: [
      { row: 1, cells: ['Status', 'UTR', 'Product'] },
      { row: 3, cells: heads },
    ],
  })
  const fields = ['application_id', 'status', 'utr'] as const
  const [cover, rows] = [sheet(false, 'Ibis First Bank', 'Status'), sheet(false, 'Lead Id', 'Status', 'UTR No.')]
  it.each([
    ['behind a cover', [cover, rows], 1],
    ['the first of two alike', [rows, rows], 0],
    ['the first where no head is known', [sheet(false, 'Foo'), sheet(false, 'Bar')], 0],
    ['none that its author has hidden', [sheet(true, 'Lead Id', 'Status', 'UTR No.'), cover], 1],
    ['a hidden one where there is no other', [sheet(true, 'Lead Id')], 0],
    [
      'by what such a file may say alone',
      [sheet(false, 'Lead Id', 'Status'), sheet(false, 'PAN', 'Mobile', 'Product')],
      0,
    ],
  ] as const)('%s', (_, sheets, at) => {
    expect(suggestSheet(sheets, fields)).toBe(at)
  })
  it('is the first of none', () => {
    expect(suggestSheet([], fields)).toBe(0)
  })
})

describe('a column of our own numbers', () => {
  const fields = ['application_id', 'lender_reference', 'status'] as const
  const suggested = (...cells: string[]) =>
    suggestColumns(['Application No', 'Status'], fields, null, [...cells.map((cell) => [cell, 'Approved'])])[0]?.field

  it('is ours whatever the lender calls it, and any other is not', () => {
    expect(suggested('CL-500056', '', ' cl-500113 ')).toBe('application_id')
    expect(suggested('CL-500056', '="CL-500113"', 'none')).toBe('application_id')
    expect(suggested('CL-500056', 'ES-1')).toBe('lender_reference')
    expect(suggested('', '')).toBe('lender_reference')
  })

  it('counts before a head that names the field over something else', () => {
    const columns = suggestColumns(['Lead ID', 'Ledger col', 'Status'], fields, null, [
      ['ES-1', 'CL-500056', 'Approved'],
    ])
    expect(columns.map(({ field }) => field)).toEqual([null, 'application_id', 'status'])
  })

  it('like one of any other kind, is known by what is written in it, where that can be one field alone', () => {
    const heads = ['Col 1', 'Col 2', 'Col 3', 'Col 4', 'Col 5', 'Col 6']
    const row = ['******3210', 'ABCPK1234F', 'HDFCN27152000003', '31/05/2027', '1,50,000', 'Pune']
    const known = (fields: readonly ImportField[]) =>
      suggestColumns(heads, fields, null, [row]).map(({ field }) => field)
    expect(known(['phone', 'pan', 'utr', 'paid_on', 'paid_amount', 'status'])).toEqual([
      'phone',
      'pan',
      'utr',
      'paid_on',
      'paid_amount',
      null,
    ])
    expect(known(['disbursal_date', 'updated_on', 'sanctioned_amount', 'disbursed_amount'])).toEqual(
      heads.map(() => null),
    )
  })

  it('stays what a lender’s last file said of it', () => {
    const template = { columns: [{ head: 'Application No', field: 'lender_reference' as const }] }
    expect(suggestColumns(['Application No'], fields, template, [['CL-500056']])[0]?.field).toBe('lender_reference')
  })
})
