import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#server/db/repositories/shared/rows-of.ts'
import { MOST_ERRORS } from '#src/contract/entities/imports/import-batch.ts'
import type { StatusFileAnswer } from '#src/contract/entities/imports/import-batch.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf } from '../shared/journey.ts'

const HEADS = 'application_id,status,reason,sanctioned_amount,disbursed_amount,disbursal_date,utr'
const MOST_MB = 512
/**
 * Four cells of each are wrong. 25,000 rows with 100,000 errors are answered alike, in a minute and a half on a busy machine:
 * rows are read, judged and written five hundred at a time and only the first `MOST_ERRORS` are told, so five blocks, with
 * twice as many errors as are told, go every way that two hundred blocks go.
 */
const ROWS = 2_500

describe.each(engines())('a file with very many errors, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    server.deps.limits.profile = 'relaxed'
  })
  afterAll(() => server.close())

  it('is answered with their exact number and the first of them, in bounded memory', async () => {
    const { browser } = await server.signInAdmin(2)
    const lines = Array.from({ length: ROWS }, (_, n) => `CL-${n},Approved,,x${n},y${n},31/02/2026,zz`)
    const form = new FormData()
    form.append('image_name', new Blob([[HEADS, ...lines].join('\r\n')]), 'wrong.csv')
    const before = process.memoryUsage().rss
    let [most, over] = [before, false]
    const watch = (async () => {
      for (; !over; await setTimeout(50)) most = Math.max(most, process.memoryUsage().rss)
    })()
    const answer = await browser.answer('uploadApplicationStatusFile', { raw: form })
    over = true
    await watch
    expect((most - before) / 1024 / 1024).toBeLessThan(MOST_MB)
    expect(answer.status).toBe(200)
    const { rowsUpdated, errorsFound, rowsRefused, errors } = bodyOf<StatusFileAnswer>(answer)
    expect([rowsUpdated, errorsFound, rowsRefused]).toEqual([0, ROWS * 4, ROWS])
    expect(errors).toHaveLength(MOST_ERRORS)
    expect(errors.slice(0, 5).map(({ row, column, value }) => [row, column, value])).toEqual([
      [2, 'sanctioned_amount', 'x0'],
      [2, 'disbursed_amount', 'y0'],
      [2, 'disbursal_date', '31/02/2026'],
      [2, 'utr', 'zz'],
      [3, 'sanctioned_amount', 'x1'],
    ])
    expect(errors[0]?.message).toBe('This is not an amount in rupees')
    // The database knows what the file has brought: it does not put all of it in order for the next five hundred.
    const told = await server.deps.db.execute(
      sql`select reltuples::int as n from pg_class where relname = 'import_rows'`,
    )
    expect(rowsOf<{ n: number }>(told)[0]?.n).toBeGreaterThanOrEqual(ROWS)
  }, 120_000)
})
