import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAdmin } from '#server/db/repositories/identity/admins.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import type { Decided, LedgerView } from '#src/contract/entities/reconciliation/ledger.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { changeCommissionLines, fileLine } from '#tests/builders/lender-file.ts'
import { changeDisbursals, paidOut, storedDisbursals } from '#tests/builders/loan.ts'
import { changeAdmins, storedAdmins } from '#tests/builders/staff.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Answer, Browser, QueryTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf } from '../shared/journey.ts'

const LENDER = 1
const MONTH = '2026-10'
const SECOND = 'second@creditlane.test'
/** One percent of anything. */
const SLAB = {
  lender_id: LENDER,
  slab_disbursed_min: 0,
  slab_disbursed_max: null,
  slab_number_min: 1,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 1,
  revenue_flat: 0,
  revenue_percent: 1,
  status: 1 as const,
}

describe.each(engines())('a month with a lender, on %s', (engine) => {
  let server: TestServer
  let first: Browser
  let second: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    await createAdmin(server.deps.db, { email: SECOND, name: 'Second', password_hash: null, role_id: 1 })
    await server.database.keep()
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    server.clock.set(new Date('2026-01-01T05:00:00Z'))
    await createLenderRevenue(server.deps, SLAB)
    server.clock.set(new Date('2026-11-20T05:00:00Z'))
    first = (await server.signInAdmin(1)).browser
    second = (await server.signInAdmin({ email: SECOND })).browser
  })
  afterAll(() => server.close())

  const look = (query: Partial<QueryTo<'getLedger'>> = {}): Promise<LedgerView> =>
    first.call('getLedger', { params: { lenderId: LENDER }, query: { month: MONTH, ...query } })
  const decide = (
    who: Browser,
    line: LedgerView['rows'][number] | undefined,
    kind = 'accepted',
    more: object = {},
  ): Promise<Answer> =>
    who.answer('decideLines', {
      params: { lenderId: LENDER },
      body: untyped({
        month: MONTH,
        lines: [subjectOf(line)],
        kind,
        reason: 'Their KFS says so',
        ...more,
      }),
    })
  const subjectOf = (line: LedgerView['rows'][number] | undefined) => ({
    line_id: line?.file?.line_id ?? null,
    disbursal_id: line?.own?.disbursal_id ?? null,
  })
  const close = async (month = MONTH): Promise<Answer> =>
    first.answer('closeLedgerMonth', {
      params: { lenderId: LENDER },
      body: { month, seen: (await look({ month })).seen },
    })
  const verdicts = ({ rows }: LedgerView) => rows.map(({ verdict }) => verdict).sort()
  /** What the lender owes for a loan by its slabs, so that a file can say the same. */
  const expectedOf = async (): Promise<number[]> => (await look()).rows.map(({ own }) => own?.expected ?? 0)

  it('finds each kind of line, and both sums add up', async () => {
    await paidOut(server, { lender_id: LENDER, loan: 'A', day: '2026-10-05' })
    await paidOut(server, { lender_id: LENDER, loan: 'B', day: '2026-10-06' })
    await paidOut(server, { lender_id: LENDER, loan: 'C', day: '2026-10-07' })
    const [gross = 0] = await expectedOf()
    await fileLine(server, { lender_id: LENDER, loan: 'A', period: MONTH, gross })
    await fileLine(server, { lender_id: LENDER, loan: 'A', period: MONTH, gross })
    await fileLine(server, { lender_id: LENDER, loan: 'B', period: MONTH, disbursed: 90_000, gross })
    await fileLine(server, { lender_id: LENDER, loan: 'X', period: MONTH, gross })
    await fileLine(server, { lender_id: LENDER, loan: 'Z', period: MONTH, gross: -500 })
    const view = await look()
    expect(verdicts(view)).toEqual([
      'amount_differs',
      'clawed_back',
      'duplicate',
      'matched',
      'missing_here',
      'missing_there',
    ])
    const { all, ...parts } = view.sums.file
    expect(all.lines).toBe(5)
    const sum = Object.values(parts).reduce((total, { commission }) => total + toPaise(commission), 0)
    expect(sum).toBe(toPaise(all.commission))
    expect(view.sums.own.all.lines).toBe(3)
    expect((await look({ verdict: 'duplicate' })).rows).toHaveLength(1)
    expect(view.open).toBe(5)
  })

  it('taking theirs changes our own figures, and the undo gives them back', async () => {
    const { disbursal_id } = await paidOut(server, { lender_id: LENDER, loan: 'A', day: '2026-10-05' })
    const [gross = 0] = await expectedOf()
    await fileLine(server, { lender_id: LENDER, loan: 'A', period: MONTH, disbursed: 99_000, gross })
    const [line] = (await look()).rows
    expect(bodyOf<Decided>(await decide(first, line)).changed).toBe(1)
    const amountOf = async () => (await storedDisbursals(server, { disbursal_id }))[0]?.amount
    expect(await amountOf()).toBe(toPaise(99_000))
    const decision_id = (await look()).rows[0]?.decision?.decision_id
    await second.call('undoDecision', { params: { id: decision_id ?? 0 } })
    expect(await amountOf()).toBe(toPaise(100_000))
    expect((await look()).rows[0]?.verdict).toBe('amount_differs')
  })

  it('two people accept one line: one decides, the other is told', async () => {
    await fileLine(server, { lender_id: LENDER, loan: 'X', period: MONTH, gross: 300 })
    const [line] = (await look()).rows
    const answers = await Promise.all([decide(first, line), decide(second, line)])
    const said = answers.map((answer) => bodyOf<Decided>(answer))
    expect(said.map(({ changed }) => changed).sort()).toEqual([0, 1])
    expect(said.flatMap(({ left }) => left)).toEqual([{ why: 'decided', lines: [subjectOf(line)] }])
  })

  it('above a thousand rupees a second person has to agree, and nobody agrees with themselves', async () => {
    await fileLine(server, { lender_id: LENDER, loan: 'X', period: MONTH, gross: 1_000.01 })
    const [line] = (await look()).rows
    expect(bodyOf<Decided>(await decide(first, line))).toMatchObject({ changed: 0, waiting: 1 })
    expect((await look()).open).toBe(1)
    expect((await close()).status).toBe(409)
    expect(bodyOf<Decided>(await decide(first, line)).left).toEqual([{ why: 'own_decision', lines: [subjectOf(line)] }])
    expect(bodyOf<Decided>(await decide(second, line)).changed).toBe(1)
    const { decision } = (await look()).rows[0] ?? {}
    expect(decision).toMatchObject({ state: 'standing', agreed_by: expect.any(String) as string })
  })

  it('nobody is alone by suspending the only other one, nor is whoever they let in the second person', async () => {
    const [other] = await storedAdmins(server, { email: SECOND })
    await fileLine(server, { lender_id: LENDER, loan: 'X', period: MONTH, gross: 1_000.01 })
    const [line] = (await look()).rows
    const suspend = { params: { id: other?.admin_id ?? 0 }, body: { state: 'suspended', reason: 'Has left' } } as const
    await first.call('updateStaff', suspend)
    expect(bodyOf<Decided>(await decide(first, line))).toMatchObject({ changed: 0, waiting: 1 })
    await changeAdmins(server, { email: SECOND }, { state: 'active' })
    second = (await server.signInAdmin({ email: SECOND })).browser
    expect(bodyOf<Decided>(await decide(second, line)).left).toEqual([{ why: 'one_hand', lines: [subjectOf(line)] }])
  })

  it('where nobody else may, it is done at once, and all administrators are told', async () => {
    await changeAdmins(server, { email: SECOND }, { state: 'suspended' })
    await fileLine(server, { lender_id: LENDER, loan: 'X', period: MONTH, gross: 1_000.01 })
    expect(bodyOf<Decided>(await decide(first, (await look()).rows[0]))).toMatchObject({ changed: 1, waiting: 0 })
    await runDueJobs(server.deps)
    expect(server.deps.outbox?.list('admin@demo.test')[0]?.text).toMatch(/did this alone on .*: A lender's figure/)
  })

  it('a line of theirs is given to the loan that it is about', async () => {
    const { reference } = await paidOut(server, { lender_id: LENDER, loan: 'OUR-NUMBER', day: '2026-10-05' })
    await changeDisbursals(server, {}, { loan_account: null })
    const [gross = 0] = await expectedOf()
    await fileLine(server, { lender_id: LENDER, loan: 'THEIRS', period: MONTH, gross })
    const line = (await look({ verdict: 'missing_here' })).rows[0]
    const wrong = bodyOf<Decided>(await decide(first, line, 'corrected', { reference: 'CL-1' }))
    expect(wrong.left).toEqual([{ why: 'no_application', lines: [subjectOf(line)] }])
    expect(bodyOf<Decided>(await decide(first, line, 'corrected', { reference })).changed).toBe(1)
    expect(verdicts(await look())).toEqual(['matched'])
  })

  it('takes every difference up to an amount at once, and leaves larger ones', async () => {
    await paidOut(server, { lender_id: LENDER, loan: 'A', day: '2026-10-05' })
    await paidOut(server, { lender_id: LENDER, loan: 'B', day: '2026-10-05' })
    const [gross = 0] = await expectedOf()
    await fileLine(server, { lender_id: LENDER, loan: 'A', period: MONTH, gross: gross - 20 })
    await fileLine(server, { lender_id: LENDER, loan: 'B', period: MONTH, gross: gross - 200 })
    const body = { month: MONTH, up_to: 50, reason: 'Rounding' }
    const answer = await first.answer('acceptSmallDifferences', { params: { lenderId: LENDER }, body })
    expect(bodyOf<Decided>(answer).changed).toBe(1)
    expect((await look()).open).toBe(1)
    expect(await first.status('acceptSmallDifferences', { params: { lenderId: LENDER }, body })).toBe(409)
  })

  it('a month closes once nothing is open, as it was seen, and never changes again', async () => {
    const { disbursal_id } = await paidOut(server, { lender_id: LENDER, loan: 'A', day: '2026-10-05' })
    const line_id = await fileLine(server, { lender_id: LENDER, loan: 'X', period: MONTH, gross: 10 })
    const { rows, seen } = await look()
    expect((await close()).status).toBe(409)
    for (const line of rows) await decide(first, line, line.verdict === 'missing_there' ? 'chased' : 'disputed')
    // What was seen is no longer what is there.
    const late = await first.refusal('closeLedgerMonth', { params: { lenderId: LENDER }, body: { month: MONTH, seen } })
    expect(late.status).toBe(409)
    expect((await close()).status).toBe(200)
    const closed = await look()
    expect(closed).toMatchObject({ state: 'closed', open: 0 })
    await changeCommissionLines(server, { line_id }, { gross: toPaise(99) })
    expect((await look()).rows).toEqual(closed.rows)
    expect((await look()).sums).toEqual(closed.sums)
    // Nobody decides in it any more, nor takes a decision back; the answer says what to do.
    const refused = await decide(first, closed.rows[0])
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('November 2026')
    const decision_id = closed.rows[0]?.decision?.decision_id
    expect(await first.status('undoDecision', { params: { id: decision_id ?? 0 } })).toBe(409)
    expect((await close()).status).toBe(409)
    // What nobody has paid for goes over to the next month, and paid for there it agrees.
    const next = await look({ month: '2026-11' })
    expect(next.rows.map(({ own }) => own?.disbursal_id)).toEqual([disbursal_id])
    await fileLine(server, {
      lender_id: LENDER,
      loan: 'A',
      period: '2026-11',
      day: '2026-10-05',
      gross: next.rows[0]?.own?.expected ?? 0,
    })
    expect(verdicts(await look({ month: '2026-11' }))).toEqual(['matched'])
  })

  it('two people close one month: it is closed once', async () => {
    await fileLine(server, { lender_id: LENDER, loan: 'X', period: MONTH, gross: 10 })
    await decide(first, (await look()).rows[0], 'disputed')
    const { seen } = await look()
    const answers = await Promise.all(
      [first, second].map((who) =>
        who.answer('closeLedgerMonth', { params: { lenderId: LENDER }, body: { month: MONTH, seen } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('neither a running month nor one behind an open one can be closed', async () => {
    await fileLine(server, { lender_id: LENDER, loan: 'X', period: '2026-11', gross: 10 })
    expect(JSON.stringify((await close('2026-11')).body)).toContain('not over')
    await fileLine(server, { lender_id: LENDER, loan: 'Y', period: '2026-09', gross: 10 })
    await fileLine(server, { lender_id: LENDER, loan: 'Z', period: MONTH, gross: 10 })
    expect(JSON.stringify((await close()).body)).toContain('September 2026')
  })

  it('what a closed month has settled and is paid for again is paid twice', async () => {
    await paidOut(server, { lender_id: LENDER, loan: 'A', day: '2026-10-05' })
    const [gross = 0] = await expectedOf()
    await fileLine(server, { lender_id: LENDER, loan: 'A', period: MONTH, gross })
    expect((await close()).status).toBe(200)
    await fileLine(server, { lender_id: LENDER, loan: 'A', period: '2026-11', gross })
    expect(verdicts(await look({ month: '2026-11' }))).toEqual(['duplicate'])
  })

  it('the chase list ages what nobody has paid for, and counts how often the lender was asked', async () => {
    await paidOut(server, { lender_id: LENDER, loan: 'A', day: '2026-08-05' })
    await paidOut(server, { lender_id: LENDER, loan: 'B', day: '2026-10-30' })
    const list = () => first.call('listChased')
    expect((await list()).map(({ age }) => age)).toEqual(['over90', 'young'])
    const [oldest] = await list()
    for (let times = 0; times < 2; times += 1)
      await first.call('decideLines', {
        params: { lenderId: LENDER },
        body: {
          month: oldest?.month ?? '',
          kind: 'chased',
          reason: 'Letter of today',
          lines: [{ line_id: null, disbursal_id: oldest?.disbursal_id ?? 0 }],
        },
      })
    expect((await list())[0]?.times).toBe(2)
    const csv = await first.call('exportChased', { query: { age: 'over90', format: 'csv' } })
    const [heads, ...lines] = String(csv).trim().split('\r\n')
    expect(heads).toContain('Lender,Month,Application,Loan account,Disbursed on,Days open,Age')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(',A,2026-08-05,107,Over 90 days,')
    const xlsx = await first.answer('exportChased', { query: { format: 'xlsx' } })
    expect(xlsx.headers.get('content-type')).toContain('spreadsheetml')
    const ledger = await first.answer('exportLedger', {
      params: { lenderId: LENDER },
      query: { month: '2026-08', format: 'xlsx' },
    })
    expect(ledger.headers.get('content-disposition')).toContain('.xlsx')
  })

  it('what is paid twice names the line that pays for it already, also one of a closed month', async () => {
    await paidOut(server, { lender_id: LENDER, loan: 'A', day: '2026-10-05' })
    const [gross = 0] = await expectedOf()
    await fileLine(server, { lender_id: LENDER, loan: 'A', period: MONTH, gross: gross - 7 })
    await fileLine(server, { lender_id: LENDER, loan: 'A', period: MONTH, gross })
    const { rows } = await look()
    expect(rows.map(({ verdict, paid_before }) => [verdict, paid_before])).toEqual([
      ['duplicate', { month: MONTH, day: '2026-10-05', gross }],
      ['matched', null],
    ])
    // Whose application it is, for who may look there.
    expect(rows[0]?.user_id).toEqual(expect.any(Number))
    await decide(first, rows[0], 'disputed')
    expect((await close()).status).toBe(200)
    expect((await look({ verdict: 'duplicate' })).rows[0]?.paid_before).toEqual({
      month: MONTH,
      day: '2026-10-05',
      gross,
    })
    await fileLine(server, { lender_id: LENDER, loan: 'A', period: '2026-11', gross: 9 })
    expect((await look({ month: '2026-11' })).rows[0]?.paid_before?.gross).toBe(gross)
  })

  it('small differences are offered while there is one that nobody has decided about', async () => {
    await paidOut(server, { lender_id: LENDER, loan: 'A', day: '2026-10-05' })
    const [gross = 0] = await expectedOf()
    await fileLine(server, { lender_id: LENDER, loan: 'A', period: MONTH, gross: gross - 20 })
    expect(await look()).toMatchObject({ differing: 1, tolerance: 1 })
    await decide(first, (await look()).rows[0])
    expect(await look()).toMatchObject({ differing: 0 })
  })

  it('what waits to be written off stays on the chase list until a second person has agreed', async () => {
    await paidOut(server, { lender_id: LENDER, loan: 'A', day: '2026-10-05', disbursed: 500_000 })
    const list = () => first.call('listChased')
    const [line] = (await look()).rows
    expect(bodyOf<Decided>(await decide(first, line)).waiting).toBe(1)
    expect(await list()).toMatchObject([{ decision: { state: 'waiting' } }])
    expect(bodyOf<Decided>(await decide(second, line)).changed).toBe(1)
    expect(await list()).toEqual([])
  })

  it('files name their sheets and what narrows them in the reader’s language, and their times are India’s', async () => {
    await paidOut(server, { lender_id: LENDER, loan: 'A', day: '2026-10-05' })
    await decide(first, (await look()).rows[0], 'chased')
    const headers = { 'x-language': 'hi' }
    const sheetsOf = ({ body }: { body: Uint8Array }): { name: string; rows: unknown[][] }[] => {
      const book = read(body)
      return book.SheetNames.map((name) => ({
        name,
        rows: utils.sheet_to_json(book.Sheets[name] ?? {}, { header: 1, raw: true }),
      }))
    }
    const open = { month: MONTH, open: '1', format: 'xlsx' } as const
    const ledger = sheetsOf(await first.file('exportLedger', { params: { lenderId: LENDER }, query: open, headers }))
    expect(ledger.map(({ name }) => name)).toEqual(['मिलान', 'फ़िल्टर'])
    expect(ledger[1]?.rows).toContainEqual(['महीना', MONTH])
    expect(ledger[1]?.rows).toContainEqual(['लाइनें', 'सिर्फ़ जो निपटाने हैं'])
    const query = { format: 'xlsx' } as const
    const chased = sheetsOf(await first.file('exportChased', { query, headers }))
    expect(chased[0]?.name).toBe('याद दिलाने की सूची')
    const at = chased[0]?.rows[0]?.indexOf('पिछली बार कब पूछा (IST)') ?? -1
    expect(chased[0]?.rows[1]?.[at]).toMatch(/^2026-11-20 10:3\d$/)
    expect(sheetsOf(await first.file('exportLenderBills', { query, headers }))[0]?.name).toBe('लेंडर के बिल')
  })

  it('the tolerance is the lender’s own, and an older edit does not win over a newer one', async () => {
    await paidOut(server, { lender_id: LENDER, loan: 'A', day: '2026-10-05' })
    const [gross = 0] = await expectedOf()
    await fileLine(server, { lender_id: LENDER, loan: 'A', period: MONTH, gross: gross + 40 })
    expect(verdicts(await look())).toEqual(['rate_differs'])
    const book = { tolerance_amount: 50, tolerance_percent: 0.01, tolerance_days: 3, version: 0 }
    const bill = { bill_name: 'Bank', bill_address: 'Mumbai', bill_gstin: '' }
    const save = () => first.status('saveLenderBook', { params: { lenderId: LENDER }, body: { ...book, ...bill } })
    expect(await save()).toBe(200)
    expect(verdicts(await look())).toEqual(['matched'])
    expect(await save()).toBe(409)
  })
})
