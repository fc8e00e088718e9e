import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, listApplications, PLAIN_LENDER, startCustomer } from '../shared/journey.ts'

const MOBILE = '9876543210'

describe.each(engines())('a message about a status on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  it('leads to the page of that application, by SMS and mail alike', async () => {
    const customer = await startCustomer(server, {}, MOBILE)
    bodyOf(await apply(customer, PLAIN_LENDER))
    const [application] = await listApplications(customer)
    await runDueJobs(server.deps)
    const texts = (server.deps.outbox?.list(MOBILE) ?? []).map(({ text }) => text)
    const news = texts.filter((text) => text.includes(String(application?.reference)))
    expect(news).not.toEqual([])
    for (const text of news)
      expect(text).toMatch(new RegExp(`: http\\S+/user/application-status/${application?.app_id}$`))
  })
})
