import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FactSheet } from '#src/contract/entities/catalogue/listed-lender.ts'
import type { Company } from '#src/contract/entities/shared/company.ts'
import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import { INVENTED_COMPANY } from '#src/contract/entities/shared/company.ts'
import { createWeb } from '#server/http/web.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { engines } from '#tests/setup/database.ts'
import { ORIGIN } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, PLAIN_LENDER, PROFILE } from '../shared/journey.ts'

const OWN = { name: { en: 'P. Sen', hi: 'पी. सेन' }, email: 'officer@bazaar.example', phone: '033 5550 1234' }
const HOUSE = INVENTED_COMPANY.officer
const CASES = [
  ['bazaarmitr', OWN, HOUSE],
  ['neemleaf', HOUSE, OWN],
] as const
const REQUEST = { name: 'Asha Patil', email: 'asha@example.com', phone: '9876543210', description: 'Where is it?' }

describe.each(engines())('one brand has a grievance officer of its own and another has none, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    const brandOrigins = ['https://bazaarmitra.example']
    server = await makeTestServer({ engine, env: { brandOfficers: { bazaarmitr: OWN }, brandOrigins } })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
  })
  afterAll(() => server.close())

  it.each(CASES)('the pages of %s name theirs', async (brand, theirs, others) => {
    const { env, hosts, funnels, published, clock } = server.deps
    const files = { template: () => '<html lang="en"><!--boot-->', files: () => null, prerenderer: null }
    const web = createWeb(env, files, hosts, funnels, published, clock)
    const address = `${ORIGIN}/need-help?partner=${brand}`
    const page = await (await web(new Request(address), new URL(address))).text()
    const boot = JSON.parse(/id="boot">([^<]*)</.exec(page)?.[1] ?? '') as { company: Company }
    expect(boot.company).toEqual({ ...INVENTED_COMPANY, officer: theirs })
    expect(page).not.toContain(others.email)
  })

  it.each(CASES)('a statement for a customer of %s names theirs, in both languages', async (brand, theirs, others) => {
    const { browser, userId } = await server.signInCustomer({ partner: brand })
    bodyOf(await browser.post(`/api/user/${userId}`, PROFILE))
    const { app_id } = bodyOf<{ app_id: string }>(
      await browser.post('/api/applications', { product_type: 'Personal Loans' }),
    )
    const kfs = bodyOf<{ data: Kfs }>(await browser.get(`/api/offers/${app_id}/${PLAIN_LENDER}/kfs`)).data
    const said = kfs.words.map(({ sections }) => JSON.stringify(sections))
    expect(said[0]).toContain(theirs.name.en)
    expect(said[1]).toContain(theirs.name.hi)
    for (const words of said) expect(words).toContain(theirs.email)
    expect(JSON.stringify(kfs)).not.toContain(others.email)
  })

  it.each(CASES)('a ticket of %s that is escalated goes to theirs', async (brand, theirs, others) => {
    const { browser } = await server.signInCustomer({ partner: brand })
    const { ticket } = bodyOf<{ ticket: string }>(await browser.post('/api/help-request', REQUEST))
    const agent = (await server.signInAdmin(3)).browser
    bodyOf(await agent.post(`/api/ticket-desk/${ticket}/escalate`, { reason: 'no answer for a month' }))
    const mails = (to: string) => server.deps.outbox?.list(to).length ?? 0
    const before = [mails(theirs.email), mails(others.email)] as const
    await runDueJobs(server.deps)
    expect([mails(theirs.email), mails(others.email)]).toEqual([before[0] + 1, before[1]])
  })

  it('the fact sheet names each address with the officer who answers there', async () => {
    const { browser } = await server.signInAdmin(1)
    const sheet = bodyOf<FactSheet>(await browser.get('/api/fact-sheet'))
    expect(sheet.owner.officer_email).toBe(HOUSE.email)
    const emails = new Map(sheet.apps.map(({ name, officer_email }) => [name, officer_email]))
    expect([...emails.values()].filter((email) => email === OWN.email)).toHaveLength(1)
    const file = String((await browser.get('/api/fact-sheet/export')).body)
    const lines = file.split('\r\n').filter((line) => line.includes('bazaarmitra.example'))
    expect(lines).toHaveLength(sheet.lenders.length)
    for (const line of lines) expect(line).toContain(OWN.email)
    expect(file).toContain(HOUSE.email)
  })
})
