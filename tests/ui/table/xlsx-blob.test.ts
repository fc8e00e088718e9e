import { read, utils } from '@e965/xlsx'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { xlsxBlob } from '#src/ui/table/xlsx-blob.ts'

const basis = { name: 'Filters', lines: [['List', 'Partners'] as const, ['Rows', 2] as const] }

async function sheetsOf(rows: readonly (readonly unknown[])[]) {
  const file = await xlsxBlob({ name: 'Partners', heads: ['name', 'leads'], rows, basis })
  expect(file.type).toContain('spreadsheetml')
  const book = read(new Uint8Array(await file.arrayBuffer()))
  return book.SheetNames.map((name) =>
    utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1, raw: true }),
  )
}

it('is a workbook with the rows and what narrows them', async () => {
  expect(
    await sheetsOf([
      ['दुकान', 12],
      ['=1+1', 0.5],
    ]),
  ).toEqual([
    [
      ['name', 'leads'],
      ['दुकान', 12],
      ["'=1+1", 0.5],
    ],
    [
      ['List', 'Partners'],
      ['Rows', 2],
    ],
  ])
})

it('keeps every number and every text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(fc.stringMatching(/^[a-zA-Zअ-ह<>&"]{1,12}$/), fc.double({ noNaN: true, noDefaultInfinity: true })),
        {
          minLength: 1,
          maxLength: 20,
        },
      ),
      async (rows) => {
        const [table = []] = await sheetsOf(rows)
        expect(table.slice(1)).toEqual(rows.map(([text, number]) => [text, number + 0]))
      },
    ),
    { numRuns: 20 },
  )
})
