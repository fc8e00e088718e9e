import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { listImportRows, listRowsToCommit } from '#server/db/repositories/imports/import-rows.ts'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { fixedBatchSize } from '#server/services/imports/shared/batch-size.ts'
import { commitRow, commitRows } from '#server/services/imports/shared/commit-rows.ts'
import { mappedBatch } from '#server/services/imports/shared/mapped-batch.ts'
import type { MappedBatch } from '#server/services/imports/shared/mapped-batch.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import {
  changeApplications,
  makeSentApplication,
  storedApplicationEvents,
  storedApplicationFacts,
  storedApplications,
} from '#tests/builders/application.ts'
import { changeCustomers, storedCustomers } from '#tests/builders/customer.ts'
import { makeLead } from '#tests/builders/lead.ts'
import { storedDisbursals } from '#tests/builders/loan.ts'
import { storedAuditLog, storedJobs } from '#tests/builders/log.ts'
import { storedPayoutLines } from '#tests/builders/payout.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser, QueryTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf } from '../shared/journey.ts'

const FIELDS: ImportField[] = [
  ...(['lender_reference', 'phone', 'status', 'reason', 'disbursed_amount', 'disbursal_date', 'utr'] as const),
]
const file = (...lines: string[]): string => [FIELDS.join(','), ...lines].join('\r\n')
const mapping = {
  columns: FIELDS.map((head) => ({ head, field: head })),
  date_order: 'dmy' as const,
  unit: 'rupees' as const,
  amount_basis: 'gross' as const,
}

type ImportAct = 'saveImportMapping' | 'commitImportBatch' | 'editImportRows' | 'applyImportRule'

