import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '#server/db/repositories/shared/rows-of.ts'
import { seedDesk } from '#server/seed/demo/seed-desk.ts'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { storedLenderCalls } from '#tests/builders/application.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
  await seedLeads(server.deps, 60, 'cl')
  await seedDesk(server.deps)
})
afterAll(() => server.close())

it('no lender of the demonstration is called about an application before it was sent', async () => {
  const { db } = server.deps
  expect((await storedLenderCalls(server)).length).toBeGreaterThan(500)
  const early = await db.execute(sql`
    select c.app_id, c.at from lender_calls c
    where c.at < (select min(e.at) from application_events e where e.app_id = c.app_id and e.status = 'submitted')`)
  expect(rowsOf(early)).toEqual([])
})
