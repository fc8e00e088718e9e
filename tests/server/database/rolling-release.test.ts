import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pgErrorCode } from '#server/db/database-away.ts'
import { transaction } from '#server/db/transaction.ts'
import { bothEngines, leaseDatabase } from '#tests/setup/database.ts'
import type { LeasedDatabase } from '#tests/setup/database.ts'

const FOLDER = new URL('../../releases/', import.meta.url)
const { statements: count } = JSON.parse(readFileSync(new URL('previous.json', FOLDER), 'utf8')) as {
  statements: number
}
const STATEMENTS = JSON.parse(
  gunzipSync(readFileSync(new URL('previous-statements.json.gz', FOLDER))).toString(),
) as string[]

/** Reads the statement as for its first run, without running it. */
const RELEASED = 'released'

describe.each(bothEngines())('what the release before asks (%s)', (engine) => {
  let database: LeasedDatabase
  beforeAll(async () => {
    database = await leaseDatabase(engine)
  })
  afterAll(() => database.close())

  /** SQLSTATE and statement of each that the schema of now does not understand. */
  const refused = (statements: readonly string[]) =>
    transaction(database, async ({ db }) => {
      const problems: string[] = []
      for (const statement of statements)
        try {
          await transaction({ db }, async ({ db }) => {
            await db.execute(sql.raw(`prepare ${RELEASED} as ${statement}`))
            await db.execute(sql.raw(`deallocate ${RELEASED}`))
          })
        } catch (error) {
          problems.push(`${pgErrorCode(error)}: ${statement.slice(0, 300)}`)
        }
      return problems
    })

  it('is understood by the schema of now, statement by statement', async () => {
    expect(STATEMENTS).toHaveLength(count)
    expect(count).toBeGreaterThan(800)
    expect(await refused(STATEMENTS)).toEqual([])
  })

  it('would be told from what is not', async () => {
    expect(await refused(['select "data_key" from "customers"', 'select "gone" from "customers"'])).toEqual([
      '42703: select "gone" from "customers"',
    ])
    expect(await refused(['insert into "gone" values ($1)'])).toEqual(['42P01: insert into "gone" values ($1)'])
  })
})