describe.each(engines())('rows that staff put right, on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.clock.set(new Date('2026-12-01T05:00:00Z'))
    server.deps.limits.profile = 'relaxed'
    admin = (await server.signInAdmin(1)).browser
  })
  afterAll(() => server.close())

  const applied = async (number: number, status = 'in_review'): Promise<number> => {
    const { user_id, app_id } = await makeSentApplication(server, number, { status })
    await changeCustomers(server, { user_id }, { inflight_credit_app_id: app_id })
    return user_id
  }
  const post = <Act extends ImportAct>(batch: BatchDetail, act: Act, body: object, by = admin) =>
    by.answer<ImportAct>(act, { params: { id: batch.batch_id }, body: untyped({ version: batch.version, ...body }) })
  const rehearsed = async (text: string): Promise<BatchDetail> => {
    const form = new FormData()
    form.append('file', new Blob([text]), 'mis.csv')
    for (const [key, value] of Object.entries({ profile: 'mis', lender_id: '1', sheet: '0', head_row: '1' }))
      form.append(key, value)
    const batch = await admin.call('createImportBatch', { raw: form })
    return bodyOf(await post(batch, 'saveImportMapping', { mapping, keep: false }))
  }
  const rowsOf = async ({ batch_id }: BatchDetail, query: QueryTo<'listImportRows'>) =>
    (await admin.call('listImportRows', { params: { id: batch_id }, query })).rows
  const again = async ({ batch_id }: BatchDetail): Promise<BatchDetail> =>
    await admin.call('getImportBatch', { params: { id: batch_id } })
  const countsOf = ({ counts }: BatchDetail) => Object.fromEntries(counts.map(({ verdict, count }) => [verdict, count]))
  const stateOf = async (number: number) => {
    const [row] = await storedApplications(server, { reference: `CL-${number}` })
    return row?.status
  }
  const commit = async (batch: BatchDetail) => {
    const answer = await post(batch, 'commitImportBatch', { mode: 'valid_rows' })
    await runDueJobs(server.deps)
    return answer
  }

  it('an ended application is opened again with a reason alone, when the file is committed, and the undo ends it', async () => {
    await applied(1, 'rejected')
    await applied(2, 'withdrawn')
    let batch = await rehearsed(file('LN-1,,Approved,,,', 'LN-2,,Approved,,,'))
    expect(countsOf(batch)).toEqual({ terminal: 2 })
    expect((await rowsOf(batch, { show: 'fix' })).map(({ may_reopen }) => may_reopen)).toEqual([true, false])
    await commit(batch)
    expect(await stateOf(1)).toBe('rejected')
    batch = await again(batch)
    expect((await post(batch, 'applyImportRule', { action: 'reopen', rows: [2] })).status).toBe(422)
    const reason = 'Their mail of 30 November'
    batch = bodyOf(await post(batch, 'applyImportRule', { action: 'reopen', reason }))
    // What the customer has ended stays ended.
    expect(countsOf(batch)).toEqual({ update: 1, terminal: 1 })
    expect(await stateOf(1)).toBe('rejected')
    await commit(batch)
    expect([await stateOf(1), await stateOf(2)]).toEqual(['approved', 'withdrawn'])
    const events = await storedApplicationEvents(server, { app_id: 'app_1' })
    expect(events.map(({ status, note }) => [status, note])).toEqual([
      ['rejected', null],
      ['in_review', 'reopened'],
      ['approved', null],
    ])
    const [entry] = await storedAuditLog(server, { action: 'application.reopen' })
    expect(entry).toMatchObject({ object: 'application:app_1', after: { reason, status: 'in_review' } })
    await admin.call('undoImportBatch', { params: { id: batch.batch_id } })
    await runDueJobs(server.deps)
    expect(await stateOf(1)).toBe('rejected')
  })

  it('is refused where the customer has another application under way there, and the others are written', async () => {
    const user_id = await applied(1, 'rejected')
    await applied(2)
    await applied(3)
    await changeApplications(server, { app_id: 'app_2' }, { user_id })
    let batch = await rehearsed(file('LN-1,,Approved,,,', 'LN-3,,Approved,,,'))
    batch = bodyOf(await post(batch, 'applyImportRule', { action: 'reopen', rows: [2], reason: 'Their mail' }))
    await commit(batch)
    expect([await stateOf(1), await stateOf(3)]).toEqual(['rejected', 'approved'])
    expect((await rowsOf(batch, { show: 'fix' }))[0]?.problems).toMatchObject([{ code: 'refused' }])
  })

  it('is no act of an analyst', async () => {
    await applied(1, 'rejected')
    const batch = await rehearsed(file('LN-1,,Approved,,,'))
    const analyst = (await server.signInAdmin(2)).browser
    const answer = await post(batch, 'applyImportRule', { action: 'reopen', reason: 'Their mail' }, analyst)
    expect(answer.status).toBe(403)
  })

  it('gives back what came, of one row and of all', async () => {
    for (const number of [1, 2]) await applied(number)
    let batch = await rehearsed(file('LN-1,9876512345,Aprvd,,,', 'LN-2,,Aprvd,,,'))
    const edits = [2, 3].map((row) => ({ row, field: 'status', value: 'Approved' }))
    // A hidden number that is pasted back with its row is no change.
    const hidden = { row: 2, field: 'phone', value: '******2345' }
    batch = bodyOf(await post(batch, 'editImportRows', { edits: [...edits, hidden] }))
    expect(batch).toMatchObject({ edited_count: 2, wrong_count: 0 })
    const [first] = await rowsOf(batch, { show: 'edited' })
    expect(first?.cells.filter(({ edited }) => edited)).toEqual([{ field: 'status', text: 'Approved', edited: true }])
    batch = bodyOf(await post(batch, 'applyImportRule', { action: 'restore', rows: [2] }))
    expect(batch).toMatchObject({ edited_count: 1, wrong_count: 1 })
    batch = bodyOf(await post(batch, 'applyImportRule', { action: 'restore' }))
    expect(batch).toMatchObject({ edited_count: 0, wrong_count: 2 })
    expect(countsOf(batch)).toEqual({ unmapped: 2 })
  })

  it('whether amounts are before fees or after them has to be said', async () => {
    const batch = await rehearsed(file('LN-1,,Approved,,,'))
    const unsaid = { ...mapping, amount_basis: null }
    const answer = await post(batch, 'saveImportMapping', { mapping: unsaid, keep: false })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { columns: expect.stringContaining('gross or net') as string } },
    })
  })

  interface Line {
    /** Whose application it is about: several may be about one. */
    of: number
    word: string
    amount: number | null
    /** The transfer: rows with several of them speak of parts of one loan. */
    utr: number | null
  }
  interface Book {
    people: readonly { status: string; isLead: boolean }[]
    lines: readonly Line[]
  }

  /** What a file about such a book leaves when `write` has written its rows. */
  async function leftBy(book: Book, write: (batch: MappedBatch, rows: readonly ImportRow[]) => Promise<void>) {
    await server.reset()
    server.clock.set(new Date('2026-12-01T05:00:00Z'))
    admin = (await server.signInAdmin(1)).browser
    const { deps } = server
    for (const [at, { status, isLead }] of book.people.entries()) {
      const user_id = await applied(at + 1, status)
      if (!isLead) continue
      const touched = new Date('2026-11-19T05:00:00Z')
      await makeLead(server, { reference: `LD-${at}`, user_id, app_id: `app_${at + 1}`, at: touched })
    }
    const transfer = (utr: number | null) => (utr === null ? '' : `N01234567890${1_000 + utr}`)
    const lines = book.lines.map(
      ({ of, word, amount, utr }) => `LN-${of},,${word},Low score,${amount ?? ''},,${transfer(utr)}`,
    )
    const { batch_id } = await rehearsed(file(...lines))
    const found = await findImportBatch(deps.db, batch_id)
    if (!found) throw new Error('no batch')
    const rows = await listRowsToCommit(deps.db, batch_id, 0, 100)
    await write(mappedBatch(found), rows)
    const events = (await storedApplicationEvents(server)).toSorted((one, other) =>
      one.app_id.localeCompare(other.app_id),
    )
    return {
      rows: (await listImportRows(deps.db, batch_id, 0, 100)).map(({ verdict, problems, outcome, before }) => ({
        verdict,
        problems,
        outcome,
        before: JSON.stringify(before)?.replaceAll(/"(disbursal_id)":\d+/g, ''),
      })),
      applications: (await storedApplications(server, {}, 'app_id')).map(
        ({ status, refusal_reason, reject_code, disbursed_amount, updated_at }) => ({
          status,
          refusal_reason,
          reject_code,
          disbursed_amount,
          day: istDay(updated_at),
        }),
      ),
      events: events.map(({ app_id, status, source, note, lender_event_id }) => ({
        app_id,
        status,
        source,
        note,
        lender_event_id: lender_event_id?.replace(/^file:\d+/, 'file'),
      })),
      news: (await storedJobs(server, { kind: 'notify_status' }))
        .map(({ payload }) => `${String(payload['app_id'])} ${String(payload['status'])}`)
        .sort(),
      facts: (await storedApplicationFacts(server)).map((fact) => ({
        app_id: fact.app_id,
        status: fact.status,
        approved: fact.approved_at !== null,
        rejected: fact.rejected_at !== null,
      })),
      disbursals: (await storedDisbursals(server, {}, 'app_id')).map(
        ({ app_id, tranche, amount, amount_told, day, day_told, source }) => ({
          app_id,
          tranche,
          amount,
          amount_told,
          day,
          day_told,
          source,
        }),
      ),
      earned: (await storedPayoutLines(server, {}, 'app_id')).map(
        ({ app_id, month, status, business, slab, revenue, gross, tds, gst, net }) => ({
          app_id,
          month,
          status,
          business,
          slab,
          revenue,
          gross,
          tds,
          gst,
          net,
        }),
      ),
      inflight: (await storedCustomers(server, {}, 'phone_index')).map(
        ({ inflight_credit_app_id }) => inflight_credit_app_id,
      ),
    }
  }

  const together = (rows: number) => async (batch: MappedBatch, all: readonly ImportRow[]) => {
    await commitRows(server.deps, batch, all, fixedBatchSize(rows))
  }
  const oneByOne = async (batch: MappedBatch, rows: readonly ImportRow[]) => {
    for (const row of rows) await commitRow(server.deps, batch, row)
  }

  it('rows written together leave what they leave one by one', async () => {
    const paid = ['Disbursed', 'Disbursed', 'Disbursed']
    const words = ['Approved', 'Rejected', 'Documents Pending', ...paid, 'In Process', 'Aprvd', 'Approved']
    // Two of those that are paid out are a partner's, and their month is worked out on both.
    const book = {
      people: words.map((_, at) => ({ status: 'in_review', isLead: at === 3 || at === 5 })),
      lines: words.map((word, at) => ({
        of: at + 1,
        word,
        amount: word === 'Disbursed' ? 90_000 + at : null,
        utr: null,
      })),
    }
    const left = await leftBy(book, together(100))
    expect(left).toEqual(await leftBy(book, oneByOne))
    expect(left).toMatchObject({ disbursals: [{}, {}, {}], earned: [{ app_id: 'app_4' }, { app_id: 'app_6' }] })
  })

  it('so do those of any book, however many go together', async () => {
    const words = ['Approved', 'Disbursed', 'Rejected', 'Documents Pending', 'In Process', 'Aprvd']
    const states = ['received', 'in_review', 'approved', 'rejected', 'disbursed']
    const person = fc.record({ status: fc.constantFrom(...states), isLead: fc.boolean() })
    const line = fc.record({
      of: fc.integer({ min: 1, max: 4 }),
      word: fc.constantFrom(...words),
      amount: fc.option(fc.integer({ min: 90_000, max: 99_000 })),
      utr: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 4 }),
    })
    const book = fc.record({
      people: fc.array(person, { minLength: 4, maxLength: 4 }),
      lines: fc.array(line, { minLength: 4, maxLength: 10 }),
    })
    await fc.assert(
      fc.asyncProperty(book, fc.integer({ min: 1, max: 6 }), async (book, rows) => {
        const alone = await leftBy(book, oneByOne)
        expect(await leftBy(book, together(rows))).toEqual(alone)
      }),
      { numRuns: 5, seed: 20_261_125 },
    )
  })
})
