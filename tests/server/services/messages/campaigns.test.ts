import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SmsGateway, SmsMessage } from '#server/adapters/sms/sms-gateway.ts'
import { createAdmin } from '#server/db/repositories/identity/admins.ts'
import { createErasure } from '#server/db/repositories/privacy/erasure-requests.ts'
import { SWEEPS } from '#server/db/repositories/privacy/expired-rows.ts'
import { updateCustomer } from '#server/db/repositories/profile/customers.ts'
import { settleMessageReceipt } from '#server/db/repositories/reports/message-receipts.ts'
import type { Deps } from '#server/deps.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { approveCampaign } from '#server/services/messages/approve-campaign.ts'
import { getCampaign } from '#server/services/messages/get-campaign.ts'
import { registerTemplate } from '#server/services/messages/register-template.ts'
import { retireTemplate } from '#server/services/messages/retire-template.ts'
import { saveTemplate } from '#server/services/messages/save-template.ts'
import { CAMPAIGN_BATCH } from '#server/services/messages/send-campaign.ts'
import { stopCampaign } from '#server/services/messages/stop-campaign.ts'
import { updateContactRules } from '#server/services/messages/update-contact-rules.ts'
import { setQuietMode } from '#server/services/privacy/set-quiet-mode.ts'
import { ABLE_DAYS } from '#src/contract/entities/approvals/approval.ts'
import type { CampaignForm, Headcount } from '#src/contract/entities/messages/campaign.ts'
import type { TemplateForm } from '#src/contract/entities/messages/template.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { AppError } from '#src/contract/errors.ts'
import { days, hours } from '#src/contract/rules/time.ts'
import { changeApplications, makeCrowd } from '#tests/builders/application.ts'
import { storedContacts } from '#tests/builders/call.ts'
import { storedCampaignMessages } from '#tests/builders/log.ts'
import { changeAdmins } from '#tests/builders/staff.ts'
import { engines } from '#tests/setup/database.ts'
import { EVERYBODY, OFFER_TEMPLATE, SMS_TEMPLATE } from '#tests/setup/message-templates.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, someText } from '../shared/journey.ts'

/** 10:30 in India, a Tuesday. */
const MORNING = new Date('2026-12-01T05:00:00Z')
const EVENING = new Date('2026-12-01T14:30:00Z')

interface Fake {
  taken: Map<string, SmsMessage>
  calls: number
  away: (call: number) => 'before' | 'after' | null
  meanwhile: (call: number) => Promise<void>
  reason: string | null
  gateway: SmsGateway
}

/** A gateway that takes each message once by its number, and can be away before it takes one, or before it answers. */
function fakeGateway(): Fake {
  const taken = new Map<string, SmsMessage>()
  const fake: Fake = {
    taken,
    calls: 0,
    away: () => null,
    meanwhile: () => Promise.resolve(),
    reason: null,
    gateway: {
      sandbox: false,
      async send(message) {
        fake.calls += 1
        const away = fake.away(fake.calls)
        await fake.meanwhile(fake.calls)
        if (away === 'before') throw new AppError('not_available', 'away')
        if (!taken.has(message.message_id)) taken.set(message.message_id, message)
        if (away === 'after') throw new AppError('not_available', 'away')
        if (fake.reason === null) return null
        return { message_id: message.message_id, state: 'failed', operator: 'Jio', reason: fake.reason }
      },
      readReport: () => null,
    },
  }
  return fake
}

