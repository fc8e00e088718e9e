import { utils, write } from '@e965/xlsx'
import type { BookType, WorkBook } from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { expectRows } from '#server/sheets/data-rows.ts'
import { sheetFacts, sheetRows } from '#server/sheets/read-sheets.ts'
import type { SheetSource } from '#server/sheets/read-sheets.ts'
import { SHEET_LIMITS } from '#server/sheets/sheet-file.ts'
import type { FileFacts } from '#server/sheets/sheet-file.ts'
import type { SheetCell, SheetRow } from '#src/contract/cells/sheet-cell.ts'
import { named, utf8, xlsxOf } from '#tests/setup/sheet-files.ts'

const facts = (bytes: Uint8Array, name: string, reading: Partial<SheetSource> = {}): Promise<FileFacts> =>
  sheetFacts({ bytes, name, ...reading })
/** Of the first sheet. */
const rowsOf = async (bytes: Uint8Array, name: string): Promise<SheetRow[]> =>
  (await facts(bytes, name)).sheets[0]?.preview ?? []
const cellsOf = async (bytes: Uint8Array, name: string): Promise<SheetCell[][]> =>
  (await rowsOf(bytes, name)).map(({ cells }) => cells)

const wide = (text: string, big: boolean): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le')
  return new Uint8Array(big ? bytes.swap16() : bytes)
}
const saved = (book: WorkBook, bookType: BookType): Uint8Array =>
  new Uint8Array(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer)

