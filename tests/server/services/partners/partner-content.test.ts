import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SELLING_RULES_VERSION } from '#src/contract/entities/partners/selling-rules.ts'
import { changeLenders } from '#tests/builders/catalogue.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { storedSellingAcknowledgements } from '#tests/builders/partner.ts'
import { untyped } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

describe.each(engines())('what partners read on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    server.clock.set(new Date('2026-12-01T05:00:00Z'))
  })
  afterAll(() => server.close())

  it('the rules are accepted by a person, once, in the version they have read, for their own partner alone', async () => {
    const a = await server.signInPartner('a')
    const b = await server.signInPartner('b')
    expect(await a.browser.call('getSellingRules')).toEqual({
      version: SELLING_RULES_VERSION,
      accepted_at: null,
      accepted: [],
    })
    expect(await a.browser.status('acknowledgeSellingRules', { body: { version: '2020-01-01' } })).toBe(409)
    for (const bad of [{}, { version: '' }, { version: 5 }, { version: SELLING_RULES_VERSION, name: 'x' }])
      expect(await a.browser.status('acknowledgeSellingRules', { body: untyped(bad) })).toBe(422)

    const first = await a.browser.call('acknowledgeSellingRules', { body: { version: SELLING_RULES_VERSION } })
    expect(first.accepted_at).toMatch(/^2026-12-01T05:00:0/)
    expect(first.accepted).toEqual([{ name: expect.any(String) as string, at: first.accepted_at }])
    server.clock.set(new Date('2026-12-01T05:05:00Z'))
    const again = await a.browser.call('acknowledgeSellingRules', { body: { version: SELLING_RULES_VERSION } })
    expect(again).toEqual(first)
    expect(await storedSellingAcknowledgements(server)).toHaveLength(1)
    expect(await b.browser.call('getSellingRules')).toMatchObject({ accepted_at: null, accepted: [] })

    const written = await storedAuditLog(server, { action: 'partner.acknowledge-selling-rules' })
    expect(written[0]).toMatchObject({ after: { version: SELLING_RULES_VERSION } })
  })

  it('every active lender has steps, documents, a time and reasons that follow from its own criteria', async () => {
    const { browser } = await server.signInPartner('a')
    const list = async () => (await browser.call('listLenderJourneys')).data
    const guides = await list()
    expect(guides).toHaveLength(36)
    for (const { steps, documents, decision_days, payout_days, refusals, apr_min, apr_max } of guides) {
      expect(steps.length).toBeGreaterThan(0)
      expect(documents).toContain('pan_card')
      expect(decision_days).toBeGreaterThan(0)
      expect(payout_days).toBeGreaterThan(0)
      expect(refusals.length).toBeGreaterThan(2)
      // Against gold everybody gets one rate, and without a fee that is the APR.
      expect(apr_min).toBeLessThanOrEqual(apr_max)
    }
    const of = (name: string) => guides.find((each) => each.name === name)
    expect(of('CASHe')).toMatchObject({ steps: ['answers', 'documents', 'app'], decision_days: 5, payout_days: 4 })
    expect(of('CASHe')?.refusals).toEqual(['score', 'income', 'age', 'employment', 'emis', 'pincode', 'papers'])
    expect(of('Muthoot')?.refusals).toEqual(['gold', 'age', 'pincode', 'papers'])
    expect(of('Hornbill Home Finance')).toMatchObject({ decision_days: 13, payout_days: 10, basis: 'usual' })
    await changeLenders(server, { name: 'CASHe' }, { lender_status: 0 })
    expect((await list()).map(({ name }) => name)).not.toContain('CASHe')
  })
})
