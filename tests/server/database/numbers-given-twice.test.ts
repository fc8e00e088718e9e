import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violatedIndex } from '#server/db/database-away.ts'
import { findApplication } from '#server/db/repositories/applications/applications.ts'
import { calls } from '#server/db/schema/calls.ts'
import { lenderGroups } from '#server/db/schema/catalogue.ts'
import { payoutPayments } from '#server/db/schema/paying.ts'
import { uniqueIndexOf, unlessThere } from '#server/db/unique-index.ts'
import { toAppError } from '#server/http/error-response.ts'
import { createLogger } from '#server/log.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

/** As after a crash from which a sequence came back older than the rows that it had numbered. */
describe.each(bothEngines())('a number that is given out a second time, on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    admin = (await server.signInAdmin(1)).browser
  })
  afterAll(() => server.close())

  const goBack = (sequence: string, to: number | string) =>
    server.deps.db.execute(sql`select setval(${sequence}::regclass, ${to}::bigint, false)`)
  const addGroup = (name: string) => admin.answer('createLenderGroup', { body: { name } })

  it('is a fault of ours, never "there already", and the same asked again is done', async () => {
    const [{ id } = { id: 0 }] = await server.deps.db.insert(lenderGroups).values({ name: 'Before' }).returning()
    await goBack('lender_groups_id_seq', id)
    expect(await addGroup('After')).toMatchObject({ status: 500, body: { code: 'server_error' } })
    expect(await addGroup('After')).toMatchObject({ status: 200 })
    expect(await addGroup('after ')).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  it('is a fault where several unique indexes are meant, too, and those are told apart by their names', async () => {
    const { db } = server.deps
    const [{ id } = { id: 0 }] = await db.insert(lenderGroups).values({ name: 'One' }).returning()
    const add = (name: string) =>
      unlessThere(db, ['lender_groups_name_unique'], (db) => db.insert(lenderGroups).values({ name }).returning())
    expect(await add('One')).toBeNull()
    await goBack('lender_groups_id_seq', id)
    const error = await add('Two').catch((error: unknown) => error)
    expect(violatedIndex(error)).toBe('lender_groups_pkey')
    expect(toAppError(error, createLogger('silent')).code).toBe('server_error')
  })

  it('of an application is a fault, and the draft is opened at the next try', async () => {
    const draft = { body: { product_type: 'Personal Loans' } } as const
    const { app_id } = await (await server.signInCustomer()).browser.call('createApplication', draft)
    const { reference = '' } = (await findApplication(server.deps.db, app_id)) ?? {}
    await goBack('application_numbers', reference.replace('CL-', ''))
    const { browser } = await server.signInCustomer({ destination: '9000000077' })
    expect(await browser.answer('createApplication', draft)).toMatchObject({
      status: 500,
      body: { code: 'server_error' },
    })
    expect(await browser.status('createApplication', draft)).toBe(200)
  })
})

it('a unique index is named by its columns and what it holds for, and only where it is one', () => {
  expect(uniqueIndexOf(calls, 'calls_one_of_an_agent')).toMatchObject({
    target: [calls.admin_id],
    where: expect.anything() as unknown,
  })
  expect(() => uniqueIndexOf(calls, 'calls_user')).toThrow('no unique index')
  expect(() => uniqueIndexOf(payoutPayments, 'calls_one_of_an_agent')).toThrow('no unique index')
})