describe('text', () => {
  const TABLE = [
    ['आवेदन', 'Name'],
    ['0012', 'José'],
  ]
  test.each<[string, Uint8Array, Partial<FileFacts>]>([
    ['commas', utf8('आवेदन,Name\n0012,José'), { encoding: 'utf-8', delimiter: ',' }],
    ['Windows lines', utf8('आवेदन,Name\r\n0012,José\r\n'), { delimiter: ',' }],
    ['lines of old Macs', utf8('आवेदन,Name\r0012,José\r'), { delimiter: ',' }],
    ['semicolons', utf8('आवेदन;Name\n0012;José'), { delimiter: ';' }],
    ['tabs', utf8('आवेदन\tName\n0012\tJosé'), { delimiter: '\t' }],
    ['bars', utf8('आवेदन|Name\n0012|José'), { delimiter: '|' }],
    ['a byte order mark', utf8('\uFEFFआवेदन,Name\n0012,José'), { encoding: 'utf-8' }],
    ['UTF-16', wide('\uFEFFआवेदन,Name\n0012,José', false), { encoding: 'utf-16le' }],
    ['UTF-16, the other way', wide('\uFEFFआवेदन,Name\n0012,José', true), { encoding: 'utf-16be' }],
    ['letters in two parts', utf8('आवेदन,Name\n0012,Jose\u0301'), { encoding: 'utf-8' }],
    ['the hint of Excel', utf8('sep=;\nआवेदन;Name\n0012;José'), { delimiter: ';' }],
    ['an ending of old times', utf8('आवेदन,Name\n0012,José\n\u001A'), { delimiter: ',' }],
  ])('with %s', async (_, bytes, expected) => {
    expect(await facts(bytes, 'MIS.CSV')).toMatchObject({ kind: 'text', ...expected })
    expect(await cellsOf(bytes, 'mis.csv')).toEqual(TABLE)
  })

  it('without a mark: UTF-16 by its NULs, and what is no UTF-8 as Windows-1252', async () => {
    expect(await facts(wide('Status,Name\nDone,Asha', false), 'a.csv')).toMatchObject({ encoding: 'utf-16le' })
    const latin = Uint8Array.from([...utf8('Status,Name\nDone,Jos'), 0xe9, 0x20, 0x93, 0x41, 0x94])
    expect(await facts(latin, 'a.csv')).toMatchObject({ encoding: 'windows-1252' })
    expect((await cellsOf(latin, 'a.csv'))[1]).toEqual(['Done', 'José “A”'])
  })

  it('is read as somebody chose, in place of what was guessed', async () => {
    const bytes = utf8('a;b,c\nd;e,f')
    const { sheets, delimiter } = await facts(bytes, 'a.csv', { delimiter: ';' })
    expect({ delimiter, cells: sheets[0]?.preview[0]?.cells }).toEqual({ delimiter: ';', cells: ['a', 'b,c'] })
    expect((await facts(utf8('é'), 'a.csv', { encoding: 'windows-1252' })).sheets[0]?.preview[0]?.cells).toEqual(['Ã©'])
  })

  it('guesses no delimiter by the commas of lakhs', async () => {
    const bytes = utf8('Id;Amount;City\nA1;1,00,000;Pune\nA2;2,50,000;Goa\nA3;5;Agra')
    expect((await facts(bytes, 'a.csv')).delimiter).toBe(';')
  })

  it('keeps ids, blanks and long numbers as they stand', async () => {
    const bytes = utf8('00123,9.2E+11,,123456789012345678,\u00A0x ,=1+1')
    expect(await cellsOf(bytes, 'a.csv')).toEqual([
      ['00123', '9.2E+11', null, '123456789012345678', '\u00A0x ', '=1+1'],
    ])
  })

  it('counts a quoted text of several lines as one row, and rows with nothing in them too', async () => {
    const bytes = utf8('Id,Remark\r\n1,"two\r\nlines, and ""quotes"""\r\n\r\n,\r\n5,x')
    expect(await rowsOf(bytes, 'a.csv')).toEqual([
      { row: 1, cells: ['Id', 'Remark'] },
      { row: 2, cells: ['1', 'two\nlines, and "quotes"'] },
      { row: 5, cells: ['5', 'x'] },
    ])
  })

  it('has as many cells as each line says, and moves none', async () => {
    expect(await cellsOf(utf8('a,b,c\n1,2\n1,2,3,4\n1,,3,'), 'a.csv')).toEqual([
      ['a', 'b', 'c'],
      ['1', '2'],
      ['1', '2', '3', '4'],
      ['1', null, '3', null],
    ])
  })

  it('reads what a library wrote of any table', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab0,;"\n\t\'= é९'), maxLength: 8 })
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 15 })
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const lines = [['id', 'head', 'last'], ...rows]
        const bytes = utf8(utils.sheet_to_csv(utils.aoa_to_sheet(lines), { forceQuotes: true, blankrows: true }))
        const expected = lines.flatMap((cells, index) =>
          cells.every((each) => each.trim() === '')
            ? []
            : [{ row: index + 1, cells: cells.map((each) => each.normalize('NFC') || null) }],
        )
        expect((await facts(bytes, 'a.csv', { delimiter: ',' })).sheets[0]?.preview).toEqual(expected)
      }),
      { numRuns: 20 },
    )
  })
})

describe('a page or text that is called .xls', () => {
  it('is read as the table that it is', async () => {
    const page = `<html><head><meta charset="utf-8"></head><body><table border=1>
      <tr><th>Application&nbsp;No</th><th>Amount</th><th>Date</th></tr>
      <tr><td>000123</td><td>1,00,000</td><td>02/03/2026</td></tr>
      <tr><td>A &amp; B</td><td></td><td>नमस्ते</td></tr></table></body></html>`
    expect(await facts(utf8(page), 'statement.xls')).toMatchObject({ kind: 'html' })
    expect(await cellsOf(utf8(page), 'statement.xls')).toEqual([
      ['Application No', 'Amount', 'Date'].map((text) => expect.stringMatching(text.replace(' ', '.')) as string),
      ['000123', '1,00,000', '02/03/2026'],
      ['A & B', null, 'नमस्ते'],
    ])
  })

  it('and text with tabs as text', async () => {
    expect(await facts(utf8('Id\tStatus\n01\tDone'), 'mis.xls')).toMatchObject({ kind: 'text', delimiter: '\t' })
  })
})

