import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { approvePayouts } from '#server/services/earnings/approve-payouts.ts'
import { checkPartnerBank } from '#server/services/partners/check-partner-bank.ts'
import { getPartnerHome } from '#server/services/partners/get-partner-home.ts'
import { getPartnerSettings } from '#server/services/partners/get-partner-settings.ts'
import { sealBank } from '#server/services/shared/partners/partner-details.ts'
import { ABLE_DAYS } from '#src/contract/entities/approvals/approval.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'
import { days } from '#src/contract/rules/time.ts'
import { changePartnerDetails, storedPartnerDetails } from '#tests/builders/partner.ts'
import {
  addPaymentRunLines,
  changePaymentRunLines,
  storedPaymentRunLines,
  storedPaymentRuns,
  storedPayoutPayments,
} from '#tests/builders/payout.ts'
import { changeAdmins, removeAddedAdmins, storedAdmins } from '#tests/builders/staff.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, checkedAccount, openPayoutBook, payOut, payoutBook } from '../earnings/payout-book.ts'
import {
  accountSince,
  checkRun,
  deskOf,
  makeRun,
  OTHER_ACCOUNT,
  runOf,
  runsOfLines,
  secondAdmin,
  takeBankFile,
  withFactor,
} from './run-book.ts'

const UTR = ['HDFCN26309000001', 'HDFCN26309000002', 'HDFCN26309000003']

