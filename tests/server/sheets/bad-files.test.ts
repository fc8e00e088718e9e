import { utils, write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { sheetFacts, sheetRows } from '#server/sheets/read-sheets.ts'
import { PREVIEW_ROWS, SheetRefusal, SHEET_LIMITS } from '#server/sheets/sheet-file.ts'
import type { SheetRefusalFacts } from '#server/sheets/sheet-file.ts'
import { compoundOf, utf8, xlsxOf, zipOf } from '#tests/setup/sheet-files.ts'

const refusalOf = async (work: Promise<unknown>): Promise<SheetRefusalFacts> => {
  const error: unknown = await work.then(
    () => new Error('It was read.'),
    (reason: unknown) => reason,
  )
  if (error instanceof SheetRefusal) return error.facts
  throw error
}
const refused = (bytes: Uint8Array, name = 'mis.xlsx') => refusalOf(sheetFacts({ bytes, name }))

const cell = (value: string, at = 'A1') => `<row r="1"><c r="${at}" t="inlineStr"><is><t>${value}</t></is></c></row>`
const PLAIN = xlsxOf({ rows: cell('Status') })
const MEGABYTE = 1024 * 1024
/** A million times the same costs a zip nothing. */
const repeated = (piece: string, bytes: number): string => piece.repeat(Math.ceil(bytes / piece.length))

describe('what is no spreadsheet', () => {
  const program = Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff)

  it.each<[string, string, Uint8Array]>([
    ['a program', 'mis.csv', program],
    ['a program with two endings', 'mis.csv.exe', utf8('Status\nDone')],
    ['a name that is cut by a NUL', 'mis.csv\0.exe', utf8('Status\nDone')],
    ['a name without an ending', 'csv', utf8('Status\nDone')],
    ['text with NULs', 'mis.csv', utf8('Status\0\nDone\0\0')],
    ['a PDF', 'mis.xlsx', utf8('%PDF-1.7\n1 0 obj\n<< >>\nendobj')],
    ['a picture', 'mis.xls', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)],
    ['a page without a table', 'mis.xls', utf8('<html><body><script>alert(1)</script></body></html>')],
    ['a zip of something else', 'mis.xlsx', zipOf([{ name: 'word/document.xml', text: '<document/>' }])],
    ['a letter in the old container', 'mis.xls', compoundOf({ '/WordDocument': utf8('a letter') })],
    [
      'a zip that climbs out of its folder',
      'mis.xlsx',
      xlsxOf({ rows: '', more: [{ name: '../../evil', text: 'x' }] }),
    ],
    ['a zip that names a drive', 'mis.xlsx', xlsxOf({ rows: '', more: [{ name: 'C:\\evil', text: 'x' }] })],
    [
      'a zip that climbs out with backslashes',
      'mis.xlsx',
      xlsxOf({ rows: '', more: [{ name: 'a\\..\\..\\b', text: 'x' }] }),
    ],
    [
      'an entity that reads a file',
      'mis.xlsx',
      xlsxOf({
        before: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
        rows: cell('&e;'),
      }),
    ],
    [
      'a billion laughs',
      'mis.xlsx',
      xlsxOf({
        before: '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>',
        rows: cell('&b;'),
      }),
    ],
  ])('%s', async (_, name, bytes) => {
    expect(await refused(bytes, name)).toEqual({ code: 'type' })
  })
})

describe('a spreadsheet of a kind that is not read', () => {
  it.each<[string, Uint8Array]>([
    ['an open document', zipOf([{ name: 'mimetype', text: 'application/vnd.oasis.opendocument.spreadsheet' }])],
    ['a binary workbook', zipOf([{ name: 'xl/workbook.bin', text: 'x' }])],
    ['a web archive without a table', utf8('MIME-Version: 1.0\nContent-Type: text/html\n\n<html>Hello</html>')],
  ])('%s says what to do', async (_, bytes) => {
    expect(await refused(bytes)).toEqual({ code: 'resave' })
  })
})

