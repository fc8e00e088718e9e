import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LenderCancellation } from '#server/adapters/lenders/lender-gateway.ts'
import { SIGNATURE_HEADER, signWebhook } from '#server/adapters/webhooks/report-signature.ts'
import { webhookSecret } from '#server/env.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { days } from '#src/contract/rules/time.ts'
import { changeApplications, storedApplicationEvents } from '#tests/builders/application.ts'
import { makeLead } from '#tests/builders/lead.ts'
import { storedLenderMatters } from '#tests/builders/loan.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { storedPayoutLines } from '#tests/builders/payout.ts'
import { pathOf } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import {
  apply,
  ASKING_LENDER,
  bodyOf,
  letTimePass,
  listApplications,
  PLAIN_LENDER,
  startCustomer,
} from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

describe.each(engines())('a lender told to stop on %s', (engine) => {
  let server: TestServer
  let told: LenderCancellation[] = []
  /** What happens while the lender takes an application. */
  let meanwhile: () => Promise<unknown> = () => Promise.resolve()
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    const { lenders } = server.deps
    server.deps.lenders = {
      ...lenders,
      async submit(application, key, onTry) {
        const receipt = await lenders.submit(application, key, onTry)
        await meanwhile()
        return receipt
      },
      async cancel(application, key, onTry) {
        told.push(application)
        return lenders.cancel(application, key, onTry)
      },
    }
  })
  beforeEach(async () => {
    await server.reset()
    told = []
    meanwhile = () => Promise.resolve()
  })
  afterAll(() => server.close())

  const behave = (behaviour: 'ok' | 'down' | 'too_late') =>
    server.deps.lenders.controls?.behave(PLAIN_LENDER, behaviour)
  const only = async (customer: Customer): Promise<Application> => {
    const [application] = await listApplications(customer)
    if (!application) throw new Error('no application')
    return application
  }
  const withdraw = ({ browser }: Customer, appId: string) => browser.call('withdrawApplication', { params: { appId } })
  async function withdrawn() {
    const customer = await startCustomer(server)
    bodyOf(await apply(customer))
    const application = await only(customer)
    await withdraw(customer, application.app_id)
    return { customer, application }
  }
  const notesOf = (application: Application) =>
    application.history.flatMap(({ note }) => (note?.startsWith('cancel_') ? [note] : []))
  async function report({ lender_reference }: Application, status: string, event_id: string) {
    const raw = JSON.stringify({ event_id, lender_reference, status })
    const bytes = new TextEncoder().encode(raw)
    const signature = signWebhook(webhookSecret(server.deps.env), PLAIN_LENDER, bytes, server.clock.now())
    const headers = { [SIGNATURE_HEADER]: signature }
    const address = `https://x.test${pathOf('receiveLenderWebhook', { params: { lenderId: PLAIN_LENDER } })}`
    const answer = await server.app.fetch(new Request(address, { method: 'POST', body: raw, headers }))
    expect(answer.status).toBe(200)
  }
  const staffSees = async () =>
    (await storedAuditLog(server, { action: 'application.not-stopped' })).map(
      ({ after }) => (after as { what: string }).what,
    )
  /** What waits for staff, now or once the lender has had its two days. */
  const open = async () =>
    (await storedLenderMatters(server)).flatMap(({ kind, settled_at }) => (settled_at === null ? [kind] : []))
  /** The partner whose lead the application is. */
  async function giveLead({ userId }: Customer) {
    const first_touch_at = new Date(server.clock.now().getTime() - days(1))
    await makeLead(server, { user_id: userId, first_touch_at })
  }

  it('hears it once, and the customer sees that it was asked and that it has stopped', async () => {
    const { customer, application } = await withdrawn()
    expect(notesOf(await only(customer))).toEqual(['cancel_asked'])
    await letTimePass(server, 90)
    const after = await only(customer)
    expect(notesOf(after)).toEqual(['cancel_asked', 'cancel_confirmed'])
    expect(after.status).toBe('withdrawn')
    expect(after.history.map(({ status }) => status)).not.toContain('approved')
    const { app_id, reference, lender_reference } = application
    expect(told).toEqual([
      { app_id, reference, lender_reference, lender_id: PLAIN_LENDER, lender_slug: 'teak-capital' },
    ])
    expect(await staffSees()).toEqual([])
    expect(await open()).toEqual([])
  })

  it('hears that an approved offer is declined, which the log names; after the agreement nobody can', async () => {
    const customer = await startCustomer(server)
    bodyOf(await apply(customer))
    const application = await only(customer)
    const { app_id } = application
    await changeApplications(server, { app_id }, { status: 'agreement_signed' })
    expect((await customer.browser.refusal('withdrawApplication', { params: { appId: app_id } })).body.code).toBe(
      'conflict',
    )
    await changeApplications(server, { app_id }, { status: 'approved' })
    const { data } = await withdraw(customer, app_id)
    expect(data).toMatchObject({ status: 'withdrawn', next_step: { kind: 'none' } })
    expect(data.history.find(({ note }) => note === 'offer_declined')).toMatchObject({
      status: 'withdrawn',
      source: 'customer',
    })
    await letTimePass(server, 1)
    expect(told).toMatchObject([{ app_id }])
    expect(await storedAuditLog(server, { action: 'application.decline' })).toHaveLength(1)
    expect(await storedAuditLog(server, { action: 'application.withdraw' })).toEqual([])
    expect((await only(customer)).status).toBe('withdrawn')
  })

  it('may be signed at again while it has approved', async () => {
    const customer = await startCustomer(server)
    bodyOf(await apply(customer))
    const { app_id } = await only(customer)
    const at = new Date(server.clock.now())
    await changeApplications(
      server,
      { app_id },
      { status: 'approved', handover_url: 'https://lender.example/go', handed_over_at: at },
    )
    expect((await only(customer)).next_step.kind).toBe('handover')
    await changeApplications(server, { app_id }, { status: 'in_review' })
    expect((await only(customer)).next_step.kind).toBe('wait')
  })

  it('hears it when it is back', async () => {
    const customer = await startCustomer(server)
    bodyOf(await apply(customer))
    behave('down')
    await withdraw(customer, (await only(customer)).app_id)
    await letTimePass(server, 60)
    expect(told.length).toBeGreaterThan(1)
    expect(notesOf(await only(customer))).toEqual(['cancel_asked'])
    behave('ok')
    await letTimePass(server, 120, 30)
    expect(notesOf(await only(customer))).toEqual(['cancel_asked', 'cancel_confirmed'])
  })

  it('that never answers: the customer is told so, and staff see it', async () => {
    behave('down')
    const { application } = await withdrawn()
    await letTimePass(server, 70 * 4_320, 4_320)
    const events = await storedApplicationEvents(server)
    expect(events.at(-1)).toMatchObject({ app_id: application.app_id, note: 'cancel_unanswered' })
    expect(await staffSees()).toEqual(['unanswered'])
    expect(await open()).toEqual(['stop_open'])
  })

  it('hears nothing of what it was never sent', async () => {
    const customer = await startCustomer(server)
    bodyOf(await apply(customer, ASKING_LENDER))
    await withdraw(customer, (await only(customer)).app_id)
    await letTimePass(server, 20)
    expect(told).toEqual([])
    expect(notesOf(await only(customer))).toEqual([])
  })

  it('hears it again when the application arrived only after it', async () => {
    const customer = await startCustomer(server)
    meanwhile = async () => {
      const { app_id } = await only(customer)
      await withdraw(customer, app_id)
      // The first word goes out before the lender has answered.
      await letTimePass(server, 5)
    }
    bodyOf(await apply(customer))
    meanwhile = () => Promise.resolve()
    await letTimePass(server, 60)
    expect(told.map(({ lender_reference }) => lender_reference !== null)).toEqual([false, true])
    expect(await only(customer)).toMatchObject({ status: 'withdrawn' })
    expect((await only(customer)).history.map(({ status }) => status)).not.toContain('approved')
  })

  it('that goes on is never swallowed: the customer sees each step, staff are told, and the loan counts', async () => {
    behave('too_late')
    const customer = await startCustomer(server)
    await giveLead(customer)
    bodyOf(await apply(customer))
    const application = await only(customer)
    await withdraw(customer, application.app_id)
    await letTimePass(server, 1, 1)
    expect((await only(customer)).history.at(-1)).toMatchObject({ status: 'approved', note: 'cancel_too_late' })
    await report(application, 'APPROVED', 'late-1')
    expect(await only(customer)).toMatchObject({ status: 'withdrawn' })
    expect((await only(customer)).history.at(-1)).toMatchObject({ status: 'approved', source: 'lender' })
    await report(application, 'DISBURSED', 'late-2')
    await report(application, 'DISBURSED', 'late-2')
    const paid = await only(customer)
    expect(paid.status).toBe('disbursed')
    expect(paid.history.filter(({ status }) => status === 'disbursed')).toHaveLength(1)
    expect(await storedPayoutLines(server)).toMatchObject([{ app_id: application.app_id }])
    expect(await staffSees()).toEqual(['too_late', 'goes_on', 'goes_on'])
    expect(await open()).toEqual(expect.arrayContaining(['goes_on']))
  })

  it('that confirms late and twice has confirmed once', async () => {
    const customer = await startCustomer(server)
    bodyOf(await apply(customer))
    const application = await only(customer)
    behave('down')
    await withdraw(customer, application.app_id)
    await report(application, 'CANCELLED', 'c-1')
    await report(application, 'CANCELLED', 'c-1')
    await report(application, 'CANCELLED', 'c-2')
    behave('ok')
    await letTimePass(server, 600, 60)
    expect(notesOf(await only(customer))).toEqual(['cancel_asked', 'cancel_confirmed'])
    expect(told).toEqual([])
  })

  it('that confirms after it has paid out leaves the loan and its payout; staff look', async () => {
    const customer = await startCustomer(server)
    await giveLead(customer)
    bodyOf(await apply(customer))
    const application = await only(customer)
    behave('down')
    await withdraw(customer, application.app_id)
    await report(application, 'DISBURSED', 'd-1')
    await report(application, 'CANCELLED', 'd-2')
    const after = await only(customer)
    expect(after.status).toBe('disbursed')
    expect(notesOf(after)).toEqual(['cancel_asked', 'cancel_confirmed'])
    expect(await storedPayoutLines(server)).toHaveLength(1)
    expect(await staffSees()).toEqual(['goes_on', 'confirmed_after_payout'])
    // Its word that it has stopped answers the others; this one is left.
    expect(await open()).toEqual(['stopped_late'])
  })

  it('stopped after its decision is withdrawn when it says so, and not before', async () => {
    const customer = await startCustomer(server)
    bodyOf(await apply(customer))
    const { app_id } = await only(customer)
    await changeApplications(server, { app_id }, { status: 'approved' })
    const { data } = await customer.browser.call('listConsents')
    const share = data.find(({ purpose }) => purpose === 'share_with_lender')
    await customer.browser.call('withdrawConsent', { body: { consent_id: share?.consent_id ?? 0 } })
    expect((await only(customer)).status).toBe('approved')
    await letTimePass(server, 5)
    expect(await only(customer)).toMatchObject({ status: 'withdrawn' })
  })
})
