import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { createImportRows, listImportRows } from '#server/db/repositories/imports/import-rows.ts'
import { commitRow } from '#server/services/imports/shared/commit-rows.ts'
import { COMMISSION } from '#server/services/imports/shared/kinds/commission-profile.ts'
import { mappedBatch } from '#server/services/imports/shared/mapped-batch.ts'
import { judgeRows } from '#server/services/imports/shared/rows/judge-rows.ts'
import { newImportRow } from '#server/services/imports/shared/rows/new-import-row.ts'
import { undoRow } from '#server/services/imports/shared/undo-rows.ts'
import { closeMonth } from '#server/services/reconciliation/close-month.ts'
import { decideLines } from '#server/services/reconciliation/decide-lines.ts'
import { getLedger } from '#server/services/reconciliation/get-ledger.ts'
import type { SheetCell } from '#src/contract/cells/sheet-cell.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { storedCommissionLines } from '#tests/builders/lender-file.ts'
import { paidOut } from '#tests/builders/loan.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const LENDER = 1
const FIELDS: ImportField[] = [
  'period',
  'loan_account',
  'disbursed_amount',
  'disbursal_date',
  'gross',
  'gst',
  'tds',
  'net',
]
const ROW = ['2026-10', 'LAN-1', '100000', '05/10/2026', '1000', '180', '20', '1160']

