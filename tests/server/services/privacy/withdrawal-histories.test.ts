import { and, eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInputs } from '#server/db/repositories/offers/offer-lists.ts'
import { openProfile } from '#server/db/repositories/profile/customers.ts'
import { applications, consents, customers, offerLists } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { MyData } from '#src/contract/entities/privacy/my-data.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, getOffers, given, PLAIN_LENDER, startCustomer } from '../shared/journey.ts'
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
          const [row] = await server.deps.db
            .select()
            .from(applications)
            .where(about.app_id ? eq(applications.app_id, about.app_id) : eq(applications.lender_id, about.lender_id))
          for (const purpose of OF_APPLICATIONS)
            if ((await live(purpose)).every(({ app_id }) => app_id !== row?.app_id))
              wrong.push(`${call}: no ${purpose}`)
          return real(...all)
        },
      })
    }
  })
  afterAll(() => server.close())

  const live = (purpose: string) =>
    server.deps.db
      .select()
      .from(consents)
      .where(and(eq(consents.user_id, customer.userId), eq(consents.purpose, purpose), isNull(consents.withdrawn_at)))

  async function take([kind, what]: (typeof STEPS)[number]): Promise<void> {
    const { browser } = customer
    if (kind === 'give') await browser.post('/api/consents', given(what)[0])
    else if (kind === 'withdraw')
      await browser.post('/api/consents/withdraw', { consent_id: (await live(what)).at(-1)?.consent_id ?? 1 })
    else if (kind === 'apply') await apply(customer, what)
    else if (kind === 'wait') {
      server.clock.set(new Date(server.clock.now().getTime() + what * 1000))
      await runDueJobs(server.deps)
    } else if (what === 'offers') await getOffers(customer)
    else if (what === 'profile') await browser.post(`/api/user/${customer.userId}`, { allow_sms: 1, allow_emails: 0 })
    else {
      const call = what === 'code' ? 'lender-otp' : 'handover'
      for (const { app_id, lender_id } of await server.deps.db.select().from(applications))
        if (lender_id === INDIALENDS) await browser.post(`/api/applications/${app_id}/${call}`)
    }
  }

  async function expectNothingLeft(): Promise<void> {
    expect(wrong).toEqual([])
    const [row] = await server.deps.db.select().from(customers).where(eq(customers.user_id, customer.userId))
    if (!row) throw new Error('the customer is gone')
    const profile = openProfile(server.deps.vault, row)
    expect(profile['allow_sms'] === 1).toBe((await live('marketing_sms')).length > 0)
    expect(profile['allow_emails'] === 1).toBe((await live('marketing_email')).length > 0)
    const own = await server.deps.db.select().from(applications)
    if ((await live('credit_score')).length === 0) {
      const receipts = await server.deps.db.select().from(offerLists)
      expect(
        receipts.filter(({ inputs_enc }) =>
          JSON.stringify(openInputs(server.deps.vault, row.data_key, inputs_enc)).includes('820'),
        ),
      ).toEqual([])
      expect(own.filter(({ bureau_score_enc }) => bureau_score_enc !== null)).toEqual([])
      const { data } = bodyOf<{ data: MyData }>(await customer.browser.post('/api/my-data'))
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
