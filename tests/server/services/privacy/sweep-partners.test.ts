import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SWEEPS } from '#server/db/repositories/privacy/expired-rows.ts'
import { RETENTION } from '#src/contract/retention.ts'
import { days } from '#src/contract/rules/time.ts'
import { makeSentApplication } from '#tests/builders/application.ts'
import { addKeptRecords, storedKeptRecords } from '#tests/builders/customer.ts'
import { storedHelpRequests, storedTicketMessages } from '#tests/builders/help-request.ts'
import { makeMerchantRequest, storedMerchantRequests } from '#tests/builders/partner.ts'
import { addPayoutDisputes, changePayoutLines, makeReward } from '#tests/builders/payout.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const APPLICANT = {
  business_name: 'Kiran Stores',
  contact_name: 'Kiran Rao',
  email: 'kiran@example.com',
  phone: '9876512345',
  city: 'Pune',
}

describe.each(engines())('what partners and applicants leave on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  /** Rows that are there, by kind, after a sweep at this time. */
  const leftAt = async (time: number) => {
    const { db } = server.deps
    for (const sweep of [SWEEPS.grievances, SWEEPS.declined_merchants]) await sweep(db, new Date(time), 100)
    return {
      tickets: (await storedHelpRequests(server)).length,
      messages: (await storedTicketMessages(server)).length,
      requests: (await storedMerchantRequests(server)).length,
    }
  }

  it('a ticket of a partner goes when its time after the last word is over, with all that was written on it', async () => {
    const { browser } = await server.signInPartner('a')
    const asked = { topic: 'general', subject: 'A line', description: 'One line is missing.' } as const
    await browser.call('createPartnerTicket', { body: asked })
    const [row] = await storedHelpRequests(server)
    if (!row) throw new Error('no ticket')
    expect([row.user_id, row.partner_id]).toEqual([null, 1])
    // Nobody has answered: its time begins on the day the answer is due.
    const ends = row.due_at.getTime() + days(RETENTION.grievance.days)
    expect(await leftAt(ends - 1)).toMatchObject({ tickets: 1 })
    expect(await leftAt(ends)).toMatchObject({ tickets: 0, messages: 0 })
  })

  it('of who was declined it goes a year after the answer; who waits or was taken stays', async () => {
    const decided = server.clock.now().getTime()
    const request = (status: 'open' | 'approved' | 'declined', at: number | null) =>
      makeMerchantRequest(server, {
        reference: `MR-${status}-${at}`,
        request_enc: JSON.stringify(APPLICANT),
        status,
        decided_at: at === null ? null : new Date(at),
      })
    await request('open', null)
    await request('approved', decided)
    await request('declined', decided)
    await request('declined', decided + days(1))
    const ends = decided + days(RETENTION.declined_merchant.days)
    expect(await leftAt(ends - 1)).toMatchObject({ requests: 4 })
    expect(await leftAt(ends)).toMatchObject({ requests: 3 })
    expect(await leftAt(ends + 10 * days(365))).toMatchObject({ requests: 2 })
    expect((await storedMerchantRequests(server)).map(({ status }) => status).sort()).toEqual(['approved', 'open'])
  })

  it.each([
    ['waits for the answer of its dispute', 'open', 364, 1],
    ['goes a year after its day, whatever is disputed', 'open', 366, 0],
    ['goes on its day where the dispute has its answer', 'refused', 1, 0],
  ] as const)('the record of a loan %s', async (_, status, after, left) => {
    const at = server.clock.now()
    const { app_id, reference, user_id } = await makeSentApplication(server, 7, { status: 'disbursed' })
    const payout_id = await makeReward(server, { referral_id: null, takes_back: null, at })
    await changePayoutLines(server, { payout_id }, { app_id })
    const asked = { partner_id: 1, payout_id, reason: 'The amount is too low', created_by: 1 }
    await addPayoutDisputes(server, { ...asked, status })
    await addKeptRecords(server, { user_id, kind: 'agreed_loan', about: reference, record_enc: '', keep_until: at })
    await SWEEPS.kept_records(server.deps.db, new Date(at.getTime() + days(after)), 100)
    expect(await storedKeptRecords(server)).toHaveLength(left)
  })
})
