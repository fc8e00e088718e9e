import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { listImportRows } from '#server/db/repositories/imports/import-rows.ts'
import { shredImportRowsOf } from '#server/db/repositories/imports/shred-rows.ts'
import { sealField } from '#server/db/repositories/profile/customers.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import { SHOWN_ROWS } from '#src/contract/entities/imports/studio.ts'
import type { BatchDetail, BatchRows, FilePreview } from '#src/contract/entities/imports/studio.ts'
import { makeEvent, makeSentApplication, storedApplications } from '#tests/builders/application.ts'
import { changeCustomers, storedCustomers } from '#tests/builders/customer.ts'
import { fileLine } from '#tests/builders/lender-file.ts'
import { storedDisbursals, storedWaitingWords } from '#tests/builders/loan.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Answer, Browser, QueryTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf } from '../shared/journey.ts'
import { endedOnce } from './ended-once.ts'

const HEADS =
  'Application No,LAN,Mobile,PAN,Product,Login Date,Status,Sub Status,Reject Reason,Disbursed Amt,Disb Date,UTR No'
const FIELDS: (ImportField | null)[] = [
  ...(['lender_reference', 'loan_account', 'phone', 'pan', 'product', 'applied_on', 'status', 'sub_status'] as const),
  ...(['reason', 'disbursed_amount', 'disbursal_date', 'utr'] as const),
]
const mis = (...lines: string[]): string => [HEADS, ...lines].join('\r\n')
const mapping = (fields = FIELDS, heads = HEADS) => ({
  columns: heads.split(',').map((head, at) => ({ head, field: fields[at] ?? null })),
  date_order: 'dmy' as const,
  unit: 'rupees' as const,
  amount_basis: 'gross' as const,
})

type ImportAct = 'saveImportMapping' | 'commitImportBatch' | 'editImportRows' | 'applyImportRule'

