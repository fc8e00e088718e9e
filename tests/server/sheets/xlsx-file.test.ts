import { read, utils } from '@e965/xlsx'
import type { CellObject } from '@e965/xlsx'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sheetFacts } from '#server/sheets/read-sheets.ts'
import { xlsxFile } from '#server/sheets/xlsx/xlsx-file.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'

async function bytesOf(table: Partial<XlsxTable> & Pick<XlsxTable, 'rows'>): Promise<Uint8Array> {
  const basis = { name: 'Basis', lines: [['Days', '2026-04-01 to 2026-04-30'] as const] }
  const pieces: Uint8Array[] = []
  for await (const piece of xlsxFile({ name: 'Disbursals', heads: ['id', 'amount'], basis, ...table }))
    pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

async function* inParts<T>(...parts: T[]): AsyncGenerator<T> {
  yield* parts
}

it('writes ids as text, sums as raw numbers, and what the table counts on a sheet of its own', async () => {
  const rows = inParts<unknown[][]>(
    [['00123', 100000.5]],
    [
      ['९८७', null],
      ['123456789012345678', -3],
    ],
  )
  const book = read(await bytesOf({ rows }), { cellNF: true })
  expect(book.SheetNames).toEqual(['Disbursals', 'Basis'])
  const [sheet, basis] = book.SheetNames.map((name) => book.Sheets[name] ?? {})
  expect(utils.sheet_to_json(sheet ?? {}, { header: 1, raw: true, defval: null })).toEqual([
    ['id', 'amount'],
    ['00123', 100000.5],
    ['९८७', null],
    ['123456789012345678', -3],
  ])
  expect((sheet?.['A2'] as CellObject | undefined)?.z).toBe('@')
  expect(utils.sheet_to_json(basis ?? {}, { header: 1 })).toEqual([['Days', '2026-04-01 to 2026-04-30']])
})

it.each(['=1+1', '+91 98765', '-cmd', '@SUM(A1)', '|calc', '%0', '\tx', '\r=1', ' =1'])(
  'puts an apostrophe in front of %j, as the CSV files do',
  async (text) => {
    const { sheets } = await sheetFacts({ bytes: await bytesOf({ rows: inParts([[text]]) }), name: 'x.xlsx' })
    expect(sheets[0]?.preview[1]?.cells).toEqual([`'${text}`])
  },
)

it('keeps every text as it is, and both readers read the same', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('a<b>&"c"', '_x000D_', 'line\nline', 'नमस्ते', ' two  blanks ', '</t></is>', ']]>', '&amp;'),
  )
  const cells = fc.array(
    fc.array(fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true })), { minLength: 1, maxLength: 6 }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  await fc.assert(
    fc.asyncProperty(cells, async (rows) => {
      const bytes = await bytesOf({ rows: inParts(rows), heads: ['head'] })
      const { sheets } = await sheetFacts({ bytes, name: 'x.xlsx' })
      const found = sheets[0]?.preview.slice(1).map(({ row, cells: read }) => [row, read] as const)
      const expected = rows.flatMap((row, index) => {
        const plain = row.map((value) => (typeof value === 'number' ? value + 0 : safe(value)))
        while (plain.at(-1) === null) plain.pop()
        return plain.length === 0 ? [] : [[index + 2, plain] as const]
      })
      expect(found).toEqual(expected)
      const library = read(bytes, { dense: true, cellText: false, sheetStubs: false })
      const data = (library.Sheets['Disbursals']?.['!data'] ?? []) as (CellObject | undefined)[][]
      for (const [row, values] of expected)
        for (const [column, value] of values.entries())
          if (typeof value === 'number') expect(data[row - 1]?.[column]?.v).toBe(value)
    }),
    { numRuns: 25 },
  )
})

const UNSAFE = /(?![\t\n\r\u0080-\u009F])\p{Cc}|[\uFFFE\uFFFF]/gu
/** As the reader hands text on. */
const safe = (text: string): string | null => {
  const prefixed = /^\s*[=+\-@|%]|^[\t\r\n]/.test(text) ? `'${text}` : text
  const kept = prefixed.replace(UNSAFE, '\uFFFD').normalize('NFC')
  return kept === '' ? null : kept
}

it('makes a large table a part at a time, and stops where its rows do', async () => {
  let made = 0
  async function* rows(): AsyncGenerator<unknown[][]> {
    for (; made < 2_000; made += 1) yield Array.from({ length: 100 }, (_, n) => [`${made}-${n}`, Math.sin(made * n)])
  }
  const file = xlsxFile({ name: 'x', heads: ['id', 'value'], rows: rows(), basis: { name: 'b', lines: [] } })
  let size = 0
  while (size < 100_000) {
    const next = await file.next()
    size += next.done === true ? Infinity : next.value.length
  }
  expect(made).toBeLessThan(1_000)
  await file.return(undefined)
  const stopped = made
  await new Promise((resolve) => setImmediate(resolve))
  expect(made).toBe(stopped)
})

it('breaks off when its rows fail', async () => {
  async function* rows(): AsyncGenerator<unknown[][]> {
    yield [['1']]
    throw new Error('the database is away')
  }
  await expect(bytesOf({ rows: rows() })).rejects.toThrow('the database is away')
})
