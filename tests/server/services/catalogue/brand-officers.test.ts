import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWeb } from '#server/http/shell/web.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { Company } from '#src/contract/entities/shared/company.ts'
import { INVENTED_COMPANY } from '#src/contract/entities/shared/company.ts'
import { ORIGIN } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { PLAIN_LENDER, PROFILE } from '../shared/journey.ts'

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
    const files = { template: () => '<html lang="en"><!--boot-->', files: () => null, prerenderer: null }
    const web = createWeb(server.deps.env, files, server.deps)
    const address = `${ORIGIN}/need-help?partner=${brand}`
    const page = await (await web(new Request(address), new URL(address))).text()
    const boot = JSON.parse(/id="boot">([^<]*)</.exec(page)?.[1] ?? '') as { company: Company }
    expect(boot.company).toEqual({ ...INVENTED_COMPANY, officer: theirs })
    expect(page).not.toContain(others.email)
  })

  it.each(CASES)('a statement for a customer of %s names theirs, in both languages', async (brand, theirs, others) => {
    const { browser, userId } = await server.signInCustomer({ partner: brand })
    await browser.call('updateUser', { params: { id: userId }, body: PROFILE })
    const { app_id } = await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
    const kfs = (await browser.call('getKfs', { params: { appId: app_id, lenderId: PLAIN_LENDER } })).data
    const said = kfs.words.map(({ sections }) => JSON.stringify(sections))
    expect(said[0]).toContain(theirs.name.en)
    expect(said[1]).toContain(theirs.name.hi)
    for (const words of said) expect(words).toContain(theirs.email)
    expect(JSON.stringify(kfs)).not.toContain(others.email)
  })

  it.each(CASES)('a ticket of %s that is escalated goes to theirs', async (brand, theirs, others) => {
    const { browser } = await server.signInCustomer({ partner: brand })
    const { ticket } = await browser.call('createHelpRequest', { body: REQUEST })
    const agent = (await server.signInAdmin(3)).browser
    await agent.call('escalateDeskTicket', { params: { ticket }, body: { reason: 'no answer for a month' } })
    const mails = (to: string) => server.deps.outbox?.list(to).length ?? 0
    const before = [mails(theirs.email), mails(others.email)] as const
    await runDueJobs(server.deps)
    expect([mails(theirs.email), mails(others.email)]).toEqual([before[0] + 1, before[1]])
  })

  it('the fact sheet names each address with the officer who answers there', async () => {
    const { browser } = await server.signInAdmin(1)
    const sheet = await browser.call('getFactSheet')
    expect(sheet.owner.officer_email).toBe(HOUSE.email)
    const emails = new Map(sheet.apps.map(({ name, officer_email }) => [name, officer_email]))
    expect([...emails.values()].filter((email) => email === OWN.email)).toHaveLength(1)
    const file = String(await browser.call('exportFactSheet'))
    const lines = file.split('\r\n').filter((line) => line.includes('bazaarmitra.example'))
    expect(lines).toHaveLength(sheet.lenders.length)
    for (const line of lines) expect(line).toContain(OWN.email)
    expect(file).toContain(HOUSE.email)
  })
})
