import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { decideApproval } from '#server/services/approvals/decide-approval.ts'
import { ABLE_DAYS } from '#src/contract/entities/approvals/approval.ts'
import type { LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import { days } from '#src/contract/rules/time.ts'
import { storedLenders } from '#tests/builders/catalogue.ts'
import { changePayoutLines, storedPayoutLines } from '#tests/builders/payout.ts'
import { changeAdmins, removeStaffFactors, storedAdmins, storedApprovals } from '#tests/builders/staff.ts'
import { approvedLoan, LENDER, openPayoutBook, payOut } from '#tests/server/services/earnings/payout-book.ts'
import { secondAdmin } from '#tests/server/services/paying/run-book.ts'
import { bodyOf, untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const WHY = 'Agreed on the phone'
const WHY_ASKED = 'Enter a reason: a second person has to approve'
const SECOND = 'second@creditlane.test'

describe.each(engines())('acts that take two people on %s', (engine) => {
  let server: TestServer
  let first: Browser
  let second: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await openPayoutBook(server, 1_000_000)
    // Staff outlives a reset.
    await setSecond('active')
    first = (await server.signInAdmin(1)).browser
    second = (await secondAdmin(server)).browser
  })

  const wish = (percent: number, more: object = {}, by = first) =>
    by.answer('updatePartnerRevenue', {
      params: { id: 1 },
      body: { revenue_percent: percent, revenue_flat_fee: 100, ...more },
    })
  const percent = async () => (await first.call('getPartner', { params: { id: 1 } })).revenue_percent
  const sentTo = (to: string) => server.deps.outbox?.list(to) ?? []
  const desk = (of = second) => of.call('listApprovals')
  const decide = async (by: Browser, approved = true) =>
    by.answer('decideApproval', {
      params: { approvalId: (await desk(by)).waiting[0]?.approval_id ?? 0 },
      body: { approved, reason: 'Looked at it' },
    })
  const lastEntry = async () => {
    const { entries } = await first.call('listAuditEntries', { query: { object: 'partner:1' } })
    return entries[0]
  }
  const setSecond = (state: 'active' | 'suspended') => changeAdmins(server, { email: SECOND }, { state })

  it('what a statement prints of a lender takes two people, also of one that was switched off', async () => {
    const of = (property: LenderProperty, value: string | number, more: { reason?: string } = {}) =>
      first.answer('updateLender', { body: { lender_id: LENDER, property, value, ...more } })
    const fee = async () => (await storedLenders(server, { lender_id: LENDER }))[0]?.processing_fee_pct
    const before = await fee()
    expect(await of('processing_fee_pct', 3.25)).toMatchObject({ status: 422, body: { errors: { reason: WHY_ASKED } } })
    expect(bodyOf(await of('processing_fee_pct', 3.25, { reason: WHY }))).toMatchObject({ waits: true })
    expect((await of('processing_fee_pct', 3.5, { reason: WHY })).status).toBe(409)
    expect(bodyOf(await of('priority', 77))).toMatchObject({ waits: false })
    expect(await fee()).toBe(before)
    const [waiting] = (await desk()).waiting
    expect(waiting).toMatchObject({ kind: 'lender', lender_id: LENDER })
    expect(waiting?.printed).toEqual({ property: 'processing_fee_pct', before: Number(before), after: 3.25 })
    expect((await decide(first)).status).toBe(409)
    expect((await decide(second)).status).toBe(200)
    expect(Number(await fee())).toBe(3.25)

    await of('lender_status', 0)
    expect(bodyOf(await of('cooling_off_days', 9, { reason: WHY }))).toMatchObject({ waits: true })
    // Nobody has had a statement of one that was never on.
    const { lender_id } = await first.call('createLender', { body: { name: 'Never-On-Finance' } })
    const body = { lender_id, property: 'cooling_off_days', value: 9 } as const
    expect(bodyOf(await first.answer('updateLender', { body }))).toMatchObject({ waits: false })
  })

  it('a lender’s record lists what waits for it and for no other, and says whether criteria would wait', async () => {
    const of = (lenderId: number, by = second) => by.call('listLenderApprovals', { params: { lenderId } })
    expect(await of(LENDER)).toEqual({ waiting: [], criteria_take_two: true })
    const body = { lender_id: LENDER, property: 'cooling_off_days', value: 9, reason: WHY } as const
    await first.call('updateLender', { body })
    await wish(50, { reason: WHY })
    const { waiting } = await of(LENDER)
    expect(waiting).toMatchObject([{ kind: 'lender', lender_id: LENDER, is_own: false, may_approve: true }])
    expect((await of(LENDER, first)).waiting).toMatchObject([{ is_own: true, may_approve: false }])
    expect((await of(LENDER + 1)).waiting).toEqual([])
    await decide(second)
    expect((await of(LENDER)).waiting).toEqual([])
    await decide(second)
    await first.call('setApprovalRule', { params: { kind: 'criteria' }, body: { on: false, reason: WHY } })
    await decide(second)
    expect((await of(LENDER)).criteria_take_two).toBe(false)
    await first.call('setApprovalRule', { params: { kind: 'criteria' }, body: { on: true, reason: WHY } })
  })

  it('nobody is alone by suspending the only other one, nor is whoever they let in a second person', async () => {
    const id = (await storedAdmins(server, { email: SECOND }))[0]?.admin_id ?? 0
    const update = (state: 'active' | 'suspended') =>
      first.call('updateStaff', { params: { id }, body: { state, reason: WHY } })
    await update('suspended')
    expect(bodyOf(await wish(50, { reason: WHY }))).toMatchObject({ waits: true })
    const own = (await desk(first)).waiting[0]
    expect(own).toMatchObject({ is_own: true, may_approve: false })
    expect((await decide(first)).status).toBe(409)
    await update('active')
    second = (await secondAdmin(server)).browser
    // The page and the work list say from when on; refusing waits for nothing.
    const held = (await desk(second)).waiting[0]
    expect(held).toMatchObject({ is_own: false, may_approve: false })
    const from = held?.may_approve_from ?? ''
    expect(Date.parse(from) - server.clock.now().getTime()).toBeGreaterThan(days(ABLE_DAYS - 1))
    const { items } = await second.call('getWorkList')
    expect(items.filter(({ kind }) => kind === 'approvals')).toMatchObject([{ count: 1, from_at: from }])
    expect((await desk(first)).waiting[0]).toMatchObject({ may_approve_from: null })
    expect((await decide(second)).body).toMatchObject({
      message: expect.stringContaining('let the other in') as string,
    })
    await decide(first, false)
    expect(bodyOf(await wish(50, { reason: WHY }, second))).toMatchObject({ waits: true })
    expect((await decide(first)).body).toMatchObject({ message: expect.stringContaining('let the other in') as string })
    expect(await percent()).toBe(40)
  })

  it('terms wait for somebody else, with a reason, and count once that person agrees', async () => {
    const without = await wish(50)
    expect(without.status).toBe(422)
    expect(without.body).toMatchObject({ errors: { reason: expect.stringContaining('second person') as string } })
    expect((await wish(101, { reason: WHY })).status).toBe(422)
    expect(bodyOf(await wish(50, { reason: WHY }))).toMatchObject({ waits: true })
    expect(await percent()).toBe(40)
    expect(await lastEntry()).toMatchObject({ action: 'approval.ask', after: { revenue_percent: 50, reason: WHY } })
    // One at a time, and never by oneself.
    expect((await wish(60, { reason: WHY })).status).toBe(409)
    expect((await decide(first)).status).toBe(409)
    const { waiting, rules } = await desk()
    expect(waiting).toMatchObject([
      { kind: 'terms', about: 'Anand Money Mart', reason: WHY, is_own: false, may_approve: true, outcome: null },
    ])
    expect(waiting[0]?.changes.slice(0, 1)).toEqual([{ field: 'revenue_percent', before: '40', after: '50' }])
    expect(rules).toMatchObject([
      { kind: 'terms', on: true, others: true },
      { kind: 'dispute', on: true, others: true },
      { kind: 'payouts', on: true, others: true },
      { kind: 'criteria', on: true, others: true },
      { kind: 'slabs', on: true, others: true },
    ])
    expect((await desk(first)).waiting).toMatchObject([{ is_own: true, may_approve: false }])
    const work = await second.call('getWorkList')
    expect(work.items).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'approvals', count: 1 })]))

    expect(bodyOf(await decide(second))).toMatchObject({ outcome: 'approved' })
    expect(await percent()).toBe(50)
    expect(await lastEntry()).toMatchObject({ action: 'approval.decide', after: { asked_by: 1, revenue_percent: 50 } })
    expect((await desk()).decided).toMatchObject([{ outcome: 'approved', decided_by: 'Neha Kulkarni' }])
  })

  it('what is refused or taken back changes nothing, and whoever asked reads why', async () => {
    await wish(50, { reason: WHY })
    expect(bodyOf(await decide(second, false))).toMatchObject({ outcome: 'refused' })
    await wish(50, { reason: WHY })
    expect(bodyOf(await decide(first, false))).toMatchObject({ outcome: 'taken_back' })
    expect(await percent()).toBe(40)
    expect((await desk(first)).decided).toMatchObject([
      { outcome: 'taken_back', is_own: true },
      { outcome: 'refused', decision: 'Looked at it' },
    ])
  })

  it('what has changed meanwhile is not done, and is asked for again', async () => {
    await wish(50, { reason: WHY })
    // Everybody else is gone for a moment: other terms are saved at once.
    await setSecond('suspended')
    expect(bodyOf(await wish(45))).toMatchObject({ waits: false })
    await setSecond('active')
    expect(bodyOf(await decide(second))).toMatchObject({ outcome: 'outdated' })
    expect(await percent()).toBe(45)
    expect((await desk()).waiting).toEqual([])
    expect(bodyOf(await wish(50, { reason: WHY }))).toMatchObject({ waits: true })
  })

  it('whoever asked is told by e-mail what somebody else decided, and why, and nothing of whom', async () => {
    const mails = async () => {
      const before = sentTo('admin@demo.test').length
      await runDueJobs(server.deps)
      const all = sentTo('admin@demo.test')
      return all.slice(0, all.length - before)
    }
    await mails()
    await wish(50, { reason: WHY })
    expect(await mails()).toEqual([])
    await decide(second, false)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.text).toContain('Somebody else has refused it. Nothing is changed. Why: Looked at it')
    // In every language: nobody has asked staff which one they read.
    expect(mail?.text).toMatch(/\p{Script=Devanagari}/u)
    expect(mail?.text).not.toMatch(/Anand|Neha/)
    // Nobody is told of what they did themselves, nor after they have left.
    await wish(50, { reason: WHY })
    await decide(first, false)
    expect(await mails()).toEqual([])
  })

  it('whoever asked has left: somebody else still decides, and no mail goes out', async () => {
    await second.call('updatePartnerRevenue', {
      params: { id: 1 },
      body: { revenue_percent: 61, revenue_flat_fee: 0, reason: WHY },
    })
    await setSecond('suspended')
    const before = sentTo(SECOND).length
    expect((await desk(first)).waiting).toMatchObject([{ asked_by: 'Neha Kulkarni', may_approve: true }])
    const [row] = (await desk(first)).waiting
    expect(
      await first.call('decideApproval', {
        params: { approvalId: row?.approval_id ?? 0 },
        body: { approved: true, reason: WHY },
      }),
    ).toMatchObject({ outcome: 'approved' })
    expect(await percent()).toBe(61)
    await runDueJobs(server.deps)
    expect(sentTo(SECOND)).toHaveLength(before)
  })

  it('terms that were to count from a day that is over are not done any more', async () => {
    await wish(50, { reason: WHY })
    const then = server.clock.now()
    server.clock.set(new Date(then.getTime() + days(1)))
    const [row] = await storedApprovals(server)
    const { admin_id } = (await storedAdmins(server, { email: SECOND }))[0] ?? {
      admin_id: 0,
    }
    const done = await decideApproval(server.deps, row?.approval_id ?? 0, { approved: true, reason: WHY }, { admin_id })
    expect(done.outcome).toBe('outdated')
    server.clock.set(then)
    expect(await percent()).toBe(40)
  })

  it('where nobody else may, it is done at once, and the log says that it was done alone', async () => {
    await wish(50, { reason: WHY })
    await setSecond('suspended')
    const [waits] = (await desk(first)).waiting
    expect(waits).toMatchObject({ is_own: true, may_approve: true })
    expect(
      await first.call('decideApproval', {
        params: { approvalId: waits?.approval_id ?? 0 },
        body: { approved: true, reason: WHY },
      }),
    ).toMatchObject({ outcome: 'approved' })
    expect(await lastEntry()).toMatchObject({ after: { alone: true, asked_by: 1 } })
    expect(
      await first.status('decideApproval', {
        params: { approvalId: waits?.approval_id ?? 0 },
        body: { approved: true, reason: WHY },
      }),
    ).toBe(409)
    expect(bodyOf(await wish(55))).toMatchObject({ waits: false })
    expect(await lastEntry()).toMatchObject({ action: 'partner.revenue', after: { alone: true, revenue_percent: 55 } })
  })

  it('whoever may do everything is mailed what somebody did alone, and when', async () => {
    await setSecond('suspended')
    await wish(50)
    await runDueJobs(server.deps)
    expect(sentTo('admin@demo.test')[0]?.text).toMatch(/did this alone on .*: Other terms for a partner \(1\)/)
    // Of being suspended that person reads, too.
    await setSecond('active')
    await changeStaff('second', { state: 'suspended' })
    await runDueJobs(server.deps)
    expect(sentTo(SECOND)[0]?.text).toMatch(/Change of an administrator \(Neha Kulkarni\)/)
  })

  const idOf = async (name: string) =>
    (await storedAdmins(server, { email: `${name}@creditlane.test` }))[0]?.admin_id ?? 0
  const changeStaff = async (name: string, change: object, by = first) =>
    bodyOf(await by.answer('updateStaff', { params: { id: await idOf(name) }, body: { reason: WHY, ...change } }))

  it('an administrator is changed by two others, and never decides on it', async () => {
    const third = (await secondAdmin(server, 'third@creditlane.test')).browser
    await changeAdmins(server, { email: 'third@creditlane.test' }, { state: 'active', role_id: 1 })
    expect(await changeStaff('third', { state: 'suspended' })).toMatchObject({ waits: true, state: 'active' })
    const waits = (await desk(third)).waiting[0]
    expect(waits).toMatchObject({ kind: 'staff', is_own: false, may_approve: false })
    for (const approved of [true, false])
      expect((await decide(third, approved)).body).toMatchObject({
        message: 'This is about you. Somebody else decides.',
      })
    expect((await decide(first)).status).toBe(409)
    expect(bodyOf(await decide(second))).toMatchObject({ outcome: 'approved' })
    expect(await third.status('reverifyAdmin')).toBe(401)
    // Whoever asked and whoever agreed have made them: neither is their second person for some days.
    expect(await changeStaff('third', { role_id: 2 })).toMatchObject({ waits: true })
    await decide(second, false)

    const id = await idOf('second')
    const [own] = await first.call('listSignInsOf', { params: { area: 'admin', id } })
    const end = { params: { area: 'admin', id }, body: { session_id: own?.session_id ?? '', reason: WHY } } as const
    expect(await first.call('endSignInOf', end)).toMatchObject({ waits: true })
    expect(await second.status('reverifyAdmin')).toBe(200)
    await decide(first, false)
    expect(await first.call('resetStaffFactor', { params: { id }, body: { reason: WHY } })).toMatchObject({
      waits: true,
      second_factor: true,
    })
    await decide(first, false)
    await changeAdmins(server, { email: 'third@creditlane.test' }, { state: 'suspended' })
  })

  it('the rule is switched off by two people, and on by one', async () => {
    const set = (on: boolean) =>
      first.answer('setApprovalRule', { params: { kind: 'terms' }, body: { on, reason: WHY } })
    expect((await set(true)).status).toBe(409)
    expect(bodyOf(await set(false))).toMatchObject({ waits: true })
    expect((await decide(first)).status).toBe(409)
    expect(bodyOf(await wish(50, { reason: WHY }))).toMatchObject({ waits: true })
    expect(bodyOf(await decide(second))).toMatchObject({ outcome: 'approved' })
    expect(bodyOf(await wish(45))).toMatchObject({ waits: false })
    expect((await lastEntry())?.after).not.toHaveProperty('alone')
    expect((await desk()).rules[0]).toMatchObject({ kind: 'terms', on: false })
    expect(bodyOf(await set(true))).toMatchObject({ waits: false })
    expect((await wish(60, { reason: WHY })).status).toBe(409)
  })

  it('a month of payouts waits with its figures as they were, and is not approved once they have changed', async () => {
    for (const rupees of [300_000, 100_000]) await payOut(server, await approvedLoan(server, rupees))
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    first = (await server.signInAdmin(1)).browser
    // Another sign-in would ask for a code.
    await removeStaffFactors(server)
    second = (await secondAdmin(server)).browser
    const approve = (body: object) => first.answer('approvePayouts', { params: { id: 1, month: '2026-10' }, body })
    const open = async () => (await storedPayoutLines(server, { approved_at: null })).length
    expect((await approve({})).body).toMatchObject({ errors: { reason: expect.anything() as string } })
    expect(bodyOf(await approve({ reason: WHY }))).toMatchObject({ waits: true, lines: 2, net: 3_332 })
    expect((await desk()).waiting[0]).toMatchObject({ kind: 'payouts', about: 'Anand Money Mart', reason: WHY })
    expect((await desk()).waiting[0]?.changes).toEqual([
      { field: 'month', before: null, after: '2026-10' },
      { field: 'lines', before: null, after: '2' },
      { field: 'net', before: null, after: '3332' },
    ])
    const [line] = await storedPayoutLines(server)
    await first.call('takeBackPayout', {
      params: { payoutId: line?.payout_id ?? 0 },
      body: { reason: 'Cancelled in the cooling-off days' },
    })
    expect(bodyOf(await decide(second))).toMatchObject({ outcome: 'outdated' })
    expect(await open()).toBeGreaterThan(1)

    // By itself where nobody else may, and the log says so.
    await setSecond('suspended')
    expect(bodyOf(await approve({}))).toMatchObject({ waits: false })
    expect(await open()).toBe(0)
    expect(await lastEntry()).toMatchObject({ action: 'payout.approve', after: { month: '2026-10', alone: true } })
    expect((await storedPayoutLines(server))[0]?.approved_by).toBe(1)
  })

  it('a month of other lines that add up alike is not what was shown', async () => {
    for (const rupees of [300_000, 100_000, 300_000]) await payOut(server, await approvedLoan(server, rupees))
    const [line, , other] = await storedPayoutLines(server)
    const inMonth = (month: string, id = 0) => changePayoutLines(server, { payout_id: id }, { month })
    await inMonth('2026-09', other?.payout_id)
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    first = (await server.signInAdmin(1)).browser
    await removeStaffFactors(server)
    second = (await secondAdmin(server)).browser
    const asked = await first.call('approvePayouts', { params: { id: 1, month: '2026-10' }, body: { reason: WHY } })
    expect(asked).toMatchObject({ waits: true, lines: 2, net: 3_332 })
    await inMonth('2026-10', other?.payout_id)
    await inMonth('2026-09', line?.payout_id)
    expect(bodyOf(await decide(second))).toMatchObject({ outcome: 'outdated' })
    expect(await storedPayoutLines(server, { approved_at: null })).toHaveLength(3)
    const again = await first.call('approvePayouts', { params: { id: 1, month: '2026-10' }, body: { reason: WHY } })
    expect(again).toMatchObject({ waits: true, lines: 2, net: 3_332 })
    expect(bodyOf(await decide(second))).toMatchObject({ outcome: 'approved' })
  })

  it('one criterion is not changed beside the two people, anything else of a lender is, and alone all of it', async () => {
    const edit = (property: string, value: unknown) =>
      first.answer('updateLender', { body: untyped({ lender_id: LENDER, property, value }) })
    const refused = await edit('min_age', 27)
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('two people') as string } })
    expect((await edit('priority', 3)).status).toBe(200)
    await setSecond('suspended')
    expect((await edit('min_age', 27)).status).toBe(200)
  })

  it('a mere draft of criteria is thrown away by one', async () => {
    const body = { lender_id: LENDER, changes: { min_age: 26 } }
    const { draft_id } = await first.call('createCriteriaDraft', { body })
    expect(await first.call('rollBackCriteriaDraft', { params: { id: draft_id } })).toMatchObject({ waits: false })
  })

  it('a partner is told that it is right once a second person agrees, and that it is not at once', async () => {
    for (const rupees of [300_000, 100_000]) await payOut(server, await approvedLoan(server, rupees))
    const lines = await storedPayoutLines(server)
    const partner = (await server.signInPartner('a')).browser
    for (const { payout_id } of lines)
      await partner.call('createPayoutDispute', { params: { payoutId: payout_id }, body: { reason: 'Why?' } })
    const open = await first.call('listPayoutDisputes')
    const answer = (at: number, upheld: boolean) =>
      first.answer('answerPayoutDispute', {
        params: { disputeId: open[at]?.dispute_id ?? 0 },
        body: {
          upheld,
          answer: 'We looked at it.',
          gross: upheld ? 2_600 : null,
        },
      })
    expect(bodyOf(await answer(1, false))).toMatchObject({ waits: false })
    expect(bodyOf(await answer(0, true))).toMatchObject({ waits: true, difference: null })
    expect((await answer(0, true)).status).toBe(409)
    expect(await first.call('listPayoutDisputes')).toHaveLength(1)
    expect((await desk()).waiting[0]).toMatchObject({ kind: 'dispute', reason: 'We looked at it.' })
    expect((await desk()).waiting[0]?.changes[0]).toEqual({ field: 'difference', before: null, after: '98' })
    expect(bodyOf(await decide(second))).toMatchObject({ outcome: 'approved' })
    expect(await first.call('listPayoutDisputes')).toEqual([])
    const [line] = await storedPayoutLines(server)
    expect(line?.gross).toBe(260_000)
  })
})