describe.each(engines())('the upload studio, on %s', (engine) => {
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

  /** An application at a lender, as though it had come a week ago. */
  const applied = async (number: number, status = 'in_review', lender_id = 1): Promise<number> => {
    const { user_id } = await makeSentApplication(server, number, { status, lender_id })
    const [customer] = await storedCustomers(server, { user_id })
    const pan = sealField(server.deps.vault, customer?.data_key ?? '', 'tin', `ABCPK${1_000 + number}F`)
    await changeCustomers(server, { user_id }, pan)
    return user_id
  }
  const form = (text: string, more: Record<string, string> = {}, name = 'mis.csv') => {
    const form = new FormData()
    form.append('file', new Blob([text]), name)
    for (const [key, value] of Object.entries({ profile: 'mis', lender_id: '1', ...more })) form.append(key, value)
    return form
  }
  const preview = (text: string, more = {}): Promise<Answer> =>
    admin.answer('previewLenderFile', { raw: form(text, more) })
  const upload = (text: string, more = {}): Promise<Answer> =>
    admin.answer('createImportBatch', { raw: form(text, { sheet: '0', head_row: '1', ...more }) })
  const post = <Act extends ImportAct>(batch: BatchDetail, act: Act, body: object, by = admin) =>
    by.answer<ImportAct>(act, { params: { id: batch.batch_id }, body: untyped({ version: batch.version, ...body }) })
  const rehearsed = async (text: string, map = mapping(), more = {}): Promise<BatchDetail> => {
    const batch = bodyOf<BatchDetail>(await upload(text, more))
    return bodyOf(await post(batch, 'saveImportMapping', { mapping: map, keep: false }))
  }
  const rowsOf = async (batch: BatchDetail, query: QueryTo<'listImportRows'> = {}): Promise<BatchRows> =>
    await admin.call('listImportRows', { params: { id: batch.batch_id }, query })
  const again = async (batch: BatchDetail): Promise<BatchDetail> =>
    await admin.call('getImportBatch', { params: { id: batch.batch_id } })
  const countsOf = ({ counts }: BatchDetail) => Object.fromEntries(counts.map(({ verdict, count }) => [verdict, count]))
  const stateOf = async (number: number) => {
    const [row] = await storedApplications(server, { reference: `CL-${number}` })
    return row?.status
  }
  const commit = async (batch: BatchDetail, mode = 'valid_rows') => {
    const answer = await post(batch, 'commitImportBatch', { mode })
    await runDueJobs(server.deps)
    return answer
  }

  it('shows a file before anything of it is kept, with what is a person’s own hidden', async () => {
    const answer = bodyOf<FilePreview>(await preview(mis('LN-1,,9876510001,ABCPK1001F,PL,,Approved,,,,,')))
    expect(answer.sheets).toMatchObject([{ head_row: 1, rows: 2, hidden_rows: 0 }])
    expect(answer.sheets[0]?.preview[1]?.cells.slice(0, 4)).toEqual(['LN-1', '', '******0001', 'ABCP*****F'])
    expect(answer).toMatchObject({ template: null, batch_id: null })
    expect(await listImportRows(server.deps.db, 1, 0, 9)).toEqual([])
    expect((await preview('x', { profile: 'nothing' })).status).toBe(422)
  })

  it('rehearses, shows what each row would change, and commits as reports of the lender', async () => {
    await applied(1)
    await applied(2, 'approved')
    const batch = await rehearsed(
      mis(
        'LN-1,,,,PL,,Approved,,,,,',
        'LN-2,LAN-2,,,PL,,Disbursed,,,"2,95,000",30/11/2026,N0123456789012345',
        'LN-77,,,,PL,,Approved,,,,,',
        'Total,,,,,,,,,"2,95,000",,',
      ),
    )
    expect(batch).toMatchObject({ state: 'rehearsed', row_count: 3, total_count: 1, lender: { lender_id: 1 } })
    expect(countsOf(batch)).toEqual({ update: 2, not_ours: 1 })
    expect(batch.groups).toMatchObject([{ code: 'no_application', field: 'lender_reference', count: 1 }])
    const { rows } = await rowsOf(batch, { show: 'changes' })
    expect(rows.map(({ row, reference }) => [row, reference])).toEqual([
      [2, 'CL-1'],
      [3, 'CL-2'],
    ])
    expect(rows[0]?.changes).toEqual([{ field: 'status', before: 'In review', after: 'Approved' }])
    expect(rows[1]?.changes).toContainEqual({ field: 'disbursed_amount', before: null, after: '295000' })
    expect(await stateOf(1)).toBe('in_review')
    expect((await commit(batch)).status).toBe(200)
    expect([await stateOf(1), await stateOf(2)]).toEqual(['approved', 'disbursed'])
    const [paid] = await storedDisbursals(server)
    expect(paid).toMatchObject({ loan_account: 'LAN-2', basis: 'gross', batch_id: batch.batch_id })
    expect(await again(batch)).toMatchObject({ state: 'committed', committed_count: 2 })
    const after = await again(batch)
    expect([countsOf(after), after.written_count]).toEqual([{ not_ours: 1 }, 2])
    // Each number stands above a list of as many rows.
    const totals = new Map<string, number>()
    for (const show of SHOWN_ROWS) totals.set(show, (await rowsOf(batch, { show })).total)
    expect(Object.fromEntries(totals)).toEqual({
      fix: 1,
      changes: 0,
      same: 0,
      written: 2,
      left_out: 0,
      edited: 0,
      all: 3,
    })
  })

  it('finds an application by PAN and product, and by number, product and day; a masked one is only suggested', async () => {
    for (const number of [1, 2, 3, 4]) await applied(number)
    const batch = await rehearsed(
      mis(
        ',,,ABCPK1001F,Personal Loan,,Approved,,,,,',
        ',,+91 98765 10002,,PL,26/11/2026,Approved,,,,,',
        ',,9876510003,,PL,10/11/2026,Approved,,,,,',
        ',,XXXXXX0004,ABCP*****F,PL,24/11/2026,Approved,,,300500,,',
        ',,,ABCPK1001F,Gold Loan,,Approved,,,,,',
      ),
    )
    const { rows } = await rowsOf(batch, { show: 'all' })
    expect(rows.map(({ reference }) => reference)).toEqual(['CL-1', 'CL-2', null, null, null])
    expect(rows.map(({ verdict }) => verdict)).toEqual(['update', 'update', 'not_ours', 'not_ours', 'not_ours'])
    const near = await admin.answer('listRowCandidates', { params: { id: batch.batch_id, row: 5 } })
    expect(bodyOf(near)).toMatchObject([{ reference: 'CL-4', amount: 300_000 }])
    const chosen = await post(batch, 'editImportRows', { edits: [{ row: 5, field: 'application_id', value: 'cl-4' }] })
    expect(countsOf(bodyOf(chosen))).toMatchObject({ update: 3 })
  })

  it('a lender’s file of another lender writes nothing, and says why', async () => {
    await applied(1, 'in_review', 2)
    const heads = 'Lead ID,Status'
    const batch = await rehearsed(`${heads}\nCL-1,Approved\n`, mapping(['application_id', 'status'], heads))
    expect(batch.groups).toMatchObject([{ code: 'other_lender', count: 1 }])
    expect((await commit(batch)).status).toBe(200)
    expect(await stateOf(1)).toBe('in_review')
  })

  it('puts cells right one by one and by one rule, leaves rows out, and takes them in again', async () => {
    for (const number of [1, 2, 3]) await applied(number)
    let batch = await rehearsed(
      mis(
        'LN-1,,,,,,Aprvd,,,,,',
        'LN-2,,,,,,APRVD,,,,,',
        'LN-3,,,,,,Approved,,,,31/11/2026,',
        'LN-9,,,,,,Approved,,,,,',
      ),
    )
    expect(countsOf(batch)).toEqual({ unmapped: 2, invalid: 1, not_ours: 1 })
    const rule = { action: 'replace', field: 'status', find: 'aprvd', value: 'Approved' }
    batch = bodyOf(await post(batch, 'applyImportRule', rule))
    expect(countsOf(batch)).toEqual({ update: 2, invalid: 1, not_ours: 1 })
    batch = bodyOf(
      await post(batch, 'editImportRows', { edits: [{ row: 4, field: 'disbursal_date', value: '30/11/2026' }] }),
    )
    expect(countsOf(batch)).toEqual({ update: 3, not_ours: 1 })
    expect((await rowsOf(batch, { show: 'all' })).rows[2]?.cells).toContainEqual({
      field: 'disbursal_date',
      text: '30/11/2026',
      edited: true,
    })
    expect((await commit(batch, 'all_or_nothing')).status).toBe(409)
    expect(await stateOf(1)).toBe('in_review')
    batch = bodyOf(await post(await again(batch), 'applyImportRule', { action: 'leave_out', code: 'no_application' }))
    expect(batch).toMatchObject({ left_out_count: 1, wrong_count: 0 })
    batch = bodyOf(await post(batch, 'applyImportRule', { action: 'take_in', rows: [5] }))
    expect(batch).toMatchObject({ left_out_count: 0, wrong_count: 1 })
    batch = bodyOf(await post(batch, 'applyImportRule', { action: 'leave_out', rows: [5] }))
    expect((await commit(batch, 'all_or_nothing')).status).toBe(200)
    expect([await stateOf(1), await stateOf(2), await stateOf(3)]).toEqual(['approved', 'approved', 'approved'])
  })

  it('is judged again where the database ends one of two who meet', async () => {
    await applied(1)
    await endedOnce(server.deps.db, 'update of verdict', async () => {
      expect(countsOf(await rehearsed(mis('LN-1,,,,,,Approved,,,,,')))).toEqual({ update: 1 })
    })
  })

  it('says what the rows that it would write, and those that it wrote, pay out together', async () => {
    for (const number of [1, 2, 3]) await applied(number, 'approved')
    let batch = await rehearsed(
      mis(
        'LN-1,LAN-1,,,,,Disbursed,,,"2,95,000.50",30/11/2026,N0123456789012341',
        'LN-2,LAN-2,,,,,Disbursed,,,1OOOOO,30/11/2026,N0123456789012342',
        // An amount of what is not paid out, and of a loan that is not ours: neither counts.
        'LN-3,,,,,,Agreement signed,,,"3,00,000",,',
        'LN-9,LAN-9,,,,,Disbursed,,,"9,00,000",30/11/2026,N0123456789012349',
      ),
    )
    const sums = ({ amount, written_amount }: BatchDetail) => [amount, written_amount]
    expect(sums(batch)).toEqual([295_000.5, 0])
    const put = (row: number, field: string, value: string) =>
      post(batch, 'editImportRows', { edits: [{ row, field, value }] })
    batch = bodyOf(await put(3, 'disbursed_amount', '1,00,000'))
    expect(sums(batch)).toEqual([395_000.5, 0])
    batch = bodyOf(await put(3, 'disbursed_amount', '90,000'))
    expect(sums(batch)).toEqual([385_000.5, 0])
    await commit(batch)
    batch = await again(batch)
    expect(sums(batch)).toEqual([0, 385_000.5])
    await admin.call('undoImportBatch', { params: { id: batch.batch_id } })
    await runDueJobs(server.deps)
    expect((await again(batch)).written_amount).toBe(0)
  })

  it('a row that is put right frees, or meets, the row that speaks of the same', async () => {
    await applied(1)
    await applied(2)
    let batch = await rehearsed(mis('LN-1,,,,,,Approved,,,,,', 'LN-1,,,,,,Rejected,,,,,'))
    expect(countsOf(batch)).toEqual({ duplicate_in_file: 2 })
    batch = bodyOf(
      await post(batch, 'editImportRows', { edits: [{ row: 3, field: 'lender_reference', value: 'LN-2' }] }),
    )
    expect(countsOf(batch)).toEqual({ update: 2 })
    batch = bodyOf(
      await post(batch, 'editImportRows', { edits: [{ row: 2, field: 'lender_reference', value: 'LN-2' }] }),
    )
    expect(countsOf(batch)).toEqual({ duplicate_in_file: 2 })
  })

  it('of two people on one file the second is told who was faster, and nothing of theirs is saved', async () => {
    await applied(1)
    const batch = await rehearsed(mis('LN-1,,,,,,Aprvd,,,,,'))
    const edit = { edits: [{ row: 2, field: 'status', value: 'Approved' }] }
    const other = (await server.signInAdmin(1)).browser
    expect((await post(batch, 'editImportRows', edit)).status).toBe(200)
    const late = await post(batch, 'editImportRows', { edits: [{ row: 2, field: 'status', value: 'Rejected' }] }, other)
    expect(late.status).toBe(409)
    expect(JSON.stringify(late.body)).toContain('changed this file meanwhile')
    // With what stands there now, to choose from.
    expect(late.body).toMatchObject({ errors: { present: '"Approved"' } })
    expect(countsOf(await again(batch))).toEqual({ update: 1 })
    expect((await post(batch, 'commitImportBatch', { mode: 'valid_rows' }, other)).status).toBe(409)
  })

  it('a row that is written is not put right any more, and says so', async () => {
    await applied(1)
    const batch = await rehearsed(mis('LN-1,,,,,,Approved,,,,,'))
    await commit(batch)
    const edit = { edits: [{ row: 2, field: 'status', value: 'Rejected' }] }
    const late = await post(await again(batch), 'editImportRows', edit)
    expect([late.status, JSON.stringify(late.body)]).toEqual([409, expect.stringContaining('Row 2 is written already')])
  })

  it('what stands beyond the heads is shown, and rows of totals are no rows of data', async () => {
    const heads = 'Lead ID,Status'
    const text = `MIS of November\n${heads}\nCL-1,Approved,2 50 000,ABCPK1001F\nTotal,\n`
    expect(bodyOf<FilePreview>(await preview(text)).sheets[0]).toMatchObject({
      rows: 4,
      head_row: 2,
      data: 1,
      totals: [4],
    })
    const batch = await rehearsed(text, mapping(['application_id', 'status'], heads), { head_row: '2' })
    expect((await rowsOf(batch)).rows[0]).toMatchObject({ beyond: ['2 50 000', 'ABCP*****F'] })
  })

  it('a row tells whose application it is about, so that its words can be explained there', async () => {
    await applied(1)
    const batch = await rehearsed(mis('LN-1,,,,,,Aprvd,,,,,', 'LN-9,,,,,,Approved,,,,,'))
    const { rows } = await rowsOf(batch)
    expect(rows.map(({ lender_id, product_type }) => [lender_id, product_type])).toEqual([
      [1, 'Personal Loans'],
      [null, null],
    ])
  })

  it('how a file is read is kept for coming files by version, and two columns that mean the same are named', async () => {
    const text = mis('LN-1,,,,,,Approved,,,,,')
    const first = bodyOf<BatchDetail>(await upload(text))
    const double = mapping(['lender_reference', 'loan_account', null, null, null, null, 'status', null, 'status'])
    const refused = await post(first, 'saveImportMapping', { mapping: double, keep: true })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.body)).toContain('“Status”, “Reject Reason”')
    const none = mapping([null, 'loan_account'])
    expect(JSON.stringify((await post(first, 'saveImportMapping', { mapping: none, keep: true })).body)).toContain(
      'status',
    )
    expect((await post(first, 'saveImportMapping', { mapping: mapping(), keep: true })).status).toBe(200)
    const lakh = { ...mapping(), unit: 'lakh' as const }
    expect((await post(await again(first), 'saveImportMapping', { mapping: lakh, keep: true })).status).toBe(200)
    const next = bodyOf<FilePreview>(await preview(`${text}\r\nLN-2,,,,,,Approved,,,,,`))
    expect(next.template).toMatchObject({ version: 2, head_row: 1, mapping: { unit: 'lakh' } })
    expect(bodyOf<FilePreview>(await preview(text, { lender_id: '2' })).template).toBeNull()
  })

  it('the same file opens again; with another row of heads it is read anew, as long as nothing of it is written', async () => {
    await applied(1)
    const text = `MIS of November\r\n${mis('LN-1,,,,,,Approved,,,,,')}`
    const wrong = bodyOf<BatchDetail>(await upload(text))
    expect(wrong.heads).toEqual(['MIS of November'])
    const right = bodyOf<BatchDetail>(await upload(text, { head_row: '2' }))
    expect(right).toMatchObject({ batch_id: wrong.batch_id, row_count: 1 })
    const batch = bodyOf<BatchDetail>(await post(right, 'saveImportMapping', { mapping: mapping(), keep: false }))
    await commit(batch)
    const same = bodyOf<BatchDetail>(await upload(text, { head_row: '1' }))
    expect(same).toMatchObject({ batch_id: wrong.batch_id, head_row: 2, state: 'committed' })
    expect(bodyOf<FilePreview>(await preview(text)).batch_id).toBe(wrong.batch_id)
  })

  it('an erasure finds rows of nobody’s application by number and by PAN, whatever their columns are called', async () => {
    const heads = 'Ref,Cust Ph,Tax id,Status'
    const text = `${heads}\nX-1,+91 98765 12345,,Approved\nX-2,,abcpk9999f,Approved\nX-3,9876500000,ABCPK0000F,Approved\n`
    const batch = await rehearsed(text, mapping(['lender_reference', null, null, 'status'], heads))
    const { db, vault } = server.deps
    const proven = [vault.index('phone', '9876512345')]
    await shredImportRowsOf(db, 4_711, { proven, pan: vault.index('tin', 'abcpk9999f') })
    const rows = await listImportRows(db, batch.batch_id, 0, 9)
    expect(rows.map(({ cells_enc }) => cells_enc === null)).toEqual([true, true, false])
    expect((await rowsOf(batch, { show: 'all' })).rows.map(({ shredded }) => shredded)).toEqual([true, true, false])
  })

  it('words that nobody knows wait with the others once the file is committed', async () => {
    await applied(1)
    const batch = await rehearsed(mis('LN-1,,,,,,Soft hold,,,,,'))
    await commit(batch)
    expect(await storedWaitingWords(server)).toMatchObject([{ app_id: 'app_1', status: 'Soft hold' }])
  })

  it('many rows together are said without the status that each of them has', async () => {
    await applied(1, 'rejected')
    await applied(2, 'approved')
    const batch = await rehearsed(mis('LN-1,,,,,,Approved,,,,,', 'LN-2,,,,,,Under review,,,,,'))
    expect(batch.groups.map(({ message }) => message).sort()).toEqual([
      'Nothing can follow where the application is',
      'Status moves back',
    ])
    const rows = (await rowsOf(batch)).rows.map(({ problems }) => problems[0]?.message)
    expect(rows).toEqual([
      'The application is Not approved: nothing can follow it',
      'Status moves back from Approved to In review',
    ])
  })

  it('undo takes back what nobody changed since, and says what it left', async () => {
    await applied(1)
    await applied(2)
    const batch = await rehearsed(mis('LN-1,,,,,,Approved,,,,,', 'LN-2,,,,,,Approved,,,,,'))
    await commit(batch)
    await makeEvent(server, { app_id: 'app_2', status: 'approved' })
    await admin.call('undoImportBatch', { params: { id: batch.batch_id } })
    await runDueJobs(server.deps)
    expect(await again(batch)).toMatchObject({ state: 'undone', undone_count: 1, left_count: 1 })
    expect([await stateOf(1), await stateOf(2)]).toEqual(['in_review', 'approved'])
    const rows = (await rowsOf(batch, { show: 'all' })).rows
    expect(rows.map(({ outcome }) => outcome)).toEqual(['undone', 'left'])
  })

  it('what was explained before the undo stays, and what still waits is explained into nothing afterwards', async () => {
    for (const number of [1, 2]) await applied(number)
    const batch = await rehearsed(mis('LN-1,,,,,,Soft hold,,,,,', 'LN-2,,,,,,Hard hold,,,,,'))
    await commit(batch)
    const explain = async (...known: string[]) => {
      const any = { product: null, sub_status: null, reason: null, refusal: null }
      const rows = known.map((status) => ({ ...any, status, means: 'approved' as const }))
      const { version } = await admin.call('getStatusWords', { params: { lenderId: 1 } })
      await admin.call('saveStatusWords', { params: { lenderId: 1 }, body: { version, rows } })
    }
    await explain('Soft hold')
    expect([await stateOf(1), await stateOf(2)]).toEqual(['approved', 'in_review'])
    await admin.call('undoImportBatch', { params: { id: batch.batch_id } })
    await runDueJobs(server.deps)
    expect(await again(batch)).toMatchObject({ state: 'undone', undone_count: 0, left_count: 1 })
    await explain('Soft hold', 'Hard hold')
    expect([await stateOf(1), await stateOf(2)]).toEqual(['approved', 'in_review'])
  })

  it.each(['closed', 'decided'])(
    'a loan that is %s in the books with the lender stays when its file is undone',
    async (how) => {
      for (const number of [1, 2]) await applied(number)
      const line = (number: number) =>
        `LN-${number},LAN-${number},,,,,Disbursed,,,250000,28/11/2026,N012345678901234${number}`
      const batch = await rehearsed(mis(line(1), line(2)))
      await commit(batch)
      expect(await stateOf(1)).toBe('disbursed')
      const [paid] = await storedDisbursals(server, { app_id: 'app_1' })
      await fileLine(server, { lender_id: 1, loan: 'LAN-1', period: '2026-11', disbursed: 250_000, gross: 0 })
      const look = () => admin.call('getLedger', { params: { lenderId: 1 }, query: { month: '2026-11' } })
      const mine = (await look()).rows.filter(({ own }) => how === 'closed' || own?.disbursal_id === paid?.disbursal_id)
      for (const { file, own, verdict } of mine) {
        const lines = [{ line_id: file?.line_id ?? null, disbursal_id: own?.disbursal_id ?? null }]
        const kind = verdict === 'missing_there' ? 'chased' : 'accepted'
        if (verdict !== 'matched')
          await admin.call('decideLines', {
            params: { lenderId: 1 },
            body: { month: '2026-11', lines, kind, reason: 'Looked at' },
          })
      }
      if (how === 'closed')
        await admin.call('closeLedgerMonth', {
          params: { lenderId: 1 },
          body: { month: '2026-11', seen: (await look()).seen },
        })
      await admin.call('undoImportBatch', { params: { id: batch.batch_id } })
      await runDueJobs(server.deps)
      expect(await stateOf(1)).toBe('disbursed')
      expect(await stateOf(2)).toBe(how === 'closed' ? 'disbursed' : 'in_review')
    },
  )

  it('lists the newest twenty files, and behind any of them the older ones, each once, and says whether there are any', async () => {
    const { db, clock } = server.deps
    const made: number[] = []
    // Two of the same instant stand on either side of the border.
    for (let at = 0; at < 23; at += 1) {
      const created_at = new Date(clock.now().getTime() + Math.floor(at / 2))
      const facts = {
        file_name: `${at}.csv`,
        file_size: 1,
        file_hash: `hash-${at}`,
        head_row: 1,
        heads: [],
        lender_id: 1,
      }
      const batch = await createImportBatch(db, { ...facts, profile: 'mis', created_at })
      made.unshift(batch?.batch_id ?? 0)
    }
    const list = async (before?: number | null) => {
      const query = { profile: 'mis', ...(before != null && { before }) } as const
      const { batches, next } = await admin.call('listImportBatches', { query })
      return { ids: batches.map(({ batch_id }) => batch_id), next }
    }
    const first = await list()
    expect(first).toEqual({ ids: made.slice(0, 20), next: made[19] })
    expect(await list(first.next)).toEqual({ ids: made.slice(20), next: null })
    // Twenty and no more: nothing is behind the last of them.
    expect(await list(made[2])).toEqual({ ids: made.slice(3), next: null })
    expect(await list(made.at(-1))).toEqual({ ids: [], next: null })
    expect(await admin.status('listImportBatches', { query: { profile: 'mis', before: 'x' } })).toBe(422)
  })

  it('a reader without the right gets nothing of these files', async () => {
    const batch = await rehearsed(mis('LN-1,,,,,,Approved,,,,,'))
    for (const role of [2, 3] as const) {
      const other = (await server.signInAdmin(role)).browser
      expect(await other.status('getImportBatch', { params: { id: batch.batch_id } })).toBe(403)
      expect(await other.status('listImportRows', { params: { id: batch.batch_id } })).toBe(403)
      expect((await post(batch, 'commitImportBatch', { mode: 'valid_rows' }, other)).status).toBe(403)
    }
  })

  it('takes failed rows away as CSV and as Excel’s, both safe', async () => {
    const batch = await rehearsed(mis('=1+1,,,,,,Approved,,,,,'))
    const csv = await admin.call('exportFailedRows', { params: { id: batch.batch_id }, query: { format: 'csv' } })
    expect(csv).toContain("'=1+1")
    expect(csv).toContain('This is not a number of an application or a loan')
    const xlsx = await admin.answer('exportFailedRows', { params: { id: batch.batch_id }, query: { format: 'xlsx' } })
    expect(xlsx.headers.get('content-type')).toContain('spreadsheetml')
  })
})
