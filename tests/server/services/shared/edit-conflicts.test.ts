import { describe, expect, it } from 'vitest'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser, AnswerTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { beginEachWithAdmin } from '#tests/setup/fresh-admin.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf } from './journey.ts'

const ID = 7

describe.each(engines())('two people who edit one lender on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beginEachWithAdmin(engine, (begun) => ({ server, admin } = begun))

  const lender = () => admin.call('getAdminLender', { params: { lenderId: ID } })
  const update = (property: string, value: unknown, expected?: unknown) =>
    admin.answer('updateLender', { body: untyped({ lender_id: ID, property, value, expected }) })
  const slabs = async () => (await admin.call('listLenderRevenues', { params: { lenderId: ID } })).lenderRevenue

  it('loses nothing: the later one hears what is there now and who put it there', async () => {
    const { min_income, so_text } = await lender()
    bodyOf(await update('min_income', 21_000, min_income))
    expect(await update('min_income', 22_000, min_income)).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        errors: {
          present: '21000',
          changed_by: expect.stringMatching(/^\w/) as unknown,
          changed_at: expect.stringMatching(/Z$/) as unknown,
        },
      },
    })
    expect((await lender()).min_income).toBe(21_000)
    bodyOf(await update('min_income', 22_000, 21_000))
    bodyOf(await update('min_income', 22_000, min_income))
    bodyOf(await update('so_text', ' Half the fee ', so_text))
    bodyOf(await update('so_text', 'No fee', ' Half the fee '))
    bodyOf(await update('min_income', 23_000))
    expect(await lender()).toMatchObject({ min_income: 23_000, so_text: 'No fee' })
  })

  it('of five who began from the same value one wins', async () => {
    const { priority } = await lender()
    const wanted = [11, 12, 13, 14, 15].map((step) => priority + step)
    const answers = await Promise.all(wanted.map((value) => update('priority', value, priority)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(wanted).toContain((await lender()).priority)
  })

  it('loses no revenue slab either', async () => {
    const read = await createLenderRevenue(server.deps, {
      lender_id: ID,
      slab_disbursed_min: 0,
      slab_disbursed_max: 5_000_000,
      slab_number_min: null,
      slab_number_max: null,
      ats_min: null,
      ats_max: null,
      revenue_type_id: 3,
      revenue_flat: 250.35,
      revenue_percent: 1.5,
      status: 1 as const,
    })
    const save = (change: object, expected?: object) =>
      admin.answer('updateLenderRevenue', { body: untyped({ ...read, ...change, ...(expected && { expected }) }) })
    bodyOf(await save({ revenue_flat: 300 }, read))
    const refused = await save({ revenue_percent: 2 }, read)
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(presentIn(refused)).toEqual({ ...read, revenue_flat: 300 })
    expect(await slabs()).toEqual([{ ...read, revenue_flat: 300 }])
    bodyOf(await save({ revenue_flat: 300, revenue_percent: 2 }, { ...read, revenue_flat: 300 }))
    bodyOf(await save({ revenue_percent: 3 }))
    expect(await slabs()).toEqual([{ ...read, revenue_percent: 3 }])
  })
})

/** What stands there now, as a refusal tells it. */
const presentIn = (answer: AnswerTo<EndpointKey>): unknown =>
  answer.status === 200 ? null : JSON.parse(answer.body.errors?.['present'] ?? 'null')

describe.each(engines())('two people who edit one partner on %s', (engine) => {
  let admin: Browser
  beginEachWithAdmin(engine, (begun) => ({ admin } = begun))

  const earns = (revenue_percent: number, revenue_flat_fee: number) => ({ revenue_percent, revenue_flat_fee })

  it.each([
    ['updatePartnerUtm', { utm_id: 'one' }, 'one', { utm_id: 'two' }, { utm_id: 'three' }],
    ['updatePartnerRevenue', earns(1.5, 10), earns(1.5, 10), earns(1.5, 20), earns(2, 10)],
    [
      'updatePartnerHosts',
      { hosts: ['a.example'] },
      ['a.example'],
      { hosts: ['a.example', 'b.example'] },
      { hosts: [] },
    ],
  ] as const)('loses nothing by %s', async (key, first, expected, theirs, mine) => {
    const update = (body: object) => admin.answer(key, { params: { id: 1 }, body: untyped(body) })
    const partner = () => admin.call('getPartner', { params: { id: 1 } })
    bodyOf(await update(first))
    bodyOf(await update({ ...theirs, expected }))
    const refused = await update({ ...mine, expected })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'conflict', errors: { changed_by: expect.stringMatching(/^\w/) as unknown } },
    })
    expect(presentIn(refused)).toEqual(theirs)
    expect(await partner()).toMatchObject(theirs)
    // Two who want the same are no conflict; and a call that expects nothing works as it always has.
    bodyOf(await update({ ...theirs, expected }))
    bodyOf(await update(mine))
    expect(await partner()).toMatchObject(mine)
  })
})