describe('a web archive that is called .xls', () => {
  const archive = (way: string, page: string, charset = 'us-ascii') =>
    utf8(
      [
        'MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\nContent-Type: multipart/related; boundary="--=_P"\r\n',
        `----=_P\r\nContent-Type: text/html; charset="utf-8"\r\n\r\n<html><frameset></frameset></html>\r\n`,
        `----=_P\r\nContent-Transfer-Encoding: ${way}\r\nContent-Type: text/html; charset="${charset}"\r\n\r\n${page}\r\n`,
        '----=_P--\r\n',
      ].join('\r\n'),
    )
  const page = (name: string) => `<table><tr><td>Lead ID</td></tr><tr><td>${name}</td></tr></table>`
  it.each<[string, Uint8Array, string]>([
    ['plain', archive('7bit', page('CL-1')), 'CL-1'],
    ['quoted', archive('quoted-printable', page('CL=2D1 =E0=A4=85=\r\nx'), 'utf-8'), 'CL-1 अx'],
    ['in base64', archive('base64', Buffer.from(page('José'), 'latin1').toString('base64'), 'windows-1252'), 'José'],
  ])('%s, is read as its table', async (_, bytes, cell) => {
    expect(await facts(bytes, 'report.xls')).toMatchObject({ kind: 'html' })
    expect(await cellsOf(bytes, 'report.xls')).toEqual([['Lead ID'], [cell]])
  })
})

describe('files that were joined', () => {
  const rows = ['Lead ID,Status', 'CL-1,Approved', 'CL-2,Approved']
  it.each<[string, Uint8Array]>([
    ['with a mark before the second', utf8(`\uFEFF${rows[0]}\n${rows[1]}\n\uFEFF${rows[0]}\n\uFEFF${rows[2]}\n`)],
    ['without an end of the first', utf8(`\uFEFF${rows[0]}\n${rows[1]}\uFEFF${rows[0]}\n${rows[2]}`)],
    ['with the end of old texts', utf8(`${rows[0]}\r\n${rows[1]}\r\n\u001A${rows[0]}\r\n${rows[2]}\r\n\u001A`)],
    [
      'and quoted',
      utf8(`\uFEFF"Lead ID","Status"\n"CL-1","Approved"\n\uFEFF"Lead ID","Status"\n\uFEFF"CL-2","Approved"`),
    ],
    [
      'in two encodings',
      Uint8Array.from([
        ...utf8(`${rows[0]}\n${rows[1]}\n`),
        0xef,
        0xbb,
        0xbf,
        ...utf8(`${rows[0]}\n${rows[2]}\nCL-3,`),
        0xe9,
      ]),
    ],
  ])('%s: the heads that stand again are counted, the rows behind them read', async (_, bytes) => {
    const [sheet] = (await facts(bytes, 'mis.csv')).sheets
    expect(sheet).toMatchObject({ headsAgain: [3], otherHeads: null })
    const [heads, first, last] = rows.map((row) => row.split(','))
    expect(sheet?.preview.map(({ cells }) => cells).slice(0, 4)).toEqual([heads, first, heads, last])
  })
})

it('guesses a delimiter below many lines of notes, and a caret', async () => {
  const notes = Array.from({ length: 60 }, (_, at) => `Note ${at}`).join('\n')
  expect((await facts(utf8(`${notes}\nLead ID;Status\nCL-1;Approved`), 'a.csv')).delimiter).toBe(';')
  expect((await facts(utf8('Lead ID^Status\nCL-1^Approved, so far\nCL-2^ok'), 'a.csv')).delimiter).toBe('^')
})

