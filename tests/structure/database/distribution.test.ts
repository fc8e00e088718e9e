import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { schema } from '#server/db/all-tables.ts'
import { HOMES } from './distribution.ts'
import type { Home } from './distribution.ts'

const TABLES = new Map(
  Object.values(schema)
    .filter((each) => is(each, PgTable))
    .map((each) => getTableConfig(each))
    .map(({ name, columns }) => [name, columns.map((each) => each.name)]),
)
const of = (home: Home) => [...HOMES].flatMap(([name, its]) => (its === home ? [name] : []))

describe('the table of homes', () => {
  it('has every table once, and no other', () => {
    expect([...HOMES.keys()].sort()).toEqual([...TABLES.keys()].sort())
  })

  it.each([
    ['customer', 'user_id'],
    ['application', 'app_id'],
    ['partner', 'partner_id'],
  ] as const)('says of a %s what has %s', (home, column) => {
    const without = of(home).filter((name) => !TABLES.get(name)?.includes(column))
    expect(without).toEqual([])
  })

  it('calls nothing common to all that has a customer', () => {
    expect(of('reference').filter((name) => TABLES.get(name)?.includes('user_id'))).toEqual([])
  })
})