describe.each(engines())('messages to many on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.clock.set(MORNING)
  })
  afterAll(() => server.close())

  const admin = async () => (await server.signInAdmin(1)).browser
  const inUse = async (form: TemplateForm = OFFER_TEMPLATE) => {
    const { template_id } = await saveTemplate(server.deps, form, null, { admin_id: 1 })
    await registerTemplate(server.deps, template_id)
    return template_id
  }
  const formOf = async (form?: TemplateForm): Promise<CampaignForm> => ({
    name: 'Papers',
    template_id: await inUse(form),
    audience: { ...EVERYBODY, product: 'Personal Loans' },
  })
  const create = async (form?: TemplateForm) =>
    (await (await admin()).call('createCampaign', { body: await formOf(form) })).data.campaign_id
  const act = async (id: number, what: 'startCampaign' | 'approveCampaign' | 'stopCampaign' | 'resumeCampaign') =>
    (await admin()).answer(what, { params: { id } })
  const get = async (id: number) => (await (await admin()).call('getCampaign', { params: { id } })).data
  /** What their application is for: who fits, and who does not. */
  const wants = (ids: readonly number[], product_type: ProductType) =>
    changeApplications(server, { user_id: [...ids] }, { product_type })
  /** Runs what is due, and what becomes due in the next hours. */
  const run = async (sms: SmsGateway, count = 2) => {
    const deps: Deps = { ...server.deps, sms }
    const until = server.clock.now().getTime() + hours(count)
    while (server.clock.now().getTime() < until) {
      await runDueJobs(deps)
      server.clock.set(new Date(server.clock.now().getTime() + 120_000))
    }
  }
  /** Whoever got one, by the application that it names; everybody once. */
  const sentOnce = async () => {
    const rows = await storedContacts(server, { channel: 'sms' })
    const many = rows.filter(({ about }) => about === 'offers' || about === 'application').map(({ user_id }) => user_id)
    expect(new Set(many).size).toBe(many.length)
    return many.sort((one, other) => one - other)
  }

  it('counts who would get it, and line by line who would not and why; every line adds up', async () => {
    const { deps } = server
    const [, quiet, none, erasing, gone] = await makeCrowd(server, 9)
    await setQuietMode(deps, 7, { user_id: quiet ?? 0 })
    const no = { purpose: 'offers', channel: 'sms', allowed: false } as const
    await updateContactRules(deps, no, { user_id: none ?? 0, ip: '::1' })
    await updateCustomer(deps.db, gone ?? 0, { phone_verified: false })
    await createErasure(deps.db, {
      reference: 'CLE-000900',
      user_id: erasing ?? 0,
      status: 'open',
      erase_after: EVENING,
    })
    const desk = await admin()
    const counted = (await desk.call('countCampaign', { body: await formOf() })).data
    expect(counted).toMatchObject({ matched: 9, will: 5, later: 0, needs_second: false })
    expect(counted.left).toEqual([
      { reason: 'no_address', count: 1 },
      { reason: 'not_chosen', count: 1 },
      { reason: 'erasing', count: 1 },
      { reason: 'quiet', count: 1 },
    ])
    expect(counted.languages.reduce((sum, { count }) => sum + count, 0)).toBe(5)
    const [english, hindi] = counted.examples
    expect(english?.text).toMatch(/^Hello .*\/stop\//)
    expect(hindi?.text).toMatch(/^नमस्ते /)
    server.clock.set(EVENING)
    const evening = await (await admin()).answer('countCampaign', { body: await formOf() })
    const late = bodyOf<{ data: Headcount }>(evening).data
    expect(late).toMatchObject({ will: 5, later: 5 })
  })

  it('sends in batches, each one once, and shows what the operators said', async () => {
    const size = CAMPAIGN_BATCH + 3
    const ids = await makeCrowd(server, size)
    const id = await create()
    const fake = fakeGateway()
    await run(fake.gateway, 0.1)
    expect(fake.calls).toBe(0)
    expect(bodyOf(await act(id, 'startCampaign')).data.state).toBe('running')
    await runDueJobs({ ...server.deps, sms: fake.gateway })
    expect(fake.taken.size).toBe(CAMPAIGN_BATCH)
    await run(fake.gateway, 0.2)
    expect(await sentOnce()).toEqual(ids)
    const [first, second, third] = [...fake.taken.values()]
    const settled = { operator: 'Jio', settled_at: server.clock.now() }
    const report = (message: SmsMessage | undefined, state: 'delivered' | 'failed', reason: string | null) =>
      settleMessageReceipt(server.deps.db, message?.message_id ?? '', { ...settled, state, reason })
    await report(first, 'delivered', null)
    await report(second, 'delivered', 'DELIVERED_TO_OPERATOR')
    await report(third, 'failed', 'NCPR: blocked')
    expect(first?.dlt).toMatchObject({ header: '601234', template_id: OFFER_TEMPLATE.dlt_id })
    const done = await get(id)
    expect(done).toMatchObject({ state: 'done', total: size, sent: size, waiting: 0, left_out: 0 })
    expect(done.receipts).toEqual([
      { kind: 'delivered', count: 1 },
      { kind: 'pending', count: size - 2 },
      { kind: 'do_not_disturb', count: 1 },
    ])
    expect((await act(id, 'startCampaign')).status).toBe(409)
  })

  for (const when of ['before', 'after'] as const)
    it(`goes on where a gateway was away ${when} it took a message: none twice, nobody forgotten`, async () => {
      // A block knows nothing of how many there were before it: the last of one and the first of the next stand for all.
      const size = 2 * CAMPAIGN_BATCH + 1
      const ids = await makeCrowd(server, size)
      const id = await create()
      await act(id, 'startCampaign')
      const fake = fakeGateway()
      const gone = [CAMPAIGN_BATCH, CAMPAIGN_BATCH + 12]
      fake.away = (call) => (gone.some((from) => call >= from && call <= from + 1) ? when : null)
      await runDueJobs({ ...server.deps, sms: fake.gateway })
      expect(await get(id)).toMatchObject({ state: 'running', sent: CAMPAIGN_BATCH - 1, trouble_since: someText })
      await run(fake.gateway)
      expect(fake.taken.size).toBe(size)
      expect(await sentOnce()).toEqual(ids)
      // The link in the copy that arrived is the one that works.
      const codes = new Set([...fake.taken.values()].map(({ text }) => /\/stop\/(\w+)/.exec(text)?.[1]))
      const kept = await storedCampaignMessages(server)
      expect(codes).toEqual(new Set(kept.map(({ link_code }) => link_code)))
      expect(await get(id)).toMatchObject({ state: 'done', sent: size, trouble_since: null })
    })

  it('asks about everybody at their own moment: whoever says no while it runs gets none', async () => {
    const ids = await makeCrowd(server, 10)
    const id = await create()
    await act(id, 'startCampaign')
    const fake = fakeGateway()
    const no = { purpose: 'offers', channel: 'sms', allowed: false } as const
    fake.meanwhile = async (call) => {
      if (call === 3) await updateContactRules(server.deps, no, { user_id: ids[7] ?? 0, ip: '::1' })
    }
    await run(fake.gateway, 0.2)
    expect(await sentOnce()).toEqual(ids.filter((each) => each !== ids[7]))
    expect((await get(id)).left).toEqual([{ reason: 'not_chosen', count: 1 }])
  })

  it('stops before the next person, and goes on with whoever has got nothing', async () => {
    const ids = await makeCrowd(server, 8)
    const id = await create()
    await act(id, 'startCampaign')
    const fake = fakeGateway()
    fake.meanwhile = async (call) => {
      if (call === 4) await stopCampaign(server.deps, id)
    }
    await run(fake.gateway, 0.2)
    expect(await get(id)).toMatchObject({ state: 'stopped', stop_cause: 'staff', sent: 4, waiting: 4 })
    expect((await act(id, 'resumeCampaign')).status).toBe(200)
    fake.meanwhile = () => Promise.resolve()
    await run(fake.gateway, 0.2)
    expect(await sentOnce()).toEqual(ids)
    expect(await get(id)).toMatchObject({ state: 'done', sent: 8, stop_cause: null })
  })

  it('stops where the operators refuse the text, at once or by a report, and says their word', async () => {
    await makeCrowd(server, 6)
    const id = await create()
    await act(id, 'startCampaign')
    const fake = fakeGateway()
    fake.reason = 'DLT_TEMPLATE_NOT_FOUND'
    await run(fake.gateway, 0.2)
    expect(fake.calls).toBe(1)
    expect(await get(id)).toMatchObject({
      state: 'stopped',
      stop_cause: 'template',
      stop_word: 'DLT_TEMPLATE_NOT_FOUND',
      waiting: 5,
      receipts: [{ kind: 'dlt_template', count: 1 }],
    })
  })

  it('leaves out of the next one whoever is not at the number any more, as the operators say', async () => {
    const ids = await makeCrowd(server, 2)
    const gone = fakeGateway()
    gone.reason = 'INVALID_SUBSCRIBER'
    const id = await create()
    await act(id, 'startCampaign')
    await run(gone.gateway)
    expect(await get(id)).toMatchObject({ sent: ids.length, receipts: [{ kind: 'invalid', count: ids.length }] })
    server.clock.set(new Date(MORNING.getTime() + days(8)))
    const body = { ...(await formOf(OFFER_TEMPLATE)), name: 'Again' }
    const counted = (await (await admin()).call('countCampaign', { body })).data
    expect(counted).toMatchObject({ will: 0, left: [{ reason: 'bounced', count: ids.length }] })
  })

  it('tells of an event only those for whom it is true, when it begins and when their turn comes', async () => {
    const ids = await makeCrowd(server, 3)
    await changeApplications(server, { user_id: ids.slice(0, 1) }, { status: 'disbursed' })
    const id = await create(SMS_TEMPLATE)
    await act(id, 'startCampaign')
    expect(await get(id)).toMatchObject({ total: 2 })
    await changeApplications(server, { user_id: ids.slice(1, 2) }, { status: 'approved' })
    await run(fakeGateway().gateway)
    expect(await get(id)).toMatchObject({ sent: 1, left: [{ reason: 'event', count: 1 }] })
    expect(await sentOnce()).toEqual(ids.slice(2))
  })

  it('waits for the hours instead of leaving anybody out', async () => {
    const ids = await makeCrowd(server, 3)
    const id = await create()
    server.clock.set(EVENING)
    await act(id, 'startCampaign')
    const fake = fakeGateway()
    await run(fake.gateway, 0.2)
    expect(fake.calls).toBe(0)
    expect((await get(id)).waits_until).toBe('2026-12-02T03:30:00.000Z')
    await run(fake.gateway, 14)
    expect(await sentOnce()).toEqual(ids)
  })

  describe('at a time', () => {
    const planned = async (send_time: string, form = SMS_TEMPLATE, send_day = '2026-12-01') => {
      const browser = await admin()
      return browser.answer('createCampaign', { body: { ...(await formOf(form)), send_day, send_time } })
    }
    const begun = async (send_time = '16:00', form = SMS_TEMPLATE) => {
      const { campaign_id } = bodyOf(await planned(send_time, form)).data
      bodyOf(await act(campaign_id, 'startCampaign'))
      return campaign_id
    }

    it('waits for it, and goes to whoever fits then', async () => {
      const fake = fakeGateway()
      const all = await makeCrowd(server, 3)
      await wants(all.slice(1), 'Business Loans')
      const id = await begun()
      expect(await get(id)).toMatchObject({ state: 'planned', send_at: '2026-12-01T10:30:00.000Z', total: 0 })
      await run(fake.gateway, 5)
      expect([fake.calls, (await get(id)).state]).toEqual([0, 'planned'])
      await wants(all.slice(1, 2), 'Personal Loans')
      await run(fake.gateway, 2)
      expect(await get(id)).toMatchObject({ state: 'done', sent: 2 })
      expect(await sentOnce()).toEqual(all.slice(0, 2))
    })

    it('is called off until it begins', async () => {
      const fake = fakeGateway()
      await makeCrowd(server, 2)
      const id = await begun()
      bodyOf(await act(id, 'stopCampaign'))
      await run(fake.gateway, 7)
      expect([fake.calls, (await get(id)).state]).toEqual([0, 'cancelled'])
    })

    it('is called off where its text is out of use by then', async () => {
      const fake = fakeGateway()
      await makeCrowd(server, 2)
      const id = await begun()
      await retireTemplate(server.deps, (await get(id)).template_id, { reason: 'The operators want another one' })
      await run(fake.gateway, 7)
      expect([fake.calls, (await get(id)).state]).toEqual([0, 'cancelled'])
    })

    it.each([
      ['over', '09:00', SMS_TEMPLATE, '2026-12-01', { send_time: 'Choose a time that is still to come' }],
      ['too far away', '12:00', SMS_TEMPLATE, '2027-02-01', { send_day: 'Choose a day within 60 days' }],
      [
        'of the evening, where it sells',
        '18:00',
        OFFER_TEMPLATE,
        '2026-12-02',
        { send_time: 'Outside calling hours, 9:00 to 18:00' },
      ],
      ['of a holiday, where it sells', '12:00', OFFER_TEMPLATE, '2027-01-26', { send_day: 'No calls on this holiday' }],
    ] as const)('is none that is %s', async (_, time, form, day, errors) => {
      const answer = await planned(time, form, day)
      expect([answer.status, answer.body]).toMatchObject([422, { errors }])
    })
  })

  it('keeps the caps: who had an offer today gets no second one', async () => {
    const ids = await makeCrowd(server, 4)
    const fake = fakeGateway()
    for (const each of [await create(), await create()]) {
      await act(each, 'startCampaign')
      await run(fake.gateway, 0.2)
    }
    expect(await sentOnce()).toEqual(ids)
  })

  it('who got it is known for a year from its day, and no longer', async () => {
    await makeCrowd(server, 3)
    const id = await create()
    await act(id, 'startCampaign')
    await run(fakeGateway().gateway)
    const rows = async () => storedCampaignMessages(server)
    const sweepOn = async (instant: number) => SWEEPS.campaign_messages(server.deps.db, new Date(instant), 2)
    const [first] = (await rows()).map(({ at }) => at?.getTime() ?? 0).sort((one, other) => one - other)
    const year = days(365)
    expect(await sweepOn((first ?? 0) + year - 1)).toBe(0)
    const long = server.clock.now().getTime() + year
    expect([await sweepOn(long), await sweepOn(long), await sweepOn(long)]).toEqual([2, 1, 0])
    expect(await rows()).toEqual([])
  })

  it('for more than 500 waits for a second person, who is not the one who asked', async () => {
    const ids = await makeCrowd(server, 501)
    const fake = fakeGateway()
    // Alone in the back office nobody else could say it.
    const alone = await create(SMS_TEMPLATE)
    expect(bodyOf(await act(alone, 'startCampaign')).data.state).toBe('running')
    expect((await act(alone, 'stopCampaign')).status).toBe(200)
    await runDueJobs({ ...server.deps, sms: fake.gateway })
    expect(server.deps.outbox?.list('admin@demo.test')[0]?.text).toMatch(/did this alone on .*: Start of a campaign/)
    const other = await createAdmin(server.deps.db, {
      name: 'Meera',
      email: 'meera@demo.test',
      password_hash: 'none',
      role_id: 1,
      state: 'active',
    })
    const id = await create(SMS_TEMPLATE)
    const asked = bodyOf(await act(id, 'startCampaign')).data
    expect(asked).toMatchObject({ state: 'asking', needs_another: true })
    expect((await act(id, 'approveCampaign')).status).toBe(409)
    // Nobody is alone by suspending the only other one, nor is whoever they let in the second person.
    const suspend = { params: { id: other }, body: { state: 'suspended', reason: 'Has left' } } as const
    await (await admin()).call('updateStaff', suspend)
    expect((await act(id, 'approveCampaign')).status).toBe(409)
    await changeAdmins(server, { admin_id: other }, { state: 'active' })
    const seen = await getCampaign(server.deps, id, { admin_id: other })
    expect(seen).toMatchObject({ needs_another: false, may_approve_from: expect.any(String) as string })
    await expect(approveCampaign(server.deps, id, { admin_id: other })).rejects.toMatchObject({
      message: expect.stringContaining('let the other in') as string,
    })
    server.clock.set(new Date(server.clock.now().getTime() + days(ABLE_DAYS + 1)))
    await runDueJobs({ ...server.deps, sms: fake.gateway })
    expect(fake.calls).toBe(0)
    await approveCampaign(server.deps, id, { admin_id: other })
    await runDueJobs({ ...server.deps, sms: fake.gateway })
    expect(fake.taken.size).toBe(CAMPAIGN_BATCH)
    expect(await get(id)).toMatchObject({ state: 'running', approved_by: 'Meera', total: ids.length })
    bodyOf(await act(id, 'stopCampaign'))
    // Planned for fewer, it asks when more fit by its time.
    await wants(ids.slice(1), 'Business Loans')
    const form = { ...(await formOf(SMS_TEMPLATE)), send_day: '2026-12-09', send_time: '16:00' }
    const { campaign_id } = (await (await admin()).call('createCampaign', { body: form })).data
    expect(bodyOf(await act(campaign_id, 'startCampaign')).data.state).toBe('planned')
    await wants(ids.slice(1), 'Personal Loans')
    const before = fake.calls
    await run(fake.gateway, 6)
    expect([fake.calls, (await get(campaign_id)).state]).toEqual([before, 'asking'])
  })
})