describe('workbooks as other programs name their parts', () => {
  const rows = '<row r="1"><c r="A1" t="inlineStr"><is><t>Status</t></is></c></row>'
  it.each<[string, (name: string) => string]>([
    ['with backslashes', (name) => name.replaceAll('/', '\\')],
    ['with a slash in front', (name) => `/${name}`],
    ['in capitals', (name) => name.toUpperCase()],
  ])('%s', async (_, rename) => {
    expect(await cellsOf(named(rename, { rows }), 'mis.xlsx')).toEqual([['Status']])
  })

  it('and whose main part is called otherwise, with backslashes in its relations', async () => {
    const bytes = named(
      (name) => name.replace('xl/workbook.xml', 'xl/Book 2.xml').replace('workbook.xml.rels', 'Book 2.xml.rels'),
      { rows },
      (text) =>
        text.replace('xl/workbook.xml', 'xl\\Book%202.xml').replace('worksheets/sheet1.xml', 'worksheets\\Sheet1.xml'),
    )
    expect(await cellsOf(bytes, 'mis.xlsx')).toEqual([['Status']])
  })

  it('and in UTF-16', async () => {
    const bytes = named(
      (name) => name,
      { rows },
      (text) => (text.includes('sheetData') ? wide(`\uFEFF${text}`, false) : text),
    )
    expect(await cellsOf(bytes, 'mis.xlsx')).toEqual([['Status']])
  })

  it('tells which columns are hidden', async () => {
    const bytes = named(
      (name) => name,
      { rows },
      (text) => text.replace('<sheetData>', '<cols><col min="1" max="16384" hidden="1"/></cols><sheetData>'),
    )
    expect((await facts(bytes, 'mis.xlsx')).sheets[0]?.hiddenColumns).toEqual([0])
  })
})

it('shows the side and the unit that a number format puts behind the number', async () => {
  const codes = ['0.00 "Dr"', '#,##0.00" Cr";#,##0.00" Dr"', '0.00\\ \\L', '0.00,,"Cr"', '0.00 "kg"']
  const styles = `<numFmts>${codes.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts>
    <cellXfs><xf/>${codes.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join('')}</cellXfs>`
  const values = [4500, 50.9, 1.5, 15_000_000, 7].map((value, at) => `<c s="${at + 1}"><v>${value}</v></c>`)
  const rows = `<row>${values.join('')}<c s="2"><v>-50.9</v></c><c s="1"><v>0.125</v></c></row>`
  expect(await cellsOf(xlsxOf({ rows, styles }), 'a.xlsx')).toEqual([
    ['4500.00 Dr', '50.90 Cr', '1.50 L', 15_000_000, 7, '50.90 Dr', '0.125 Dr'],
  ])
})

