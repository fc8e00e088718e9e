import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createRestCreditBureau } from '#server/adapters/bureau/rest-credit-bureau.ts'
import { createHttpWebToCase } from '#server/adapters/crm/http-web-to-case.ts'
import { createRestLenderGateway } from '#server/adapters/lenders/rest-lender-gateway.ts'
import { createOutgoing } from '#server/adapters/outgoing/outgoing.ts'
import { runDueJobs, startJobLoop } from '#server/jobs/run-jobs.ts'
import { hours } from '#src/contract/rules/time.ts'
import { storedApplications } from '#tests/builders/application.ts'
import { storedJobs } from '#tests/builders/log.ts'
import { startBadServer } from '#tests/setup/others/bad-server.ts'
import type { BadServer } from '#tests/setup/others/bad-server.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { WriteLoad } from '#tests/setup/write-load.ts'

/** By hand, since gateways are waited for as long as in real life: `TEST_WEATHER=1 npx vitest run tests/server/database/bad-gateways.test.ts` */
describe.runIf(Boolean(process.env['TEST_WEATHER']))('gateways in bad weather', () => {
  let server: TestServer
  const far: BadServer[] = []
  beforeAll(async () => {
    server = await makeTestServer()
  })
  afterEach(async () => {
    for (const each of far.splice(0)) await each.close()
  })
  afterAll(() => server.close())

  it.each([
    ['silent', 'slow', 'garbage'],
    ['slow', 'garbage', 'silent'],
    ['garbage', 'silent', 'slow'],
  ] as const)(
    'lenders %s, bureau %s, support system %s: all is kept, and sent on once they are well',
    async (...ill) => {
      await server.reset()
      const [lenders, bureau, crm] = await Promise.all(ill.map((illness) => startBadServer(illness)))
      if (!lenders || !bureau || !crm) throw new Error('no gateways')
      far.push(lenders, bureau, crm)
      const { deps } = server
      const { outgoing, clock } = deps
      const well = { lenders: deps.lenders, bureau: deps.bureau, crm: deps.crm }
      const webhookSecret = 'a secret that nobody signs with here'
      deps.lenders = createRestLenderGateway({ outgoing, clock, url: lenders.url, token: 't', webhookSecret })
      deps.bureau = createRestCreditBureau({ target: outgoing.to('bureau'), url: bureau.url, token: 't' })
      deps.crm = createHttpWebToCase({ target: outgoing.to('crm'), url: crm.url, orgId: 'o' })
      const loop = startJobLoop(deps, 100)
      const load = new WriteLoad(server.app)
      load.agreesToScore = true
      await load.call('setDemoLimits', { body: { profile: 'relaxed' } })
      await load.begin({ groups: 3, tickets: 2, fields: 3, applicants: 3 })
      for (let n = 0; n < 300 || lenders.seen.length < 3; n += 1) await load.next()
      await load.stop()
      await loop.stop()
      const counts: Record<string, number> = {}
      for (const { status } of load.answers) counts[status] = (counts[status] ?? 0) + 1
      const asked = far.map(({ seen }) => seen.length).join(', ')
      process.stdout.write(
        `${ill.join(', ')}: ${load.acknowledged} acknowledged, by status ${JSON.stringify(counts)}, ${Math.round(load.slowest)} ms at most; the gateways were asked ${asked} times\n`,
      )
      load.expectKindAnswers()
      await load.expectKept()

      // What rests is tried again once they are well; here that time is over at once.
      Object.assign(deps, well, { outgoing: createOutgoing({ log: deps.log }) })
      server.clock.set(new Date(clock.now().getTime() + hours(12)))
      while ((await runDueJobs(deps)) > 0);
      const queued = (await storedJobs(server)).filter(({ kind }) =>
        ['submit_application', 'forward_help_request'].includes(kind),
      )
      expect(new Set(queued.map(({ kind }) => kind)).size).toBe(2)
      expect(queued.filter(({ done_at, last_error }) => done_at === null || last_error !== null)).toEqual([])
      const taken = (await storedApplications(server)).flatMap(({ lender_reference }) => lender_reference ?? [])
      expect(taken).toHaveLength(queued.filter(({ kind }) => kind === 'submit_application').length)
      expect(new Set(taken).size).toBe(taken.length)
    },
  )
})
