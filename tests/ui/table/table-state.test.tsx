import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readView, writeView } from '#src/ui/table/table-state.ts'
import type { TableSetup } from '#src/ui/table/table-state.ts'

const SETUP: TableSetup = {
  sortable: ['name', 'at'],
  sort: { key: 'at', direction: 'desc' },
  filters: ['status'],
}
const read = (address: string, setup = SETUP) => readView(new URLSearchParams(address), setup)
const write = (address: string, change: Parameters<typeof writeView>[1], setup = SETUP) =>
  writeView(new URLSearchParams(address), change, setup).toString()

describe('a table in the address', () => {
  it('says nothing while everything is as usual', () => {
    expect(read('')).toEqual({ page: 1, size: 25, sort: SETUP.sort, search: '', filters: {} })
    expect(
      write('page=3&size=50&sort=name&order=asc&search=x&status=1&tab=a', {
        ...read(''),
      }),
    ).toBe('tab=a')
  })

  it('takes what it knows and leaves the rest', () => {
    expect(read('page=0&size=26&sort=hash&order=up')).toEqual(read(''))
    expect(read('page=1e9')).toEqual(read(''))
    expect(read(`search=${'a'.repeat(5_000)}`).search).toHaveLength(200)
    expect(read('sort=name').sort).toEqual({ key: 'name', direction: 'asc' })
  })

  it('goes to the first page with other rows, and stays there with the same', () => {
    expect(write('page=7', { search: 'a' })).toBe('search=a')
    expect(write('page=7&search=a', { page: 8 })).toBe('page=8&search=a')
    expect(write('page=7', { size: 50 })).toBe('size=50')
  })

  it('brings back every view that was written, beside another table', () => {
    const words = fc.string({ maxLength: 80 })
    const views = fc.record({
      page: fc.integer({ min: 1, max: 99_999 }),
      size: fc.constantFrom(25 as const, 50 as const, 100 as const),
      sort: fc.record({
        key: fc.constantFrom('name', 'at'),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      search: words,
      filters: words.map((status): Record<string, string> => (status === '' ? {} : { status })),
    })
    const other = { ...SETUP, prefix: 'b.' }
    fc.assert(
      fc.property(views, views, (one, two) => {
        const both = writeView(writeView(new URLSearchParams('tab=x'), one, SETUP), two, other)
        expect(readView(both, SETUP)).toEqual(one)
        expect(readView(both, other)).toEqual(two)
        expect(both.get('tab')).toBe('x')
      }),
    )
  })
})
