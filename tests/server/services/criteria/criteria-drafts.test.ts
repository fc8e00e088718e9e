import { beforeEach, describe, expect, it } from 'vitest'
import { findLender, updateLenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import type { LenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { addDays, istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'
import { changeOfferLists } from '#tests/builders/application.ts'
import { removeCriteriaDrafts, storedCriteriaDrafts } from '#tests/builders/catalogue.ts'
import { changeCustomers } from '#tests/builders/customer.ts'
import { storedAuditLog, storedJobs } from '#tests/builders/log.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser, BodyTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { beginEachWithAdmin } from '#tests/setup/fresh-admin.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, getOffers, PLAIN_LENDER as ID, someText, startCustomer } from '../shared/journey.ts'

describe.each(engines())('criteria that are tried on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  let asSeeded: LenderRow | null = null
  beginEachWithAdmin(engine, (begun) => ({ server, admin } = begun))
  beforeEach(async () => {
    asSeeded ??= await findLender(server.deps.db, ID)
    if (asSeeded) await updateLenderRow(server.deps.db, ID, asSeeded, server.clock.now())
  })

  const lender = () => admin.call('getAdminLender', { params: { lenderId: ID } })
  const preview = (changes: object) => admin.call('previewCriteria', { body: { lender_id: ID, changes } })
  const create = async (changes: object) =>
    (await admin.call('createCriteriaDraft', { body: { lender_id: ID, changes } })).draft_id
  const list = () => admin.call('listCriteriaDrafts', { params: { lenderId: ID } })
  const publish = (id: number) => admin.answer('publishCriteriaDraft', { params: { id } })
  const rollBack = (id: number) => admin.answer('rollBackCriteriaDraft', { params: { id } })
  const schedule = (id: number, at: Date) =>
    admin.answer('scheduleCriteriaDraft', { params: { id }, body: { publish_at: at.toISOString() } })
  const edit = (property: BodyTo<'updateLender'>['property'], value: number) =>
    admin.call('updateLender', { body: { lender_id: ID, property, value } })
  const lastAudit = async () => (await storedAuditLog(server)).at(-1)
  const inDays = (count: number) => new Date(server.clock.now().getTime() + days(count))

  it('tells who would lose and who would gain, each person once, without a name', async () => {
    const rich = await startCustomer(server)
    await getOffers(rich)
    await getOffers(rich, { amount: 200_000 })
    const poor = await startCustomer(
      server,
      { tin: 'HIGPQ4322B', email: 'poor@sentinel.in', monthly_income: 9_000, emi: 0 },
      '9876500011',
    )
    await getOffers(poor)
    const before = await lender()

    expect(await preview({ min_income: 86_000 })).toMatchObject({
      checked: 2,
      gained: 0,
      lost: 1,
      unchanged: 1,
      sample_gained: [],
      sample_lost: [{ age: 36, monthly_income: 85_000, amount: 200_000, reasons: ['income_min'] }],
    })
    const wider = await preview({ min_income: 5_000, min_credit_score: null, min_loan_amount: 10_000 })
    expect(wider).toMatchObject({ gained: 1, lost: 0, sample_gained: [{ monthly_income: 9_000 }] })
    expect(JSON.stringify(wider)).not.toMatch(/Quillfeather|Ananya|560034|98765/)
    expect((await preview({ loan_amount_upto: 150_000 })).amount_changed).toBe(1)
    expect(await lender()).toEqual(before)

    await changeOfferLists(server, { user_id: poor.userId }, { created_at: inDays(-91) })
    await changeCustomers(server, { user_id: rich.userId }, { data_key: null })
    expect(await preview({ min_income: 5_000, min_credit_score: null, min_loan_amount: 10_000 })).toMatchObject({
      checked: 0,
      gained: 0,
    })
  })

  it('publishes a draft for the next customer who asks, and gives the former values back', async () => {
    const customer = await startCustomer(server)
    const before = await lender()
    const draft = await create({ min_income: 86_000, max_age: before.max_age, pincodes_excluded: ['110001', '110001'] })
    const changes = { min_income: 86_000, pincodes_excluded: ['110001'] }
    const replaced = { min_income: before.min_income, pincodes_excluded: before.pincodes_excluded }
    expect(await list()).toMatchObject([{ draft_id: draft, status: 'draft', changes, replaced, publish_at: null }])
    expect(await lender()).toEqual(before)

    bodyOf(await publish(draft))
    expect(await lender()).toEqual({ ...before, ...changes })
    expect(await lastAudit()).toMatchObject({
      actor: 'admin:1',
      action: 'criteria.publish',
      object: `lender:${ID}`,
      before: replaced,
      after: changes,
    })
    const { not_matched } = await getOffers(customer)
    expect(not_matched.find(({ lender_id }) => lender_id === ID)?.reasons).toMatchObject([{ code: 'income_min' }])
    expect((await publish(draft)).status).toBe(409)

    bodyOf(await rollBack(draft))
    expect(await lender()).toEqual(before)
    expect(await lastAudit()).toMatchObject({ action: 'criteria.roll-back', before: changes, after: replaced })
    expect((await list())[0]).toMatchObject({ status: 'rolled_back' })
    expect([(await publish(draft)).status, (await rollBack(draft)).status]).toEqual([409, 409])
  })

  it('refuses, naming the property, when somebody changed it in between', async () => {
    const { min_income, min_age } = await lender()
    const draft = await create({ min_income: min_income + 1_000, min_age: min_age + 1 })
    await edit('max_age', 59)
    await edit('min_income', min_income + 500)
    const present = await lender()
    expect(await publish(draft)).toMatchObject({
      status: 409,
      body: { code: 'conflict', errors: { min_income: String(min_income + 500) } },
    })
    expect(await lender()).toEqual(present)
    await edit('min_income', min_income)
    bodyOf(await publish(draft))
    await edit('min_age', min_age + 2)
    expect(await rollBack(draft)).toMatchObject({
      status: 409,
      body: { errors: { min_age: `${min_age + 2}` } },
    })
    expect((await lender()).min_income).toBe(min_income + 1_000)
  })

  it('publishes at its time, not before, and not what was called off', async () => {
    const before = await lender()
    const draft = await create({ min_age: 25 })
    const off = await create({ max_age: 55 })
    for (const bad of [inDays(-1), inDays(400)]) expect((await schedule(draft, bad)).status).toBe(422)
    bodyOf(await schedule(draft, inDays(2)))
    bodyOf(await schedule(draft, inDays(3)))
    bodyOf(await schedule(off, inDays(1)))
    bodyOf(await rollBack(off))
    const due = inDays(3)
    server.clock.set(new Date(due.getTime() - 1_000))
    await runDueJobs(server.deps)
    admin = (await server.signInAdmin(1)).browser
    expect(await lender()).toEqual(before)
    server.clock.set(new Date(due.getTime() + 1_000))
    await runDueJobs(server.deps)
    expect(await lender()).toEqual({ ...before, min_age: 25 })
    expect((await list()).map(({ status }) => status)).toEqual(['rolled_back', 'published'])
    const log = await storedAuditLog(server, { action: 'criteria.publish' })
    expect(log).toMatchObject([{ actor: 'admin:1', before: { min_age: before.min_age }, after: { min_age: 25 } }])
  })

  it('a single edit is a version: from tomorrow on it changes no offer today, from today on it does at once', async () => {
    const customer = await startCustomer(server)
    const matched = async (who = customer) => (await getOffers(who)).matched.some(({ lender_id }) => lender_id === ID)
    const before = await lender()
    const today = istDay(server.clock.now())
    const send = (property: string, value: unknown, from_day: string) =>
      admin.answer('updateLender', { body: untyped({ lender_id: ID, property, value, from_day }) })
    const refused = { status: 422, body: { errors: { from_day: someText } } }
    for (const bad of [addDays(today, -1), addDays(today, 400)])
      expect(await send('min_income', 86_000, bad)).toMatchObject(refused)
    expect(await send('name', 'Other', today)).toMatchObject(refused)
    bodyOf(await send('min_income', 86_000, addDays(today, 1)))
    expect(await lastAudit()).toMatchObject({ after: { min_income: 86_000, from_day: addDays(today, 1) } })
    expect(await lender()).toEqual(before)
    expect(await matched()).toBe(true)
    expect(await list()).toMatchObject([{ status: 'scheduled', replaced: { min_income: before.min_income } }])

    server.clock.set(startOfIstDay(addDays(today, 1)))
    await runDueJobs(server.deps)
    admin = (await server.signInAdmin(1)).browser
    const another = await startCustomer(server, { tin: 'HIGPQ4323C', email: 'next@sentinel.in' }, '9876500012')
    expect(await matched(another)).toBe(false)
    bodyOf(await send('min_income', before.min_income, addDays(today, 1)))
    expect(await matched(another)).toBe(true)
    const [kept] = await list()
    expect(kept).toMatchObject({ status: 'published', changes: { min_income: before.min_income } })
    bodyOf(await rollBack(kept?.draft_id ?? 0))
    expect((await lender()).min_income).toBe(86_000)
  })

  it('leaves a scheduled draft a draft when somebody changed the lender meanwhile, and says so in the log', async () => {
    const draft = await create({ min_age: 25 })
    bodyOf(await schedule(draft, inDays(1)))
    await edit('min_age', 23)
    server.clock.set(inDays(2))
    await runDueJobs(server.deps)
    admin = (await server.signInAdmin(1)).browser
    expect((await lender()).min_age).toBe(23)
    const planned = (await list()).find(({ draft_id }) => draft_id === draft)
    expect(planned).toMatchObject({ status: 'draft', publish_at: expect.any(String) as unknown })
    const log = await storedAuditLog(server, { action: 'criteria.publish-refused' })
    expect(log).toMatchObject([{ actor: 'admin:1', object: `lender:${ID}`, after: { changed: ['min_age'] } }])
  })

  it('calls the date of a draft off with its lender, and does not take it up again when the lender is back', async () => {
    const before = await lender()
    const [draft, plain] = [await create({ min_age: 25 }), await create({ max_age: 55 })]
    const due = inDays(1)
    bodyOf(await schedule(draft, due))
    await admin.call('removeLender', { body: { lender_id: ID } })
    const states = async () => (await list()).map(({ draft_id, status }) => [draft_id, status])
    const drafts = [
      [plain, 'draft'],
      [draft, 'draft'],
    ]
    expect(await states()).toEqual(drafts)
    await admin.call('restoreLender', { params: { lenderId: ID } })
    server.clock.set(inDays(2))
    await runDueJobs(server.deps)
    admin = (await server.signInAdmin(1)).browser
    expect(await states()).toEqual(drafts)
    expect(await lender()).toEqual(before)
    bodyOf(await publish(draft))
    expect((await lender()).min_age).toBe(25)
  })

  it('writes down that a draft whose lender is gone, or that is gone itself, was not published', async () => {
    const [orphan, lost] = [await create({ min_age: 25 }), await create({ max_age: 55 })]
    for (const draft of [orphan, lost]) bodyOf(await schedule(draft, inDays(1)))
    await updateLenderRow(server.deps.db, ID, { deleted_at: server.clock.now() }, server.clock.now())
    await removeCriteriaDrafts(server, { draft_id: lost })
    server.clock.set(inDays(2))
    await runDueJobs(server.deps)
    const rows = await storedCriteriaDrafts(server)
    expect(rows).toMatchObject([{ draft_id: orphan, status: 'draft' }])
    const log = await storedAuditLog(server, { action: 'criteria.publish-refused' })
    const refused = log.map(({ actor, object, after }) => ({ actor, object, after }))
    expect(refused).toHaveLength(2)
    expect(refused).toEqual(
      expect.arrayContaining([
        { actor: 'admin:1', object: `lender:${ID}`, after: { draft_id: orphan, changed: [] } },
        { actor: 'admin:1', object: `criteria_draft:${lost}`, after: { draft_id: lost, changed: [] } },
      ]),
    )
    const queued = await storedJobs(server, { kind: 'publish_criteria' })
    expect(queued.filter(({ done_at }) => done_at === null)).toEqual([])
  })

  it('refuses what changes nothing, does not fit, or is not known', async () => {
    const { max_age, min_age } = await lender()
    for (const [changes, field] of [
      [{}, 'changes'],
      [{ min_age }, 'changes'],
      [{ min_age: max_age + 1 }, 'changes.min_age'],
      [{ min_age: '25' }, 'changes.min_age'],
      [{ name: 'x' }, 'name'],
      [{ salaried: 2 }, 'changes.salaried'],
    ] as const) {
      const { status, body } = await admin.answer('createCriteriaDraft', { body: untyped({ lender_id: ID, changes }) })
      expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]])
    }
    expect(await list()).toEqual([])
    expect(await admin.status('createCriteriaDraft', { body: { lender_id: 9_999, changes: { min_age: 20 } } })).toBe(
      404,
    )
    expect((await publish(9_999)).status).toBe(404)
  })
})
