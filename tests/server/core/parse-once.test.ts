import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite'
import { expect, it, vi } from 'vitest'
import { parseOnce } from '#server/db/parse-once.ts'

const asIs = (text: string) => text
/** As the query builder asks: made anew for each statement. */
const asked = (): QueryOptions => ({ rowMode: 'array', parsers: { 1082: asIs, 1184: asIs } })

it('tells the embedded database once how values are wanted, and no statement carries it, in a transaction neither', async () => {
  const alone = vi.fn().mockResolvedValue({ rows: [] })
  const inside = vi.fn().mockResolvedValue({ rows: [] })
  const client = {
    parsers: { 20: asIs } as PGlite['parsers'],
    query: alone,
    transaction: (work: (tx: Transaction) => unknown) => work({ query: inside } as unknown as Transaction),
  }
  parseOnce(client as unknown as PGlite)
  await client.query('select 1', [], asked())
  await client.query('select 2')
  await client.transaction((tx) => tx.query('select 3', [3], asked()))
  expect(alone.mock.calls).toEqual([
    ['select 1', [], { rowMode: 'array' }],
    ['select 2', undefined, undefined],
  ])
  expect(inside.mock.calls).toEqual([['select 3', [3], { rowMode: 'array' }]])
  expect(client.parsers).toEqual({ 20: asIs, 1082: asIs, 1184: asIs })
})
