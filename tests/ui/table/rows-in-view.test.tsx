import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { pageOf, rowsInView } from '#src/ui/table/rows-in-view.ts'

interface Row {
  id: number
  name: string
  rate: number | null
}
const COLUMNS: Column<Row>[] = [
  { key: 'id', header: 'Number', value: ({ id }) => id, cell: ({ id }) => id, searchable: true },
  { key: 'name', header: 'Name', value: ({ name }) => name, cell: ({ name }) => name, searchable: true },
  { key: 'rate', header: 'Rate', value: ({ rate }) => rate, cell: ({ rate }) => rate },
]
const FILTERS: Filter<Row>[] = [
  { key: 'rated', label: 'Rated', kind: 'choice', matches: ({ rate }, value) => (rate !== null) === (value === '1') },
]
const ROWS: Row[] = [
  { id: 10, name: 'Peepal Finance', rate: 12 },
  { id: 9, name: 'neem bank', rate: null },
  { id: 100, name: 'Neem 2', rate: 3 },
]
const view = (more: object) => ({ search: '', sort: { key: 'id', direction: 'asc' as const }, filters: {}, ...more })
const ids = (more: object) => rowsInView(ROWS, COLUMNS, FILTERS, view(more)).map(({ id }) => id)

describe('rows at hand', () => {
  it('are sorted as numbers and as words, what is missing last in either direction', () => {
    expect(ids({})).toEqual([9, 10, 100])
    expect(ids({ sort: { key: 'name', direction: 'asc' } })).toEqual([100, 9, 10])
    expect(ids({ sort: { key: 'rate', direction: 'asc' } })).toEqual([100, 10, 9])
    expect(ids({ sort: { key: 'rate', direction: 'desc' } })).toEqual([10, 100, 9])
    expect(ids({ sort: { key: 'nobody', direction: 'desc' } })).toEqual([10, 9, 100])
  })

  it('pass every filter and have every word, in any of the searched columns', () => {
    expect(ids({ search: '  NEEM ' })).toEqual([9, 100])
    expect(ids({ search: 'neem 100' })).toEqual([100])
    expect(ids({ search: '12' })).toEqual([])
    expect(ids({ filters: { rated: '0' } })).toEqual([9])
    expect(ids({ filters: { rated: '1', unknown: 'x' }, search: 'e' })).toEqual([10, 100])
  })

  it('are on one page each, whatever page is asked for', () => {
    const size = fc.constantFrom(25 as const, 50 as const, 100 as const)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), size, (count, each) => {
        const rows = Array.from({ length: count }, (_, at) => at)
        const pages = Math.max(1, Math.ceil(count / each))
        const read = Array.from({ length: pages }, (_, at) => pageOf(rows, { page: at + 1, size: each }).rows)
        expect(read.flat()).toEqual(rows)
        expect(pageOf(rows, { page: 99_999, size: each }).page).toBe(pages)
      }),
    )
  })
})
