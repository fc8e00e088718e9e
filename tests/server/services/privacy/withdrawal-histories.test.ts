import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInputs } from '#server/db/repositories/offers/offer-lists.ts'
import { openProfile } from '#server/db/repositories/profile/customers.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { storedApplications, storedOfferLists } from '#tests/builders/application.ts'
import { storedConsents, storedCustomers } from '#tests/builders/customer.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, given, PLAIN_LENDER, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const INDIALENDS = 9
const PERMISSIONS = ['credit_score', 'marketing_sms', 'marketing_email'] as const
const OF_APPLICATIONS = ['share_with_lender', 'bureau_check'] as const
const STEPS = [
  ...PERMISSIONS.flatMap((purpose) => [['give', purpose] as const, ['withdraw', purpose] as const]),
  ...OF_APPLICATIONS.map((purpose) => ['withdraw', purpose] as const),
  ['ask', 'offers'],
  ['ask', 'profile'],
  ['ask', 'code'],
  ['ask', 'handover'],
  ['apply', INDIALENDS],
  ['apply', PLAIN_LENDER],
  ['wait', 5],
] as const

describe('whatever is given, withdrawn and asked for in whatever order', () => {
  let server: TestServer
  /** What left for others while the permission for it was withdrawn: nothing may. */
  let wrong: string[] = []
  let customer: Customer
  beforeAll(async () => {
    server = await makeTestServer()
    const { bureau, lenders } = server.deps
    const score = bureau.score.bind(bureau)
    bureau.score = async (person) => {
      if ((await live('credit_score')).length === 0) wrong.push('the bureau was asked')
      return score(person)
    }
    for (const call of ['submit', 'sendOtp', 'nudge'] as const) {
      const real = lenders[call].bind(lenders) as (...all: unknown[]) => Promise<unknown>
      Object.assign(lenders, {
        [call]: async (...all: unknown[]) => {
          const about = all[0] as { app_id?: string; lender_id: number }
          const { app_id, lender_id } = about
          const [row] = await storedApplications(server, app_id ? { app_id } : { lender_id })
          for (const purpose of OF_APPLICATIONS)
            if ((await live(purpose)).every(({ app_id }) => app_id !== row?.app_id))
              wrong.push(`${call}: no ${purpose}`)
          return real(...all)
        },
      })
    }
  })
  afterAll(() => server.close())

  const live = (purpose: string) => storedConsents(server, { user_id: customer.userId, purpose, withdrawn_at: null })

  async function take([kind, what]: (typeof STEPS)[number]): Promise<void> {
    const { browser } = customer
    // What has been asked for before, or is not there, is refused.
    if (kind === 'give') await browser.answer('giveConsent', { body: given(what)[0] })
    else if (kind === 'withdraw')
      await browser.answer('withdrawConsent', { body: { consent_id: (await live(what)).at(-1)?.consent_id ?? 1 } })
    else if (kind === 'apply') await apply(customer, what)
    else if (kind === 'wait') {
      server.clock.set(new Date(server.clock.now().getTime() + what * 1000))
      await runDueJobs(server.deps)
    } else if (what === 'offers') await browser.answer('getOffers', { params: { appId: customer.appId } })
    else if (what === 'profile')
      await browser.answer('updateUser', { params: { id: customer.userId }, body: { allow_sms: 1, allow_emails: 0 } })
    else {
      const call = what === 'code' ? 'sendLenderOtp' : 'handOver'
      for (const { app_id, lender_id } of await storedApplications(server))
        if (lender_id === INDIALENDS) await browser.answer(call, { params: { appId: app_id } })
    }
  }

  async function expectNothingLeft(): Promise<void> {
    expect(wrong).toEqual([])
    const [row] = await storedCustomers(server, { user_id: customer.userId })
    if (!row) throw new Error('the customer is gone')
    const profile = openProfile(server.deps.vault, row)
    expect(profile['allow_sms'] === 1).toBe((await live('marketing_sms')).length > 0)
    expect(profile['allow_emails'] === 1).toBe((await live('marketing_email')).length > 0)
    const own = await storedApplications(server)
    if ((await live('credit_score')).length === 0) {
      const receipts = await storedOfferLists(server)
      expect(
        receipts.filter(({ inputs_enc }) =>
          JSON.stringify(openInputs(server.deps.vault, row.data_key, inputs_enc)).includes('820'),
        ),
      ).toEqual([])
      expect(own.filter(({ bureau_score_enc }) => bureau_score_enc !== null)).toEqual([])
      const { data } = await customer.browser.call('exportMyData')
      expect(data.applications.filter(({ credit_score }) => credit_score !== null)).toEqual([])
    }
    for (const { app_id, lender_id, stopped_at } of own) {
      if (lender_id === null) continue
      const held = await Promise.all(OF_APPLICATIONS.map(live))
      expect(stopped_at === null).toBe(held.every((lines) => lines.some((line) => line.app_id === app_id)))
    }
  }

  it('nothing happens under a permission after it was withdrawn', async () => {
    const histories = fc.array(fc.constantFrom(...STEPS), { minLength: 4, maxLength: 14 })
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        await server.reset()
        wrong = []
        customer = await startCustomer(server)
        for (const step of steps) await take(step)
        await expectNothingLeft()
      }),
      { numRuns: 25, seed: 20_261_122 },
    )
  })
})