describe.each(engines())('payment runs on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  let second: Awaited<ReturnType<typeof secondAdmin>>
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())

  /** October of two partners, 2,450 rupees after tax each, approved on 5 November. */
  beforeEach(async () => {
    await openPayoutBook(server, 1_000_000)
    await removeAddedAdmins(server)
    await changeAdmins(server, {}, { state: 'active' })
    for (const by of [1, 2]) await payOut(server, await approvedLoan(server, 300_000, by))
    await on('2026-11-05')
    for (const partner of [1, 2]) {
      await admin.call('approvePayouts', { params: { id: partner, month: '2026-10' }, body: {} })
      await checkedAccount(server, partner)
    }
    second = await secondAdmin(server)
  })
  const on = async (day: string) => {
    server.clock.set(new Date(`${day}T06:00:00Z`))
    admin = (await server.signInAdmin(1)).browser
  }
  const states = async (run: number) => (await runOf(admin, run)).lines.map(({ state }) => state)
  const sendRun = (run: number, day = '2026-11-05') =>
    admin.status('sendPaymentRun', { params: { runId: run }, body: { day } })
  /** A run that the bank has. */
  const sentRun = async () => {
    const run = await makeRun(admin)
    expect((await checkRun(run, second)).status).toBe(200)
    expect(await sendRun(run)).toBe(200)
    return run
  }
  const file = async (run: number, bank = 'enet') =>
    (await admin.answer('downloadBankFile', { params: untyped({ runId: run, bank }) })) as {
      status: number
      body: unknown
    }
  /** The bank's answer: the file as it was sent, and the verdicts behind it. */
  const answerOf = async (run: number, verdicts: readonly string[]) =>
    String((await file(run)).body)
      .trim()
      .split('\r\n')
      .map((row, at) => `${row},${verdicts[at]}`)
      .join('\r\n')
  const answer = (text: string) => takeBankFile(server, admin, text)

  it('a run goes from approved to paid, and every sum is that of its lines', async () => {
    expect(await deskOf(admin)).toMatchObject({
      total: 4_900,
      candidates: [
        { partner_id: 1, amount: 2_450, gross: 2_500, tds: 50, months: ['2026-10'], left_out: null },
        { partner_id: 2, amount: 2_450, left_out: null, notes: expect.arrayContaining(['new_account']) as string[] },
      ],
    })
    // Made: neither taken to the bank nor sent before a second person has checked it.
    const run = await makeRun(admin)
    expect((await file(run)).status).toBe(409)
    expect(await sendRun(run)).toBe(409)
    const made = await runOf(second.browser, run)
    expect(made).toMatchObject({ state: 'made', made_by: 'Asha Rao', check_problem: null, run_before: null })
    expect(made.sums).toMatchObject({ lines: 2, gross: 5_000, tds: 100, sent: 4_900, open: 4_900, paid: 0 })
    expect(made.lines[0]).toMatchObject({
      reference: `CL${run}P1`,
      parts: [
        { month: '2026-10', tds_percent: 2, section: '393(1)', certificate: '131', tax_return: '140', code: '1006' },
      ],
    })
    expect((await checkRun(run, second)).status).toBe(200)
    // A crash between the freeze and the file loses nothing: the same file comes of the same run.
    const [first, again] = [await file(run), await file(run)]
    expect(first).toMatchObject({ status: 200, body: again.body })
    expect(first.body).toBe(
      [1, 2].map((of) => `CL${run}P${of},Anand Traders,50100234567418,HDFC0000418,NEFT,2450.00,20261105\r\n`).join(''),
    )
    expect(await sendRun(run, '2026-11-04')).toBe(422)
    expect(await sendRun(run)).toBe(200)
    expect(await states(run)).toEqual(['sent', 'sent'])

    // The bank has paid the first line and sent back the second.
    const text = await answerOf(run, [`${UTR[0]},E,`, ',R,Account is closed'])
    expect(await answer(text)).toMatchObject({ written: 2, problems: [] })
    const done = await runOf(admin, run)
    expect(done.state).toBe('done')
    expect(done.sums).toMatchObject({ sent: 4_900, paid: 2_450, returned: 2_450, open: 0 })
    expect(done.lines).toMatchObject([
      { state: 'paid', utr: UTR[0], day: '2026-11-05' },
      { state: 'returned', reason: 'Account is closed', utr: null },
    ])
    expect((await payoutBook(server)).map(([, status]) => status)).toEqual(['paid', 'approved'])
    // The same file once more settles nothing.
    expect(await answer(`${text}\r\n`)).toMatchObject({ written: 0, verdicts: ['unchanged', 'unchanged'] })
    expect(await storedPayoutPayments(server)).toHaveLength(1)

    // The account that sent it back is out of use, and the partner, its owner and the staff are told what to do.
    expect((await deskOf(admin)).candidates).toMatchObject([{ partner_id: 2, left_out: 'account_returned' }])
    expect((await admin.answer('makePaymentRun', { body: { total: 0 } })).status).toBe(409)
    expect((await admin.call('getWorkList')).items).toContainEqual(
      expect.objectContaining({ kind: 'accounts_returned', count: 1 }),
    )
    expect(await getPartnerSettings(server.deps, { partner_id: 2 })).toMatchObject({
      bank: null,
      bank_check: 'returned',
      waiting: { account_ending: '7418' },
    })
    const whose = { partner_id: 2, rights: ['earnings'] as PartnerRight[] }
    expect((await getPartnerHome(server.deps, {}, whose)).attention).toMatchObject({ account_returned: 1 })
    await expect(checkPartnerBank(server.deps, { partner_id: 2 })).rejects.toMatchObject({ code: 'conflict' })
    await runDueJobs(server.deps)
    expect(
      server.deps.outbox?.list('partner2@demo.test').some(({ text }) => /XXXX7418[^]*Account is closed/.test(text)),
    ).toBe(true)

    // Once an account is proved, what came back is paid anew by the next run.
    await checkedAccount(server, 2)
    const next = await makeRun(admin)
    expect(await runOf(admin, next)).toMatchObject({ run_before: 4_900, sums: { sent: 2_450 } })
    const partner = (await server.signInPartner('a')).browser
    const [statement] = await partner.call('listPayoutStatements')
    expect(statement?.payments).toMatchObject([{ utr: UTR[0], amount: 2_450, run_id: run }])
    await runDueJobs(server.deps)
    const mails = (server.deps.outbox?.list('partner@demo.test') ?? []).map(({ text }) => text)
    expect(mails.some((each) => each.includes(`UTR ${UTR[0]}.`))).toBe(true)
  })

  it('whoever makes a run does not check it, and a check asks for a code', async () => {
    const run = await makeRun(second.browser)
    expect(await runOf(second.browser, run)).toMatchObject({ check_problem: 'maker' })
    expect((await checkRun(run, second)).status).toBe(409)
    expect(await runOf(admin, run)).toMatchObject({ check_problem: 'no_factor' })
    const { hash } = await runOf(admin, run)
    const check = (body: object) =>
      admin.answer('checkPaymentRun', { params: { runId: run }, body: { hash, code: '000000', ...body } })
    expect((await check({})).body).toMatchObject({ message: expect.stringContaining('second factor') as string })
    const other = await makeOther()
    const wrong = await other.browser.refusal('checkPaymentRun', {
      params: { runId: run },
      body: { hash, code: '000000' },
    })
    expect(wrong.status).toBe(422)
    const stale = await other.browser.refusal('checkPaymentRun', {
      params: { runId: run },
      body: {
        hash: 'f'.repeat(64),
        code: other.code(),
      },
    })
    expect(stale.status).toBe(409)
    expect((await checkRun(run, other)).status).toBe(200)
    expect((await checkRun(run, other)).status).toBe(409)
    expect(await runOf(admin, run)).toMatchObject({ state: 'checked', checked_by: 'Neha Kulkarni', alone: false })
  })
  const makeOther = () => secondAdmin(server, 'third@creditlane.test')

  it('guesses of a code stay counted, so that the sixth one is not looked at', async () => {
    const run = await makeRun(admin)
    const { hash } = await runOf(admin, run)
    const guess = (code: string) =>
      second.browser.status('checkPaymentRun', { params: { runId: run }, body: { hash, code } })
    for (let at = 0; at < 5; at += 1) expect(await guess('000000')).not.toBe(200)
    expect(await guess(second.code())).toBe(429)
    expect(await runOf(admin, run)).toMatchObject({ state: 'made' })
  })

  it('the only one who may checks the own run, and the run says so', async () => {
    const run = await makeRun(second.browser)
    const others = (await storedAdmins(server, { role_id: 1 })).map(({ admin_id }) => admin_id)
    await changeAdmins(
      server,
      { admin_id: others.filter((admin_id) => admin_id !== second.admin_id) },
      { state: 'suspended' },
    )
    expect((await checkRun(run, second)).status).toBe(200)
    expect(await runOf(second.browser, run)).toMatchObject({ alone: true })
    await runDueJobs(server.deps)
    const [mail] = server.deps.outbox?.list('second@creditlane.test') ?? []
    expect(mail?.text).toContain(`: Check of a payment run (${run}).`)
  })

  it('nobody checks the own run by suspending the only other one, nor by somebody whom they have just let in', async () => {
    const run = await makeRun(second.browser)
    const others = (await storedAdmins(server, { role_id: 1 })).filter(({ admin_id }) => admin_id !== second.admin_id)
    for (const { admin_id: id } of others)
      await second.browser.call('updateStaff', { params: { id }, body: { state: 'suspended', reason: 'Has left' } })
    expect((await checkRun(run, second)).status).toBe(409)
    expect(await runOf(second.browser, run)).toMatchObject({ state: 'made', check_problem: 'maker' })
    await changeAdmins(server, {}, { state: 'active' })
    const other = (await server.signInAdmin(1)).browser
    const held = await runOf(other, run)
    expect(held).toMatchObject({ check_problem: 'one_hand' })
    // The run and the work list say from when on.
    const { items } = await other.call('getWorkList')
    const waits = items.find(({ kind, place }) => kind === 'runs_to_check' && place.run_id === run)
    expect(held.may_approve_from).toBe(waits?.from_at)
    const ahead = Date.parse(waits?.from_at ?? '') - server.clock.now().getTime()
    expect(ahead).toBeGreaterThan(days(ABLE_DAYS - 1))
    expect(ahead).toBeLessThanOrEqual(days(ABLE_DAYS))
    const code = await withFactor(server, 1)
    expect((await checkRun(run, { browser: other, code })).body).toMatchObject({
      message: expect.stringContaining('let the other in') as string,
    })
  })

  it('two people who make a run at once make one, and each line is in one run', async () => {
    const { total } = await deskOf(admin)
    const both = await Promise.all(
      [admin, second.browser].map((each) => each.answer('makePaymentRun', { body: { total } })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await storedPaymentRuns(server)).toHaveLength(1)
    expect((await runsOfLines(server)).every((line) => line !== null)).toBe(true)
    expect((await deskOf(admin)).candidates).toEqual([])
    // The database itself refuses a second open line of a partner.
    const [line] = await storedPaymentRunLines(server)
    if (!line) throw new Error('no line')
    const { run_id, partner_id, state, month, parts, gross, tds, gst, amount, account_enc, ifsc, notes } = line
    const copy = { run_id, partner_id, state, month, parts, gross, tds, gst, amount, account_enc, ifsc, notes }
    await expect(addPaymentRunLines(server, { ...copy, account_ending: '7418', reference: 'CL9P9' })).rejects.toThrow()
  })

  it('a run pays verified accounts alone, and none that is new, and says whom it leaves out', async () => {
    const { vault } = server.deps
    await accountSince(server, 1, new Date('2026-11-04T06:00:00Z'))
    await changePartnerDetails(
      server,
      { partner_id: 2 },
      { bank_enc: sealBank(vault, 2, { current: null, waiting: OTHER_ACCOUNT }) },
    )
    expect(await deskOf(admin)).toMatchObject({
      total: 0,
      candidates: [
        { left_out: 'account_new', from_day: '2026-11-06' },
        { left_out: 'account_waits', account_ending: null },
      ],
    })
    expect(await admin.status('makePaymentRun', { body: { total: 0 } })).toBe(409)
    await changePartnerDetails(server, { partner_id: 2 }, { bank_enc: null })
    await on('2026-11-06')
    expect((await deskOf(admin)).candidates.map(({ left_out }) => left_out)).toEqual([null, 'no_account'])
    expect(await admin.status('makePaymentRun', { body: { total: 4_900 } })).toBe(409)
    await admin.call('makePaymentRun', { body: { total: 2_450 } })
  })

  it('an account that changes takes its line out of the run and voids the check', async () => {
    const run = await makeRun(admin)
    await checkRun(run, second)
    const { hash } = await runOf(admin, run)
    const { vault } = server.deps
    const [row] = await storedPartnerDetails(server, { partner_id: 1 })
    expect(row?.bank_since).toBeNull()
    const current = { holder: 'Anand Traders', account_number: '50100234567418', ifsc: 'HDFC0000418' }
    const change = async (partner: number) => {
      const bank_enc = sealBank(vault, partner, { current, waiting: OTHER_ACCOUNT })
      await changePartnerDetails(server, { partner_id: partner }, { bank_enc })
      await checkPartnerBank(server.deps, { partner_id: partner })
    }
    await change(1)
    const held = await runOf(admin, run)
    expect(held).toMatchObject({ state: 'made', checked_by: null, sums: { lines: 1, sent: 2_450 } })
    expect(held.hash).not.toBe(hash)
    expect(held.lines[0]).toMatchObject({ state: 'taken_out', reason: 'account_changed' })
    expect((await file(run)).status).toBe(409)
    expect(await sendRun(run)).toBe(409)
    expect((await deskOf(admin)).candidates).toMatchObject([{ partner_id: 1, left_out: 'account_new' }])
    expect((await checkRun(run, second)).status).toBe(200)
    expect(String((await file(run)).body)).not.toContain(`CL${run}P1,`)
    // A run that nothing is left of is over.
    await change(2)
    expect(await runOf(admin, run)).toMatchObject({ state: 'called_off', sums: { lines: 0, sent: 0 } })
  })

  it('what was changed behind the check is not sent', async () => {
    const run = await makeRun(admin)
    await checkRun(run, second)
    const [line] = await storedPaymentRunLines(server)
    await changePaymentRunLines(server, { line_id: line?.line_id ?? 0 }, { tds: line?.gst ?? line?.tds })
    expect((await file(run)).status).toBe(409)
    expect(await sendRun(run)).toBe(409)
  })

  it('a run is called off with a reason, and all of it waits for another one', async () => {
    const run = await makeRun(admin)
    const off = (reason: string) => admin.status('callOffPaymentRun', { params: { runId: run }, body: { reason } })
    expect(await off(' ')).toBe(422)
    expect(await off('Wrong month, asked by Neha')).toBe(200)
    expect(await off('Once more, please')).toBe(409)
    expect(await runOf(admin, run)).toMatchObject({ state: 'called_off', sums: { lines: 0 } })
    expect(await runsOfLines(server)).toEqual([null, null])
    const next = await sentRun()
    expect(
      await admin.status('callOffPaymentRun', { params: { runId: next }, body: { reason: 'Too late for this' } }),
    ).toBe(409)
  })

  it('an answer that does not fit changes nothing, and says why', async () => {
    const run = await sentRun()
    const text = await answerOf(run, [`${UTR[0]},E,`, `${UTR[0]},E,`])
    const problems = async (changed: string) => (await answer(changed)).problems
    expect(await problems(text.replaceAll(`CL${run}P`, 'CL99P'))).toEqual(['no_payment', 'no_payment'])
    expect(await problems(text.replaceAll('2450.00', '2450.10'))).toEqual(['payment_amount', 'payment_amount'])
    expect(await states(run)).toEqual(['sent', 'sent'])
    // A number that stands with another payment is none of this one.
    expect(await problems(text)).toEqual(['utr_twice', 'utr_twice'])
    const [first = '', second = ''] = text.split('\r\n')
    expect(await answer(first)).toMatchObject({ written: 1, problems: [] })
    expect(await problems(second)).toEqual(['utr_known'])
    expect(await states(run)).toEqual(['paid', 'sent'])
    expect(await answer(text.replaceAll(',E,', ',R,why'))).toMatchObject({
      written: 1,
      problems: ['payment_settled'],
      verdicts: ['terminal', 'committed'],
    })
    expect((await runOf(admin, run)).sums).toMatchObject({ sent: 4_900, paid: 2_450, returned: 2_450, open: 0 })
  })

  it('by hand a line names its day and its transfer, or why it came back', async () => {
    const run = await sentRun()
    const [one, other] = (await runOf(admin, run)).lines.map(({ line_id }) => line_id)
    const settle = (line: number | undefined, way: 'payRunLine' | 'returnRunLine', body: object) =>
      admin.answer(way, { params: { lineId: line ?? 0 }, body: untyped({ day: '2026-11-05', ...body }) })
    expect((await settle(one, 'payRunLine', { utr: 'HDFC' })).status).toBe(422)
    expect((await settle(one, 'payRunLine', { utr: UTR[0], day: '2026-11-06' })).status).toBe(422)
    expect((await settle(one, 'payRunLine', { utr: UTR[0], day: '2026-11-04' })).status).toBe(422)
    expect((await settle(987_654, 'payRunLine', { utr: UTR[0] })).status).toBe(404)
    expect((await settle(one, 'payRunLine', { utr: UTR[0] })).status).toBe(200)
    expect((await settle(one, 'returnRunLine', { reason: 'Account is closed' })).status).toBe(409)
    expect((await settle(other, 'payRunLine', { utr: UTR[0] })).body).toMatchObject({
      errors: { utr: expect.any(String) as string },
    })
    expect((await settle(other, 'returnRunLine', { reason: 'Account is closed' })).status).toBe(200)
    expect(await runOf(admin, run)).toMatchObject({ state: 'done' })
    // A payment that turns out not to have gone counts as returned, and its line goes into another run.
    const [payment] = await storedPayoutPayments(server)
    const back = { day: '2026-11-05', reason: 'The bank took it back.' }
    await admin.call('reversePayment', { params: { paymentId: payment?.payment_id ?? 0 }, body: back })
    expect((await runOf(admin, run)).sums).toMatchObject({ sent: 4_900, paid: 0, returned: 4_900, open: 0 })
    await checkedAccount(server, 2)
    expect((await deskOf(admin)).total).toBe(4_900)
  })

  it('months that come to less than nothing are set off, and the whole goes in one transfer', async () => {
    const run = await sentRun()
    await answer(await answerOf(run, [`${UTR[0]},E,`, `${UTR[1]},E,`]))
    const partner = (await server.signInPartner('a')).browser
    const { rows } = await partner.call('listPayoutReport')
    await admin.call('takeBackPayout', { params: { payoutId: rows[0]?.payout_id ?? 0 }, body: { reason: 'Paid back' } })
    await payOut(server, await approvedLoan(server, 600_000))
    await on('2026-12-05')
    await approvePayouts(server.deps, 1, '2026-11', { admin_id: 1 })
    const desk = await deskOf(admin)
    const [own] = desk.candidates
    expect(own).toMatchObject({ lines: 2, before: 2_450, left_out: null })
    expect(own?.notes).not.toContain('new_account')
    const next = await makeRun(admin)
    const { lines, sums } = await runOf(admin, next)
    expect(sums.sent).toBe(own?.amount)
    expect(lines[0]?.parts.reduce((all, { net }) => all + net, 0)).toBe(sums.sent)
  })
})