describe.each(engines())('a commission file, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.clock.set(new Date('2026-11-20T05:00:00Z'))
  })
  afterAll(() => server.close())

  let files = 0
  const stage = async (...rows: SheetCell[][]) => {
    const { db, vault } = server.deps
    const mapping = {
      columns: FIELDS.map((field) => ({ head: field, field })),
      date_order: 'dmy' as const,
      unit: 'rupees' as const,
    }
    const facts = { file_name: 'c.csv', file_size: 1, file_hash: `c-${(files += 1)}`, head_row: 1, heads: FIELDS }
    const made = await createImportBatch(db, {
      ...facts,
      mapping,
      lender_id: LENDER,
      profile: 'commission',
      state: 'rehearsed',
    })
    if (!made) throw new Error('no batch')
    const batch = mappedBatch(made)
    await createImportRows(
      db,
      rows.map((cells, at) => {
        const { row } = newImportRow(vault, made, FIELDS, { row: at + 2, cells })
        return { row, verdict: null, problems: [], app_id: null, amount: null }
      }),
    )
    return batch
  }
  const rowsOf = (batch: { batch_id: number }) => listImportRows(server.deps.db, batch.batch_id, 0, 100)
  const judged = async (batch: Awaited<ReturnType<typeof stage>>) =>
    (await judgeRows(server.deps, batch, await rowsOf(batch), new Set())).map(({ verdict, problems }) => [
      verdict,
      ...problems.map(({ code }) => code),
    ])
  const load = async (...rows: SheetCell[][]) => {
    const batch = await stage(...rows)
    for (const row of await rowsOf(batch)) await commitRow(server.deps, batch, row)
    return batch
  }
  const undo = async (batch: { batch_id: number }) => {
    const back: boolean[] = []
    for (const row of await rowsOf(batch)) back.push(await undoRow(server.deps, COMMISSION, row))
    return back
  }
  const lines = () => storedCommissionLines(server, { undone_at: null })
  const but = (field: ImportField, value: SheetCell) => ROW.map((cell, at) => (FIELDS[at] === field ? value : cell))

  it('writes what it says, and the same line of another file is nothing new', async () => {
    await load(ROW)
    expect(await lines()).toMatchObject([
      {
        period: '2026-10',
        loan_account: 'LAN-1',
        gross: toPaise(1_000),
        gst: toPaise(180),
        disbursed_on: '2026-10-05',
      },
    ])
    expect(await judged(await stage(ROW))).toEqual([['unchanged']])
    expect(await judged(await stage(but('disbursal_date', '5/10/2026')))).toEqual([['unchanged']])
    await load(ROW)
    expect(await lines()).toHaveLength(1)
  })

  it('a corrected file changes its line, and the undo says again what it said', async () => {
    await load(ROW)
    const corrected = ['2026-10', 'LAN-1', '100000', '05/10/2026', '900', '162', '18', '1044']
    const batch = await stage(corrected)
    expect(await judged(batch)).toEqual([['update']])
    const anew = await load(corrected)
    expect((await lines()).map(({ gross }) => gross)).toEqual([toPaise(900)])
    expect(await undo(anew)).toEqual([true])
    expect((await lines()).map(({ gross }) => gross)).toEqual([toPaise(1_000)])
  })

  it('what is taken back stands beside what was paid, below zero', async () => {
    await load(ROW, ['2026-10', 'LAN-1', '100000', '05/10/2026', '-1000', '-180', '-20', '-1160'])
    expect((await lines()).map(({ gross }) => gross)).toEqual([toPaise(1_000), toPaise(-1_000)])
  })

  it('parts of one loan are lines of their own', async () => {
    await load(ROW, ['2026-10', 'LAN-1', '50000', '09/10/2026', '500', '90', '10', '580'])
    expect((await lines()).map(({ occurrence }) => occurrence)).toEqual([1, 2])
  })

  it('says which amount does not fit the others', async () => {
    expect(await judged(await stage(but('gst', '100')))).toEqual([['invalid', 'gst_differs']])
    expect(await judged(await stage(but('tds', '300')))).toEqual([['invalid', 'tds_range']])
    expect(await judged(await stage(but('net', '1000')))).toEqual([['invalid', 'net_differs']])
    expect(await judged(await stage(but('period', '2026-12')))).toEqual([['invalid', 'month_future']])
    expect(await judged(await stage(but('gross', '')))).toEqual([['invalid', 'missing']])
    // Without the GST it is called net as well.
    expect(await judged(await stage(but('net', '980')))).toEqual([['new']])
  })

  it('finds the application by the number of the loan', async () => {
    const { app_id } = await paidOut(server, { lender_id: LENDER, loan: 'LAN-1', day: '2026-10-05' })
    const batch = await stage(ROW)
    const [row] = await judgeRows(server.deps, batch, await rowsOf(batch), new Set())
    expect(row).toMatchObject({ verdict: 'new', app_id })
  })

  it('a file that is taken back after somebody decided about a line leaves that line', async () => {
    const batch = await load(ROW, ['2026-10', 'LAN-2', '1000', '05/10/2026', '10', '', '', ''])
    const [first] = await lines()
    const subject = { line_id: first?.line_id ?? null, disbursal_id: null }
    const body = { month: '2026-10', lines: [subject], kind: 'disputed' as const, reason: 'Not ours' }
    await decideLines(server.deps, LENDER, body, { admin_id: 1 })
    expect(await judged(await stage(but('gross', '900').map((cell, at) => (at > 4 ? '' : cell))))).toEqual([
      ['terminal', 'line_settled'],
    ])
    expect(await undo(batch)).toEqual([false, true])
    expect((await lines()).map(({ loan_account }) => loan_account)).toEqual(['LAN-1'])
  })

  it('of a closed month no line is added, changed or taken back', async () => {
    const batch = await load(ROW)
    const [first] = await lines()
    const subject = { line_id: first?.line_id ?? null, disbursal_id: null }
    const body = { month: '2026-10', lines: [subject], kind: 'disputed' as const, reason: 'Not ours' }
    await decideLines(server.deps, LENDER, body, { admin_id: 1 })
    const late = await stage(but('loan_account', 'LAN-9'))
    const { seen } = await getLedger(server.deps, LENDER, { month: '2026-10' })
    await closeMonth(server.deps, LENDER, { month: '2026-10', seen }, { admin_id: 1 })
    expect(await judged(late)).toEqual([['terminal', 'month_closed']])
    // A commit that was rehearsed before the month was closed.
    for (const row of await rowsOf(late)) expect(await commitRow(server.deps, late, row)).toBe(false)
    expect(await lines()).toHaveLength(1)
    expect(await undo(batch)).toEqual([false])
  })
})
