import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { exitLoan } from '#server/services/loans/exit-loan.ts'
import { getLoan } from '#server/services/loans/get-loan.ts'
import { setEmiReminder } from '#server/services/loans/set-emi-reminder.ts'
import { exportMyData } from '#server/services/privacy/export-my-data.ts'
import type { ReminderDays } from '#src/contract/entities/loans/reminder-days.ts'
import { changeApplications } from '#tests/builders/application.ts'
import { customerCalling } from '#tests/builders/customer.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, listApplications, startCustomer } from '../shared/journey.ts'

const MOBILE = '9876543210'
/** Its first payment is due on 15 November, then on the 15th of each month. */
const PAID_OUT = '2026-10-16'
const REMINDED = /The next payment of your loan/

describe.each(engines())('a reminder of payments on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    before = sent().length
  })
  afterAll(() => server.close())

  const at = (day: string, time = '05:00') => server.clock.set(new Date(`${day}T${time}:00Z`))
  const sent = () =>
    (server.deps.outbox?.list(MOBILE) ?? []).map(({ text }) => text).filter((text) => REMINDED.test(text))
  let before = 0
  /** Newest first. */
  const told = () => sent().slice(0, sent().length - before)
  /** What is queued for the morning of a day is done. */
  const morningOf = async (day: string) => {
    at(day)
    await runDueJobs(server.deps)
  }
  async function borrower() {
    const customer = await startCustomer(server, {}, MOBILE)
    bodyOf(await apply(customer))
    const [application] = await listApplications(customer)
    if (!application) throw new Error('no application')
    const { app_id } = application
    await changeApplications(server, { app_id }, { status: 'disbursed', disbursed_on: PAID_OUT })
    at('2026-10-16')
    const by = { user_id: customer.userId }
    return {
      app_id,
      by,
      reference: application.reference,
      wish: (days_before: ReminderDays | null) => setEmiReminder(server.deps, app_id, { days_before }, by),
      reminder: async () => (await getLoan(server.deps, app_id, by)).reminder,
    }
  }

  it('comes so many days before each payment, and names its day, its loan and no amount', async () => {
    const { app_id, by, wish, reminder, reference } = await borrower()
    expect(await reminder()).toBeNull()
    const { reminder: set } = await wish(3)
    expect(set).toEqual({ days_before: 3, on: '2026-11-12', due_on: '2026-11-15' })
    const { reminders } = await exportMyData(server.deps, await customerCalling(server, by.user_id))
    expect(reminders).toMatchObject([{ app_id, days_before: 3, sent_at: null }])
    await morningOf('2026-11-11')
    expect(told()).toEqual([])
    await morningOf('2026-11-12')
    const [text = ''] = told()
    expect(text).toContain(`your loan ${reference} is due on 15 Nov 2026`)
    expect(text).toMatch(new RegExp(`/user/loan/${app_id}$`))
    expect(text).not.toContain('₹')
    expect(await reminder()).toEqual({ days_before: 3, on: '2026-12-12', due_on: '2026-12-15' })
    await morningOf('2026-12-12')
    expect(told()).toHaveLength(2)
  })

  it('a new wish replaces the one before, and none is sent once it is turned off', async () => {
    const { wish, reminder } = await borrower()
    await wish(7)
    await wish(1)
    expect(await reminder()).toMatchObject({ days_before: 1, on: '2026-11-14' })
    await morningOf('2026-11-08')
    expect(told()).toEqual([])
    await wish(null)
    expect(await reminder()).toBeNull()
    await morningOf('2026-11-14')
    expect(told()).toEqual([])
  })

  it('a day that is over already is passed over for the next payment', async () => {
    const { wish } = await borrower()
    at('2026-11-13')
    expect((await wish(3)).reminder).toMatchObject({ on: '2026-12-12' })
    expect((await wish(1)).reminder).toMatchObject({ on: '2026-11-14' })
  })

  it('is no news after the day of the payment, and goes on with the next one', async () => {
    const { wish, reminder } = await borrower()
    await wish(1)
    await morningOf('2026-11-16')
    expect(told()).toEqual([])
    expect(await reminder()).toMatchObject({ on: '2026-12-14' })
  })

  it('is refused where quiet mode would hold it back, and held back by a quiet mode that began later', async () => {
    const { wish, reminder } = await borrower()
    const { browser } = await server.signInCustomer({ destination: MOBILE })
    await browser.call('setQuietMode', { body: { days: 90 } })
    await expect(wish(3)).rejects.toMatchObject({ errors: { days_before: 'rules:reminder.held' } })
    await browser.call('setQuietMode', { body: { days: 0 } })
    await wish(3)
    await browser.call('setQuietMode', { body: { days: 30 } })
    await morningOf('2026-11-12')
    expect(told()).toEqual([])
    // It was asked for: the next one comes when the quiet is over.
    expect(await reminder()).toMatchObject({ on: '2026-12-12' })
    await morningOf('2026-12-12')
    expect(told()).toHaveLength(1)
  })

  it('ends with the loan', async () => {
    const { app_id, wish, reminder, by } = await borrower()
    await wish(3)
    await exitLoan(server.deps, app_id, { returned: true }, by)
    await changeApplications(server, { app_id }, { exit_answer: 'confirmed' })
    await morningOf('2026-11-12')
    expect(told()).toEqual([])
    expect(await reminder()).toBeNull()
    await expect(wish(3)).rejects.toMatchObject({ code: 'conflict' })
  })
})