describe('what is broken', () => {
  it('an empty file, and one of blank lines', async () => {
    expect(await refused(new Uint8Array(), 'mis.csv')).toEqual({ code: 'empty' })
    expect(await refused(utf8('\uFEFF \r\n\r\n'), 'mis.csv')).toEqual({ code: 'empty' })
    expect(await refused(xlsxOf({ rows: '' }))).toEqual({ code: 'empty' })
  })

  it('half of a workbook', async () => {
    expect(await refused(PLAIN.slice(0, PLAIN.length / 2))).toEqual({ code: 'damaged' })
  })

  it('elements over a hundred deep, and a mark-up of a megabyte', async () => {
    const deep = (levels: number) => xlsxOf({ rows: cell('Status') + '<x>'.repeat(levels) + '</x>'.repeat(levels) })
    expect(await refused(deep(120))).toEqual({ code: 'damaged' })
    expect((await sheetFacts({ bytes: deep(80), name: 'mis.xlsx' })).sheets).toHaveLength(1)
    const long = (bytes: number) => xlsxOf({ rows: `${cell('Status')}<x y="${repeated('z', bytes)}"/>` })
    expect(await refused(long(MEGABYTE))).toEqual({ code: 'damaged' })
    expect((await sheetFacts({ bytes: long(30_000), name: 'mis.xlsx' })).sheets).toHaveLength(1)
  })

  it('a part whose check sum is another', async () => {
    const bytes = Buffer.from(PLAIN)
    const entry = bytes.lastIndexOf(Uint8Array.of(0x50, 0x4b, 1, 2))
    bytes.writeUInt8(bytes.readUInt8(entry + 16) ^ 1, entry + 16)
    expect(await refused(new Uint8Array(bytes))).toEqual({ code: 'damaged' })
  })

  it('half of an old workbook', async () => {
    const book = utils.book_new(utils.aoa_to_sheet([['Status'], ['Done']]), 'MIS')
    const whole = new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer)
    expect(await refused(whole.slice(0, whole.length / 2), 'mis.xls')).toEqual({ code: 'damaged' })
  })

  it('a quote that is never closed, in the row where it begins', async () => {
    expect(await refused(utf8('Status,Reason\nDone,ok\nRefused,"too low'), 'mis.csv')).toEqual({
      code: 'damaged',
      row: 3,
    })
  })

  it('a workbook whose sheet is cut off, or names a text that is not there', async () => {
    expect(await refused(xlsxOf({ rows: '<row r="1"><c r="A1"><v>1' }))).toEqual({ code: 'damaged' })
    expect(await refused(xlsxOf({ rows: '<row r="1"><c r="A1" t="s"><v>7</v></c></row>' }))).toEqual({
      code: 'damaged',
    })
    expect(await refused(xlsxOf({ rows: cell('&unknown;') }))).toEqual({ code: 'damaged' })
  })
})

