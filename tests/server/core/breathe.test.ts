import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { queueJob } from '#server/job-kinds.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { openTestDatabase } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'

/** As something from outside does it: not before the process looks around. */
const fromOutside = <T>(ask: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => setImmediate(() => void ask().then(resolve, reject)))

it('answers who comes later while others still have work for the embedded database', async () => {
  const database = await openTestDatabase('pglite')
  const { db } = database
  const ends: string[] = []
  // Several callers, so that somebody always waits for the next statement.
  const busy = Array.from({ length: 4 }, async () => {
    for (let n = 0; n < 50; n += 1) await db.execute(sql`select pg_sleep(0.001)`)
    ends.push('busy')
  })
  const late = fromOutside(async () => {
    await db.execute(sql`select 1`)
    ends.push('late')
  })
  await Promise.all([late, ...busy])
  expect(ends[0]).toBe('late')
  await database.close()
})

it('saves what somebody types before all of a long queue is done', async () => {
  const server = await makeTestServer()
  const { browser, userId } = await server.signInCustomer()
  const { db, clock } = server.deps
  const at = clock.now().toISOString()
  for (let n = 0; n < 200; n += 1)
    await queueJob(db, 'publish_criteria', { draft_id: 1_000_000 + n, admin_id: 1, at }, clock.now())
  const ends: string[] = []
  const queue = runDueJobs(server.deps).then((done) => ends.push(`${done} jobs`))
  const saved = fromOutside(() =>
    browser.answer('updateUser', { params: { id: userId }, body: { monthly_income: 42_000 } }),
  ).then(({ status }) => ends.push(`saved ${status}`))
  await Promise.all([queue, saved])
  expect(ends).toEqual(['saved 200', '200 jobs'])
  await server.close()
})