describe('workbooks', () => {
  const book = (date1904 = false): WorkBook => {
    const sheet = utils.aoa_to_sheet([
      ['Id', 'Amount', 'Day', 'Rate', 'Sum', 'Lost'],
      ['0012', 100000.5, 46053, 0.125],
      [],
      [919876543210, -5, 60, true],
    ])
    Object.assign(sheet['C2'] as object, { z: 'dd/mm/yyyy' })
    Object.assign(sheet['D2'] as object, { z: '0.00%' })
    sheet['E2'] = { t: 'n', v: 7, f: 'SUM(B2:B3)' }
    sheet['F2'] = { t: 'e', v: 0x2a }
    sheet['!ref'] = 'A1:F4'
    sheet['!rows'] = [{}, {}, {}, { hidden: true }]
    const made = utils.book_new(sheet, 'MIS अप्रैल')
    utils.book_append_sheet(made, utils.aoa_to_sheet([['secret']]), 'Codes')
    made.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }], WBProps: { date1904 } }
    return made
  }

  test.each<[BookType, string]>([
    ['xlsx', 'MIS.XLSX'],
    ['biff8', 'mis.xls'],
    ['xlsx', 'mis.csv'],
    ['biff8', 'mis.xlsx'],
  ])('%s, called %s: raw values, marks, hidden rows and sheets', async (type, name) => {
    const found = await facts(saved(book(), type), name)
    expect(found).toMatchObject({ kind: type === 'xlsx' ? 'xlsx' : 'xls', date1904: false, encoding: null })
    const [first, second] = found.sheets
    expect(first).toMatchObject({ name: 'MIS अप्रैल', hidden: false, rows: 3, columns: 6 })
    expect(first?.hiddenRows).toBe(type === 'xlsx' ? 1 : 0)
    expect(second).toMatchObject({ name: 'Codes', hidden: true, rows: 1 })
    expect(first?.preview).toEqual([
      { row: 1, cells: ['Id', 'Amount', 'Day', 'Rate', 'Sum', 'Lost'] },
      {
        row: 2,
        cells: [
          '0012',
          100000.5,
          { value: 46053, date: '1900' },
          { value: 0.125, percent: true },
          type === 'xlsx' ? { value: 7, formula: true } : 7,
          { value: null, error: '#N/A' },
        ],
      },
      // The library that makes the old kind writes no formulas, and nothing about rows.
      { row: 4, cells: [919876543210, -5, 60, true], ...(type === 'xlsx' && { hidden: true }) },
    ])
  })

  test.each<BookType>(['xlsx', 'biff8'])('%s that counts from 1904 says so at each day', async (type) => {
    const name = type === 'xlsx' ? 'a.xlsx' : 'a.xls'
    const found = await facts(saved(book(true), type), name)
    expect(found.date1904).toBe(true)
    expect(found.sheets[0]?.preview[1]?.cells[2]).toMatchObject({ date: '1904' })
  })

  it('by hand: prefixes, rich text, readings, escapes, places that are not said, a formula without its result', async () => {
    const rows = `<row><c t="inlineStr"><is><t>a</t></is></c><c t="s"><v>0</v></c></row>
      <row r="4" hidden="true"><c r="B4" t="str"><f>A1&amp;"x"</f><v>ax</v></c><c r="D4"><f>NOW()</f></c><c r='E4' t='s'><v>1</v></c></row>
      <row r="9"><c r="A9" t="d"><v>2026-01-31</v></c><c r="B9" s="1"><v>46053</v></c><c r="C9" s="2"><v>1</v></c><c r="D9" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`
    const strings = `<si><r><t>रु</t></r><r><t xml:space="preserve"> 5</t></r><rPh><t>reading</t></rPh></si><si><t><![CDATA[<b>]]>_x000D_&#x41;_x005F_x0041_</t></si>`
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="[$-4009]d\\ mmm\\ yy;@"/><numFmt numFmtId="165" formatCode="#,##0.00 &quot;days&quot;"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>`
    expect(await rowsOf(xlsxOf({ rows, strings, styles, properties: 'date1904="1"' }), 'a.xlsx')).toEqual([
      { row: 1, cells: ['a', 'रु 5'] },
      {
        row: 4,
        hidden: true,
        cells: [null, { value: 'ax', formula: true }, null, { value: null, formula: true }, '<b>\rA_x0041_'],
      },
      {
        row: 9,
        cells: ['2026-01-31', { value: 46053, date: '1904' }, 1, { value: null, error: '#DIV/0!', formula: true }],
      },
    ])
  })

  it('reads what a library wrote of any table, new and old', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
      fc.constantFrom('0012', 'नमस्ते', '<&>"\'', ' x '),
      fc.integer({ min: -1e12, max: 1e12 }).map((cents) => cents / 100),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
    )
    const table = fc.array(fc.array(cell, { maxLength: 6 }), { minLength: 1, maxLength: 15 })
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom<BookType>('xlsx', 'biff8'), async (rows, type) => {
        const lines = [['head'], ...rows]
        const bytes = saved(utils.book_new(utils.aoa_to_sheet(lines), 'a'), type)
        const expected = lines.flatMap((cells, index) => {
          const plain = cells.map((each) => (each === '' ? null : Object.is(each, -0) ? 0 : each))
          while (plain.at(-1) === null) plain.pop()
          return plain.length === 0 ? [] : [{ row: index + 1, cells: plain }]
        })
        expect(await rowsOf(bytes, type === 'xlsx' ? 'a.xlsx' : 'a.xls')).toEqual(expected)
      }),
      { numRuns: 25 },
    )
  })
})

it('finds heads below a title, sums at the end, and what days behind the first rows say of their order', async () => {
  const file = (...days: string[]) =>
    utf8(
      [
        'MIS of April,,',
        'App No,Disbursal Date,Loan Amt,LOAN-AMT',
        ...days.map((day) => `A1,${day},5,5`),
        'Total,,9,9',
      ].join('\n'),
    )
  const found = async (...days: string[]) => (await facts(file(...days), 'a.csv')).sheets[0]
  expect(await found('03/04/2026', '31/04/2026')).toMatchObject({
    heads: {
      row: 2,
      columns: [
        { head: 'App No', field: 'lender_reference' },
        { head: 'Disbursal Date', field: 'disbursal_date' },
        { head: 'Loan Amt', field: null },
        { head: 'LOAN-AMT', field: null },
      ],
      alike: [{ heads: ['Loan Amt', 'LOAN-AMT'], columns: [2, 3] }],
    },
    totals: [5],
    data: 2,
    dayOrders: [[], [], [], []],
  })
  const many = Array.from({ length: 40 }, () => '03/04/2026')
  const far = await found(...many, '04/31/2026')
  expect(far).toMatchObject({ rows: 44, totals: [44], data: 41, dayOrders: [[], ['open', 'mdy'], [], []] })
})

describe('the rows of a sheet', () => {
  const LINES = 1_201
  const source = { name: 'a.csv', bytes: utf8(Array.from({ length: LINES }, (_, n) => `${n},x`).join('\n')) }

  it('come in chunks, each once and in order', async () => {
    const numbers: number[] = []
    const sizes: number[] = []
    for await (const rows of sheetRows(source, 0)) {
      sizes.push(rows.length)
      numbers.push(...rows.map(({ row }) => row))
    }
    expect(sizes).toEqual([500, 500, 201])
    expect(numbers).toEqual(Array.from({ length: LINES }, (_, n) => n + 1))
  })

  it('of several files at once do not mix; a loop that is left gives its turn to the next', async () => {
    for (let n = 0; n < 4; n += 1) for await (const rows of sheetRows(source, 0)) if (rows.length > 0) break
    const sheet = (word: string) => ({ name: 'a.csv', bytes: utf8(`${word}\n`.repeat(2_000)) })
    const read = async (word: string) => {
      const found = new Set<SheetCell | undefined>()
      for await (const rows of sheetRows(sheet(word), 0)) for (const { cells } of rows) found.add(cells[0])
      return [...found]
    }
    expect(await Promise.all(['a', 'b', 'c', 'd', 'e'].map(read))).toEqual([['a'], ['b'], ['c'], ['d'], ['e']])
  })

  it('may be as many as are taken, beside the heads and the sums; not one more', async () => {
    const sheetOf = async (rows: number, heads: number) => {
      const bytes = utf8(`MIS of April\nId\n${'1\n'.repeat(rows)}Total\n`)
      const sheet = (await facts(bytes, 'a.csv', { look: { heads } })).sheets[0]
      if (!sheet) throw new Error('no sheet')
      return () => expectRows(sheet)
    }
    expect(await sheetOf(SHEET_LIMITS.rows, 2)).not.toThrow()
    // With its heads one row higher it has one more.
    expect(await sheetOf(SHEET_LIMITS.rows, 1)).toThrow('rows')
    expect(await sheetOf(SHEET_LIMITS.rows + 1, 2)).toThrow('rows')
  })

  it('tell which columns a formula has worked out', async () => {
    const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>Id</t></is></c><c r="B1" t="inlineStr"><is><t>Net</t></is></c></row>
      <row r="2"><c r="A2"><v>1</v></c><c r="B2"><f>A2*2</f><v>2</v></c></row><row r="3"><c r="A3"><v>2</v></c><c r="B3"><f>A3*2</f><v>4</v></c></row>`
    expect((await facts(xlsxOf({ rows }), 'a.xlsx')).sheets[0]?.formulas).toEqual([0, 2])
  })
})
