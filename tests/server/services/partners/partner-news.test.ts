import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPartnerUserRow } from '#server/db/repositories/partners/partner-users.ts'
import { transaction } from '#server/db/transaction.ts'
import { queueRegularJobs } from '#server/jobs/regular-jobs.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { notifyPartnerPaid } from '#server/services/earnings/notify-partner-paid.ts'
import { updatePartnerNotification } from '#server/services/partners/update-partner-notification.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'
import { days, hours } from '#src/contract/rules/time.ts'
import { makeLead } from '#tests/builders/lead.ts'
import { storedJobs } from '#tests/builders/log.ts'
import { changePartnerUsers, removePartnerUsers } from '#tests/builders/partner.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const OWNER = 'partner@demo.test'
const OTHER = 'partner2@demo.test'
/** A Monday, nine in India. */
const MONDAY = new Date('2026-11-23T09:00:00+05:30').getTime()

describe.each(engines())('news for a partner on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    await removePartnerUsers(server, { owner: 0 })
    seen.clear()
  })
  afterAll(() => server.close())

  /** The outbox is never emptied: what it held before a test is not news. */
  const seen = new Map<string, number>()
  const mails = (to: string) => {
    const all = server.deps.outbox?.list(to) ?? []
    return all.slice(0, all.length - (seen.get(to) ?? 0)).map(({ text }) => text)
  }
  const forgetMails = (...to: string[]) => {
    for (const each of to) seen.set(each, server.deps.outbox?.list(each).length ?? 0)
  }
  let people = 0
  const addPerson = async (...rights: PartnerRight[]) => {
    const email = `news${(people += 1)}@anand.example`
    await createPartnerUserRow(server.deps.db, { partner_id: 1, name: 'Ravi', email, password_hash: 'x', rights })
    return email
  }
  const TRANSFER = { day: '2026-11-05', utr: 'HDFCN26309000001', account_ending: '7418' }
  const paid = (month = '2026-10') =>
    transaction(server.deps, (deps) => notifyPartnerPaid(deps, 1, month, { lines: 12, net: 45_300.5, ...TRANSFER }))
  const switchOff = (name: 'paid' | 'weekly', partner_id = 1) =>
    updatePartnerNotification(server.deps, { name, on: false }, { partner_id })
  const at = async (time: number) => {
    server.clock.set(new Date(time))
    await runDueJobs(server.deps)
  }

  it('a payment is told to those who may see earnings, in figures, and to nobody else', async () => {
    const [earns, sells] = [await addPerson('earnings'), await addPerson('leads')]
    forgetMails(OWNER, OTHER)
    await paid()
    await runDueJobs(server.deps)
    for (const to of [OWNER, earns])
      expect(mails(to)).toEqual([expect.stringMatching(/October 2026\. Lines: 12\. .*₹45,300\.50/)])
    expect(mails(OWNER)[0]).toMatch(/अक्टूबर 2026 .*लाइनें: 12/)
    expect(mails(OWNER)[0]).toContain('Sent on 5 Nov 2026 to your account ending in 7418, UTR HDFCN26309000001.')
    expect([...mails(sells), ...mails(OTHER)]).toEqual([])
    await paid()
    await runDueJobs(server.deps)
    expect(mails(OWNER)).toHaveLength(2)
  })

  it('nothing is told that was not noted, and nothing once the switch is off or the right is gone', async () => {
    const earns = await addPerson('earnings')
    forgetMails(OWNER)
    await transaction(server.deps, async (deps) => {
      await notifyPartnerPaid(deps, 1, '2026-10', { lines: 1, net: 1, ...TRANSFER })
      throw new Error('undone')
    }).catch(() => null)
    expect(await storedJobs(server)).toHaveLength(0)
    await paid()
    await changePartnerUsers(server, { email: earns }, { rights: [] })
    await switchOff('paid')
    await runDueJobs(server.deps)
    await paid('2026-11')
    await runDueJobs(server.deps)
    expect([...mails(OWNER), ...mails(earns)]).toEqual([])
    expect(await storedJobs(server)).toHaveLength(2)
  })

  it('the week is summed up on Monday at nine, once, by rights and switches, and queues the next one', async () => {
    const [earns, helps] = [await addPerson('earnings'), await addPerson('support')]
    await switchOff('weekly', 2)
    forgetMails(OWNER, OTHER)
    server.clock.set(new Date(MONDAY - hours(20)))
    for (const ago of [days(1), days(8), hours(1)])
      await makeLead(server, {
        product_type: 'Gold Loans',
        status: 'new',
        user_id: 1,
        at: new Date(MONDAY),
        held_until: new Date(MONDAY),
        created_at: new Date(MONDAY - ago),
      })
    await queueRegularJobs(server.deps)
    await at(MONDAY - hours(1))
    expect(mails(OWNER)).toEqual([])
    await at(MONDAY + 1_000)
    await queueRegularJobs(server.deps)
    await at(MONDAY + hours(30))
    expect(mails(OWNER)).toEqual([
      expect.stringMatching(
        /16 Nov – 22 Nov\nNew leads: 1\nApplications sent: 0\nLoans paid out: 0\nEarned before tax: ₹0\.00/,
      ),
    ])
    expect(mails(earns)).toEqual([expect.not.stringContaining('New leads')])
    expect([...mails(helps), ...mails(OTHER)]).toEqual([])
    for (const late of [1_000, 2_000]) await at(MONDAY + days(7) + late)
    expect(mails(OWNER)).toHaveLength(2)
  })

  it('a summary that is a week late is left out', async () => {
    forgetMails(OWNER)
    server.clock.set(new Date(MONDAY - hours(1)))
    await queueRegularJobs(server.deps)
    for (const late of [0, 1_000]) await at(MONDAY + days(8) + late)
    expect(mails(OWNER)).toEqual([])
    const waiting = (await storedJobs(server)).filter(({ done_at }) => done_at === null)
    expect(waiting.filter(({ kind }) => kind === 'plan_partner_week').map(({ payload }) => payload)).toEqual([
      { week: '2026-12-07' },
    ])
  })
})
