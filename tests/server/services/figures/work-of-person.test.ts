import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DisbursalRow } from '#server/db/repositories/applications/disbursals.ts'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { createImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import type { WorkKind } from '#src/contract/entities/figures/work-kinds.ts'
import type { WorkItem } from '#src/contract/entities/figures/work-list.ts'
import type { ImportProfile, ImportState } from '#src/contract/entities/imports/import-batch.ts'
import type { LedgerView } from '#src/contract/entities/reconciliation/ledger.ts'
import { days, hours } from '#src/contract/rules/time.ts'
import { changeSlabVersions, storedSlabVersions } from '#tests/builders/catalogue.ts'
import { makeTicket } from '#tests/builders/help-request.ts'
import { changeCommissionLines, fileLine } from '#tests/builders/lender-file.ts'
import { addWaitingWords, changeDisbursals, paidOut } from '#tests/builders/loan.ts'
import { changeAdmins, removeAddedAdmins } from '#tests/builders/staff.ts'
import type { Browser, BodyTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, checkedAccount, LENDER, NO_BOUND, openPayoutBook, payOut } from '../earnings/payout-book.ts'
import { checkRun, makeRun, secondAdmin } from '../paying/run-book.ts'

describe.each(engines())('what waits for this person, on %s', (engine) => {
  let server: TestServer
  let first: Browser
  let second: Awaited<ReturnType<typeof secondAdmin>>
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await openPayoutBook(server)
    await removeAddedAdmins(server)
    await changeAdmins(server, {}, { state: 'active' })
    await on('2026-11-05')
  })
  const on = async (day: string) => {
    server.clock.set(new Date(`${day}T06:00:00Z`))
    first = (await server.signInAdmin(1)).browser
  }
  /** Whether anybody else may do what takes two people. */
  const others = (state: 'active' | 'suspended') => changeAdmins(server, { admin_id: second.admin_id }, { state })
  /** October of a partner, approved on 5 November. */
  const octoberApproved = async () => {
    server.clock.set(new Date('2026-10-10T06:00:00Z'))
    await payOut(server, await approvedLoan(server, 300_000))
    await on('2026-11-05')
    // Nobody else may yet: it takes one person.
    await first.call('approvePayouts', { params: { id: 1, month: '2026-10' }, body: {} })
    await checkedAccount(server)
    second = await secondAdmin(server)
  }
  /** At that minute: clocks go on. */
  const atMinute = (time: string | Date) => expect.stringContaining(new Date(time).toISOString().slice(0, 17)) as string
  const waitsFor = async (who: Browser, ...kinds: WorkKind[]): Promise<WorkItem[]> =>
    (await who.call('getWorkList')).items.filter(({ kind }) => kinds.includes(kind))
  const RUNS: WorkKind[] = ['months_to_pay', 'runs_to_check', 'runs_to_send']

  it('a run waits for whoever may check it, not for its maker; what is in it is not to be paid once more', async () => {
    await octoberApproved()
    expect((await waitsFor(first, ...RUNS)).map(({ kind }) => kind)).toEqual(['months_to_pay'])
    const run_id = await makeRun(first)
    const maker = { name: 'Asha Rao', is_own: false }
    expect(await waitsFor(first, ...RUNS)).toEqual([])
    expect(await waitsFor(second.browser, ...RUNS)).toEqual([
      {
        kind: 'runs_to_check',
        count: 1,
        oldest_at: atMinute('2026-11-05T06:00:00Z'),
        about: null,
        by: maker,
        place: { run_id },
      },
    ])
    // Where nobody else may, it is the maker's own to check.
    await others('suspended')
    expect(await waitsFor(first, ...RUNS)).toMatchObject([{ kind: 'runs_to_check', by: { is_own: true } }])
    await others('active')
    expect((await checkRun(run_id, second)).status).toBe(200)
    const sending = { kind: 'runs_to_send', count: 1, place: { run_id } }
    expect(await waitsFor(first, ...RUNS)).toMatchObject([{ ...sending, by: { ...maker, is_own: true } }])
    expect(await waitsFor(second.browser, ...RUNS)).toMatchObject([{ ...sending, by: maker }])
    await first.call('sendPaymentRun', { params: { runId: run_id }, body: { day: '2026-11-05' } })
    expect(await waitsFor(first, ...RUNS)).toEqual([])
  })

  let files = 0
  type Counts = ImportBatchRow['counts']
  const file = async (profile: ImportProfile, state: ImportState, counts: Counts, ago = 0, created_by = 1) => {
    const name = `file-${(files += 1)}.csv`
    const batch = await createImportBatch(server.deps.db, {
      profile,
      state,
      counts,
      created_by,
      lender_id: null,
      file_name: name,
      file_size: 1,
      file_hash: name,
      head_row: 1,
      heads: [],
      created_at: new Date(server.clock.now().getTime() - days(ago)),
    })
    return { batch_id: batch?.batch_id ?? 0, name }
  }
  const unfinished = async (who: Browser, profile: ImportProfile) =>
    (await who.call('listImportBatches', { query: { profile, unfinished: '1' } })).batches

  it('a file waits until it is written and its rows are right, with whoever brought it; the list shows as many', async () => {
    second = await secondAdmin(server)
    await file('mis', 'committed', { update: 3 })
    await file('mis', 'rehearsed', { unchanged: 3 })
    await file('mis', 'undone', { update: 3 })
    await file('mis', 'failed', {})
    await file('mis', 'rehearsed', { update: 3 }, 91)
    const FILES: WorkKind[] = ['files_mis', 'files_status', 'files_commission', 'files_bank']
    expect(await waitsFor(first, ...FILES)).toEqual([])
    const { batch_id, name } = await file('mis', 'rehearsed', { update: 3 }, 3)
    const own = { name: 'Asha Rao', is_own: true }
    const alone = { kind: 'files_mis', count: 1, about: name, place: { batch_id } }
    const oldest_at = atMinute('2026-11-02T06:00:00Z')
    expect(await waitsFor(first, ...FILES)).toEqual([{ ...alone, oldest_at, by: own }])
    expect(await waitsFor(second.browser, ...FILES)).toEqual([{ ...alone, oldest_at, by: { ...own, is_own: false } }])
    await file('mis', 'mapped', {})
    await file('mis', 'committed', { update: 3, invalid: 1 })
    expect(await waitsFor(first, ...FILES)).toEqual([{ ...alone, count: 3, oldest_at, by: own, place: {} }])
    expect(await unfinished(first, 'mis')).toHaveLength(3)
  })

  it('of files of statuses the analyst is told too, and of no others', async () => {
    const { name } = await file('application_status', 'rehearsed', { unmapped: 2 }, 6, 2)
    await file('application_status', 'committed', { update: 2 })
    await file('application_status', 'committed', { invalid: 2 }, 91)
    await file('commission', 'rehearsed', { new: 2 })
    const analyst = (await server.signInAdmin(2)).browser
    const { items } = await analyst.call('getWorkList')
    expect(items).toMatchObject([{ kind: 'files_status', count: 1, about: name, by: { is_own: true } }])
    expect((await unfinished(analyst, 'application_status')).map(({ file_name }) => file_name)).toEqual([name])
    expect((await waitsFor(first, 'files_status', 'files_commission')).map(({ kind }) => kind)).toEqual([
      'files_status',
      'files_commission',
    ])
  })

  it("the bank's file opens from a run that it had", async () => {
    await octoberApproved()
    const run_id = await makeRun(first)
    await checkRun(run_id, second)
    await first.call('sendPaymentRun', { params: { runId: run_id }, body: { day: '2026-11-05' } })
    const { batch_id } = await file('payment_run', 'rehearsed', { update: 1 })
    expect(await waitsFor(first, 'files_bank')).toMatchObject([{ count: 1, place: { run_id, batch_id } }])
  })

  const LEDGER: WorkKind[] = ['lines_to_settle', 'loans_to_chase']
  const ledger = (month = '2026-10') =>
    first.call('getLedger', { params: { lenderId: LENDER }, query: { month, open: '1' } })
  const decide = (who: Browser, line: LedgerView['rows'][number] | undefined, kind: BodyTo<'decideLines'>['kind']) =>
    who.call('decideLines', {
      params: { lenderId: LENDER },
      body: {
        month: '2026-10',
        kind,
        reason: 'Their letter',
        lines: [{ line_id: line?.file?.line_id ?? null, disbursal_id: line?.own?.disbursal_id ?? null }],
      },
    })

  it('lines of a month that is over wait to be settled, as many as its page shows', async () => {
    await createLenderRevenue(server.deps, {
      ...NO_BOUND,
      lender_id: 2,
      slab_disbursed_min: 0,
      slab_disbursed_max: null,
      revenue_percent: 1,
    })
    for (const loan of ['X', 'Y']) await fileLine(server, { lender_id: LENDER, loan, period: '2026-10', gross: 300 })
    await fileLine(server, { lender_id: LENDER, loan: 'Z', period: '2026-11', gross: 300 })
    await paidOut(server, { lender_id: LENDER, loan: 'A', day: '2026-10-02' })
    const [item, ...rest] = await waitsFor(first, ...LEDGER)
    expect(rest).toEqual([])
    expect(item).toEqual({
      kind: 'lines_to_settle',
      count: 3,
      oldest_at: '2026-10-31T18:30:00.000Z',
      by: null,
      about: expect.any(String) as string,
      place: { month: '2026-10', lender_id: LENDER },
    })
    const { rows } = await ledger()
    expect(rows).toHaveLength(3)
    await decide(
      first,
      rows.find(({ file }) => file !== null),
      'accepted',
    )
    expect(await waitsFor(first, ...LEDGER)).toMatchObject([{ count: 2 }])
    await fileLine(server, { lender_id: 2, loan: 'Q', period: '2026-10', gross: 300 })
    const [both] = await waitsFor(first, ...LEDGER)
    expect(both).toMatchObject({ count: 3, about: null })
    expect(both?.place).toEqual({ month: '2026-10' })
  })

  it('a line that a second person has to agree to waits for that person alone', async () => {
    second = await secondAdmin(server)
    await fileLine(server, { lender_id: LENDER, loan: 'X', period: '2026-10', gross: 5_000 })
    await decide(first, (await ledger()).rows[0], 'accepted')
    expect(await waitsFor(first, ...LEDGER)).toEqual([])
    expect(await waitsFor(second.browser, ...LEDGER)).toMatchObject([{ kind: 'lines_to_settle', count: 1 }])
    await decide(second.browser, (await ledger()).rows[0], 'accepted')
    expect(await waitsFor(second.browser, ...LEDGER)).toEqual([])
  })

  it('a lender is to be asked about a loan after thirty days without its file, and thirty days after it was asked', async () => {
    await paidOut(server, { lender_id: LENDER, loan: 'A', day: '2026-10-10' })
    await paidOut(server, { lender_id: 2, loan: 'B', day: '2026-10-30' })
    const dueNow = async () =>
      (await first.call('listChased')).filter(({ due }) => due).map(({ loan_account }) => loan_account)
    expect(await waitsFor(first, ...LEDGER)).toEqual([])
    expect(await dueNow()).toEqual([])
    await on('2026-11-10')
    expect(await dueNow()).toEqual(['A'])
    const file = await first.call('exportChased', { query: { age: 'due', format: 'csv' } })
    expect(String(file).trim().split('\n').slice(1)).toEqual([expect.stringContaining(',A,')])
    const chase = { kind: 'loans_to_chase', count: 1, about: expect.any(String) as string }
    expect(await waitsFor(first, ...LEDGER)).toMatchObject([{ ...chase, oldest_at: '2026-11-08T18:30:00.000Z' }])
    await decide(first, (await ledger()).rows[0], 'chased')
    expect(await waitsFor(first, ...LEDGER)).toEqual([])
    expect(await dueNow()).toEqual([])
    await on('2026-12-11')
    expect(await waitsFor(first, ...LEDGER)).toMatchObject([
      { ...chase, count: 2, oldest_at: '2026-11-28T18:30:00.000Z' },
    ])
    expect(await dueNow()).toEqual(['A', 'B'])
    // Where its month has a file, somebody decides first what to do about it.
    await fileLine(server, { lender_id: 2, loan: 'C', period: '2026-10', gross: 300 })
    expect(await dueNow()).toEqual(['A'])
    expect(await waitsFor(first, 'loans_to_chase')).toMatchObject([
      { ...chase, oldest_at: atMinute('2026-12-10T06:00:00Z') },
    ])
  })

  it('knows what is corrected in place: a day of a loan, its number, what a line is paid for, and a slab', async () => {
    const { app_id, disbursal_id } = await paidOut(server, { lender_id: LENDER, loan: 'A', day: '2026-10-10' })
    const line_id = await fileLine(server, { lender_id: LENDER, loan: 'B', period: '2026-09', gross: 300 })
    const corrected = (change: Partial<DisbursalRow>) => changeDisbursals(server, { disbursal_id }, change)
    expect(await waitsFor(first, ...LEDGER)).toMatchObject([{ kind: 'lines_to_settle', count: 1 }])
    await corrected({ day: '2026-09-05' })
    // The file of its month is there, and does not name it.
    expect(await waitsFor(first, ...LEDGER)).toMatchObject([{ kind: 'lines_to_settle', count: 2 }])
    await corrected({ loan_account: 'B' })
    expect(await waitsFor(first, ...LEDGER)).toMatchObject([{ kind: 'lines_to_settle', count: 1 }])
    await corrected({ loan_account: null })
    expect(await waitsFor(first, ...LEDGER)).toMatchObject([{ kind: 'lines_to_settle', count: 2 }])
    await changeCommissionLines(server, { line_id }, { app_id })
    expect(await waitsFor(first, ...LEDGER)).toMatchObject([{ kind: 'lines_to_settle', count: 1 }])
    const versions = await storedSlabVersions(server, { lender_id: LENDER })
    const slabs = versions.flatMap((version) => version.slabs.map((slab) => ({ ...slab, revenue_percent: 0.3 })))
    await changeSlabVersions(server, { lender_id: LENDER, from_day: null }, { slabs, saved_at: server.clock.now() })
    // Three tenths of a hundredth of a lakh: as much as the line pays.
    expect(await waitsFor(first, ...LEDGER)).toEqual([])
  })

  it('of what is paid out this month it knows within the hour whether a file of an earlier one has paid for it', async () => {
    await fileLine(server, { lender_id: LENDER, loan: 'N', period: '2026-10', day: '2026-11-02', gross: 2_000 })
    expect(await waitsFor(first, ...LEDGER)).toMatchObject([{ kind: 'lines_to_settle', count: 1 }])
    await paidOut(server, { lender_id: LENDER, loan: 'N', day: '2026-11-02' })
    server.clock.set(new Date('2026-11-05T07:01:00Z'))
    first = (await server.signInAdmin(1)).browser
    expect(await waitsFor(first, ...LEDGER)).toEqual([])
  })

  it('words that nobody has explained lead to their lender, as many as its table shows', async () => {
    const { app_id } = await paidOut(server, { lender_id: 2, loan: 'A', day: '2026-10-10' })
    const said = (status: string, count: number) => ({
      app_id,
      lender_id: 2,
      status,
      said: {},
      source: 'webhook' as const,
      after_event_id: 0,
      at: new Date(server.clock.now().getTime() - hours(count)),
    })
    await addWaitingWords(server, [said('Soft hold', 5), said('Soft hold', 1), said('Filed', 2)])
    const [item, ...rest] = await waitsFor(first, 'words_unknown')
    expect(rest).toEqual([])
    expect(item).toMatchObject({ count: 2, place: { lender_id: 2 }, oldest_at: atMinute('2026-11-05T01:00:00Z') })
    const { waiting } = await first.call('getStatusWords', { params: { lenderId: 2 } })
    expect(waiting).toHaveLength(2)
  })

  it('an act waits for whoever may decide on it, and says who asked', async () => {
    second = await secondAdmin(server)
    const terms = { revenue_percent: 50, revenue_flat_fee: 100, reason: 'Agreed on the phone' }
    expect(await first.call('updatePartnerRevenue', { params: { id: 1 }, body: terms })).toMatchObject({ waits: true })
    expect(await waitsFor(first, 'approvals')).toEqual([])
    expect(await waitsFor(second.browser, 'approvals')).toMatchObject([
      { count: 1, by: { name: 'Asha Rao', is_own: false } },
    ])
  })

  it('the oldest ticket names whoever has it', async () => {
    second = await secondAdmin(server)
    const due_at = new Date(server.clock.now().getTime() - days(3))
    await makeTicket(server, { ticket: 'CLT-900000', due_at, assigned_to: second.admin_id })
    expect(await waitsFor(first, 'tickets_overdue')).toMatchObject([{ by: { name: 'Neha Kulkarni', is_own: false } }])
    expect(await waitsFor(second.browser, 'tickets_overdue')).toMatchObject([{ by: { is_own: true } }])
  })
})