describe('what is encrypted', () => {
  it('a new workbook in the old container', async () => {
    const streams = { '/EncryptionInfo': utf8('4 4 agile'), '/EncryptedPackage': new Uint8Array(64) }
    expect(await refused(compoundOf(streams))).toEqual({ code: 'password' })
  })

  it('an old workbook', async () => {
    const begin = [0x09, 0x08, 0x10, 0, 0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    const book = Uint8Array.from([...begin, 0x2f, 0, 6, 0, 0, 0, 1, 2, 3, 4, 0x0a, 0, 0, 0])
    expect(await refused(compoundOf({ '/Workbook': book }), 'mis.xls')).toEqual({ code: 'password' })
  })
})

it('an old workbook without a container says that it has a password, too', async () => {
  const book = Uint8Array.from([0x09, 0x00, 0x04, 0, 2, 0, 0x10, 0, 0x2f, 0, 4, 0, 1, 2, 3, 4, 0x0a, 0, 0, 0])
  expect(await refused(book, 'mis.xls')).toEqual({ code: 'password' })
})

it('two files in one whose columns differ name the row of the second', async () => {
  const text = 'Lead ID,Status,UTR\nCL-1,Approved,\nStatus,Lead ID,UTR\nApproved,CL-2,\n'
  const { sheets } = await sheetFacts({ bytes: utf8(text), name: 'mis.csv' })
  expect(sheets[0]).toMatchObject({ otherHeads: 3, headsAgain: [] })
})

describe('what is too much', () => {
  it('a file of more than 20 MB', async () => {
    expect(await refused(new Uint8Array(SHEET_LIMITS.bytes + 1).fill(65), 'mis.csv')).toEqual({
      code: 'bytes',
      limit: SHEET_LIMITS.bytes,
    })
  })

  it('a bomb: half a gigabyte in half a megabyte, whatever it claims', async () => {
    const bomb = (claims?: number) =>
      zipOf([
        { name: '_rels/.rels', text: '<Relationships/>' },
        { name: 'xl/workbook.xml', text: repeated(' ', 500 * MEGABYTE), ...(claims === undefined ? {} : { claims }) },
      ])
    expect(await refused(bomb())).toMatchObject({ code: 'unpacked' })
    expect(await refused(bomb(10))).toMatchObject({ code: expect.stringMatching(/unpacked|damaged/) as string })
  })

  it('a sheet that unpacks to more than it may', async () => {
    const row = '<row><c t="inlineStr"><is><t>Done</t></is></c></row>'
    expect(await refused(xlsxOf({ rows: repeated(row, 20 * MEGABYTE) }))).toMatchObject({ code: 'rows' })
    expect(await refused(xlsxOf({ rows: repeated('<row></row>', 420 * MEGABYTE) }))).toMatchObject({ code: 'unpacked' })
  })

  it('sixty thousand parts', async () => {
    const more = Array.from({ length: 60_000 }, (_, n) => ({ name: `xl/${n}.xml`, text: '' }))
    expect(await refused(xlsxOf({ rows: cell('Status'), more }))).toMatchObject({ code: 'unpacked' })
  })

  it('rows, columns and cells over the limit, with where they are', async () => {
    const lines = (count: number) => utf8(`Id\n${'1\n'.repeat(count)}`)
    // Whatever row of the first twenty has the heads, there are too many below it.
    const most = SHEET_LIMITS.rows + PREVIEW_ROWS
    expect(await refused(lines(most), 'mis.csv')).toEqual({ code: 'rows', limit: SHEET_LIMITS.rows, row: most + 1 })
    const wide = `Status\n${Array.from({ length: SHEET_LIMITS.columns + 1 }, () => 'x').join(',')}`
    expect(await refused(utf8(wide), 'mis.csv')).toEqual({ code: 'columns', limit: SHEET_LIMITS.columns, row: 2 })
    expect(await refused(xlsxOf({ rows: cell('far', 'GS1') }))).toMatchObject({ code: 'columns', row: 1 })
    const long = `Status,Reason\nDone,${'x'.repeat(SHEET_LIMITS.cell + 1)}`
    const where = { code: 'cell', limit: SHEET_LIMITS.cell, column: 2 }
    expect(await refused(utf8(long), 'mis.csv')).toEqual({ ...where, row: 2 })
    expect(await refused(xlsxOf({ rows: cell('x'.repeat(SHEET_LIMITS.cell + 1), 'B1') }))).toEqual({ ...where, row: 1 })
  })

  it('a reading that takes too long or too much, and the next file is read as ever', async () => {
    const source = { bytes: PLAIN, name: 'mis.xlsx' }
    expect(await refusalOf(sheetFacts(source, { ms: 0 }))).toEqual({ code: 'slow', limit: 0 })
    const strings = Array.from({ length: 150_000 }, (_, n) => `<si><t>${n}${'long '.repeat(20)}</t></si>`).join('')
    const heavy = xlsxOf({ rows: cell('Status'), strings })
    expect(await refusalOf(sheetFacts({ bytes: heavy, name: 'mis.xlsx' }, { megabytes: 16 }))).toEqual({
      code: 'memory',
    })
    expect((await sheetFacts(source)).sheets[0]?.rows).toBe(1)
  })

  it('claims of a size are not believed: a sheet that says it fills all cells is read for what it holds', async () => {
    const before = '<!-- <dimension ref="A1:XFD1048576"/> -->'
    const rows = `${cell('Status')}<row r="1048576"><c r="XFD1048576" s="1"/></row>`
    const { sheets } = await sheetFacts({ bytes: xlsxOf({ before, rows }), name: 'mis.xlsx' })
    expect(sheets[0]).toMatchObject({ rows: 1, columns: 1 })
  })
})

it('refuses a sheet that is not there', async () => {
  const rows = sheetRows({ bytes: PLAIN, name: 'mis.xlsx' }, 3)
  expect(await refusalOf(rows.next())).toEqual({ code: 'sheet' })
})
