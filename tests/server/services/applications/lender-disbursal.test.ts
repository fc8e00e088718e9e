import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SIGNATURE_HEADER, signWebhook } from '#server/adapters/webhooks/report-signature.ts'
import { webhookSecret } from '#server/env.ts'
import { changeApplications, storedApplications } from '#tests/builders/application.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, LENDER, openPayoutBook, payoutBook } from '../earnings/payout-book.ts'

describe.each(engines())("a lender's figures of a disbursal on %s", (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(() => openPayoutBook(server))

  /** A loan of 3 lakh asked for on 10 October, as the lender knows it. */
  async function loan(): Promise<string> {
    const app_id = await approvedLoan(server, 300_000)
    await changeApplications(server, { app_id }, { lender_reference: app_id })
    return app_id
  }
  const on = (day: string) => server.clock.set(new Date(`${day}T06:00:00Z`))
  const report = (lender_reference: string, figures: Record<string, unknown> = {}) => {
    const raw = JSON.stringify({ event_id: 'paid', lender_reference, status: 'DISBURSED', ...figures })
    const bytes = new TextEncoder().encode(raw)
    const signature = signWebhook(webhookSecret(server.deps.env), LENDER, bytes, server.clock.now())
    return server.browser().answer('receiveLenderWebhook', {
      params: { lenderId: LENDER },
      raw,
      headers: { [SIGNATURE_HEADER]: signature, 'content-type': 'application/json' },
    })
  }
  const line = async () => {
    const { browser } = await server.signInPartner('a')
    return (await browser.call('listPayoutReport')).rows[0]
  }

  it('decide what is earned, by which slab, and in which month', async () => {
    const [small, large] = [await loan(), await loan()]
    on('2026-11-01')
    expect((await report(small, { disbursed_amount: 200_000.5, disbursed_on: '2026-10-31' })).status).toBe(200)
    expect(await line()).toMatchObject({
      disbursed_amount: 200_000.5,
      month: '2026-10',
      asked_amount: 300_000,
      amount_told: true,
      day_told: true,
    })
    await report(large, { event_id: 'paid-2', disbursed_amount: 250_000, disbursed_on: '2026-10-31' })
    // What was asked for, 6 lakh, would have been in the next slab; 4.5 lakh is not.
    expect(await payoutBook(server)).toEqual([
      ['2026-10', 'accrued', 1_700, 34, 1_666],
      ['2026-10', 'accrued', 2_100, 42, 2_058],
    ])
  })

  it('that it does not give are what was asked for and the day of its report, and the line says so', async () => {
    const app_id = await loan()
    on('2026-11-01')
    expect((await report(app_id)).status).toBe(200)
    expect(await line()).toMatchObject({
      disbursed_amount: 300_000,
      month: '2026-11',
      amount_told: false,
      day_told: false,
    })
  })

  it.each([
    [{ disbursed_amount: 0 }, 'disbursed_amount'],
    [{ disbursed_amount: -1 }, 'disbursed_amount'],
    [{ disbursed_amount: 0.001 }, 'disbursed_amount'],
    [{ disbursed_amount: 2e9 }, 'disbursed_amount'],
    [{ disbursed_on: '2026-10-16' }, 'not come yet'],
    [{ disbursed_on: '2026-10-09' }, 'before the application'],
    [{ disbursed_on: '2026-02-30' }, 'a day such as'],
    [{ disbursed_amount: '200000' }, 'not a status report'],
  ])('%j are refused and change nothing', async (figures, words) => {
    const app_id = await loan()
    on('2026-10-15')
    const refused = await report(app_id, figures)
    expect(refused.status).toBe(400)
    expect(refused.body.message).toContain(words)
    expect(await payoutBook(server)).toEqual([])
    const [row] = await storedApplications(server, { app_id })
    expect(row).toMatchObject({ status: 'approved', disbursed_amount: null, disbursed_on: null })
    // Put right, the same report counts.
    expect((await report(app_id, { disbursed_amount: 300_000, disbursed_on: '2026-10-10' })).status).toBe(200)
    expect(await payoutBook(server)).toEqual([['2026-10', 'accrued', 2_500, 50, 2_450]])
  })

  it('reach the customer with the application', async () => {
    const app_id = await loan()
    on('2026-10-12')
    const { browser, userId } = await server.signInCustomer({})
    await changeApplications(server, { app_id }, { user_id: userId })
    await report(app_id, { disbursed_amount: 200_000, disbursed_on: '2026-10-11' })
    const list = (await browser.call('listApplications')).data
    expect(list.find((each) => each.app_id === app_id)).toMatchObject({
      amount: 300_000,
      disbursed_amount: 200_000,
      disbursed_on: '2026-10-11',
      status: 'disbursed',
    })
  })
})
