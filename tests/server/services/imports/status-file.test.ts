import { utils, write } from '@e965/xlsx'
import type { BookType } from '@e965/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { listImportRows } from '#server/db/repositories/imports/import-rows.ts'
import { shredImportRowsOf } from '#server/db/repositories/imports/shred-rows.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { rehearseBatch } from '#server/services/imports/rehearse-batch.ts'
import { commitRow } from '#server/services/imports/shared/commit-rows.ts'
import { findStatusHeads } from '#server/services/imports/shared/kinds/status-heads.ts'
import { mappedBatch } from '#server/services/imports/shared/mapped-batch.ts'
import { stageFile } from '#server/services/imports/stage-file.ts'
import { startCommit } from '#server/services/imports/start-commit.ts'
import { sweepExpired } from '#server/services/privacy/sweep-expired.ts'
import type { StatusFileAnswer } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail, FilePreview } from '#src/contract/entities/imports/studio.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { days } from '#src/contract/rules/time.ts'
import { makeApplication, makeEvent, storedApplicationEvents, storedApplications } from '#tests/builders/application.ts'
import { changeCustomers, makeCustomer } from '#tests/builders/customer.ts'
import { storedImportRows } from '#tests/builders/lender-file.ts'
import { storedDisbursals } from '#tests/builders/loan.ts'
import { storedJobs } from '#tests/builders/log.ts'
import type { Answer, Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf } from '../shared/journey.ts'
import { endedOnce } from './ended-once.ts'

const HEADS = 'application_id,status,reason,sanctioned_amount,disbursed_amount,disbursal_date,utr'

const formOf = (text: string | Uint8Array<ArrayBuffer>, name = 'tamarind_1119.csv'): FormData => {
  const form = new FormData()
  form.append('image_name', new Blob([text]), name)
  return form
}
const csv = (...lines: string[]): string => [HEADS, ...lines].join('\r\n')

describe.each(engines())('a file of statuses, on %s', (engine) => {
  let server: TestServer
  let analyst: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.clock.set(new Date('2026-12-01T05:00:00Z'))
    server.deps.limits.profile = 'relaxed'
    analyst = (await server.signInAdmin(2)).browser
  })
  afterAll(() => server.close())

  let people = 0
  /** An application at a lender, as though it had come a week ago. */
  const applied = async (reference: string, status = 'in_review', lender_id = 1): Promise<number> => {
    const at = new Date(server.clock.now().getTime() - days(7))
    const user_id = await makeCustomer(server, { mobile: `98765${10_000 + (people += 1)}`, at })
    const numbers = { app_id: `app_${reference}`, reference, lender_reference: `LN-${reference}` }
    const { app_id } = await makeApplication(server, { ...numbers, user_id, status, lender_id, amount: 300_000, at })
    await makeEvent(server, { app_id, status, at })
    return user_id
  }
  const send = (text: string | Uint8Array<ArrayBuffer>, name?: string): Promise<Answer> =>
    analyst.answer('uploadApplicationStatusFile', { raw: formOf(text, name) })
  const load = async (text: string): Promise<StatusFileAnswer> => bodyOf(await send(text))
  const stateOf = async (reference: string) => {
    const [row] = await storedApplications(server, { reference })
    return row?.status
  }
  const eventsOf = (reference: string) => storedApplicationEvents(server, { app_id: `app_${reference}` })
  const newsFor = async (reference: string) => {
    const rows = await storedJobs(server, { kind: 'notify_status' })
    return rows.filter(({ payload }) => payload.app_id === `app_${reference}`).map(({ payload }) => payload.status)
  }
  const staged = async (text: string) => {
    const file = { name: 'x.csv', bytes: new TextEncoder().encode(text) }
    const whose = { profile: 'application_status' as const, lender_id: null, admin_id: 2 }
    const { batch } = await stageFile(server.deps, whose, file, findStatusHeads)
    await rehearseBatch(server.deps, batch)
    return batch.batch_id
  }

  it('a row that would move an application backwards is refused, and leaves nothing', async () => {
    await applied('CL-1', 'approved')
    await applied('CL-2', 'agreement_signed')
    const answer = await load(csv('CL-1,In Review,,,,,', 'CL-2,Approved,,,,,'))
    expect(answer).toMatchObject({ rowsUpdated: 0, errorsFound: 2, rowsRefused: 2 })
    expect(answer.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'status', 'Status moves back from Approved to In review'],
      [3, 'status', 'Status moves back from Agreement signed to Approved'],
    ])
    for (const reference of ['CL-1', 'CL-2']) {
      expect(await eventsOf(reference)).toHaveLength(1)
      expect(await newsFor(reference)).toEqual([])
    }
    expect([await stateOf('CL-1'), await stateOf('CL-2')]).toEqual(['approved', 'agreement_signed'])
  })

  it('writes the rows that are right and says of the others what is wrong, row by row as the spreadsheet counts', async () => {
    await applied('CL-1')
    await applied('CL-2', 'approved')
    await applied('CL-3', 'rejected')
    await applied('CL-4')
    const answer = await load(
      csv(
        'CL-1,DISBURSED,,300000,"2,95,000",30/11/2026,N0123456789012345',
        'CL-2,In Review,,,,,',
        'cl-4,Approved,Good score,300000,,,',
        'CL-3,Approved,,,,,',
        'CL-4711,Approved,,,,,',
        ',Approved,,,,,',
        'CL-4,Disbrused,,,,31/11/2026,',
      ),
    )
    expect(answer.rowsUpdated).toBe(1)
    expect(await stateOf('CL-1')).toBe('disbursed')
    expect(answer.errors).toEqual([
      { row: 3, column: 'status', value: 'In Review', message: 'Status moves back from Approved to In review' },
      { row: 4, column: 'application_id', value: 'cl-4', message: 'The file has another row for this application' },
      {
        row: 5,
        column: 'status',
        value: 'Approved',
        message: 'The application is Not approved: nothing can follow it',
      },
      { row: 6, column: 'application_id', value: 'CL-4711', message: 'We have no application with this number' },
      { row: 7, column: 'application_id', value: '', message: 'This is missing' },
      {
        row: 8,
        column: 'disbursal_date',
        value: '31/11/2026',
        message: 'This day does not exist. Write it as DD/MM/YYYY',
      },
    ])
    expect(answer.errorsFound).toBe(6)
    expect([await stateOf('CL-2'), await stateOf('CL-3'), await stateOf('CL-4')]).toEqual([
      'approved',
      'rejected',
      'in_review',
    ])
  })

  it('takes heads in any order and case, and treats a row as a report by webhook: timeline, news, disbursal', async () => {
    await applied('CL-1')
    const text =
      'UTR;Disbursal Date;STATUS;Disbursed_Amount;Application_ID;Branch\nN0123456789012345;30/11/2026;Disbursed;295000;CL-1;Pune\n'
    expect(await load(text)).toMatchObject({ rowsUpdated: 1, errors: [] })
    expect((await eventsOf('CL-1')).map(({ status, source }) => [status, source])).toEqual([
      ['in_review', 'lender'],
      // What nobody had told, and what is paid out says all the same.
      ['approved', 'lender'],
      ['disbursed', 'lender'],
    ])
    expect(await newsFor('CL-1')).toEqual(['approved', 'disbursed'])
    const paid = await storedDisbursals(server)
    expect(paid).toMatchObject([
      { app_id: 'app_CL-1', amount: toPaise(295_000), day: '2026-11-30', utr: 'N0123456789012345', source: 'file' },
    ])
    expect(paid[0]?.batch_id).toBeGreaterThan(0)
  })

  it('sent twice writes nothing twice; corrected and shuffled it writes what was corrected', async () => {
    await applied('CL-1')
    await applied('CL-2')
    await applied('CL-3')
    const first = csv('CL-1,Approved,,,,,', 'CL-2,Aproved,,,,,', 'CL-3,Rejected,,,,,')
    expect(await load(first)).toMatchObject({ rowsUpdated: 2, errorsFound: 1 })
    expect(await load(first)).toMatchObject({ rowsUpdated: 0, errorsFound: 1 })
    const second = csv('CL-3,Rejected,,,,,', 'CL-2,Approved,,,,,', 'CL-1,Approved,,,,,')
    expect(await load(second)).toMatchObject({ rowsUpdated: 1, errors: [] })
    expect((await eventsOf('CL-1')).length).toBe(2)
    expect(await stateOf('CL-2')).toBe('approved')
  })

  it('a row that was loaded before is no step back when the application has moved on since', async () => {
    await applied('CL-1')
    await load(csv('CL-1,Approved,,,,,'))
    await load(csv('CL-1,Disbursed,,,250000,30/11/2026,N0123456789012345'))
    const again = await load(csv('CL-1,Approved,,,,,', 'CL-9,Approved,,,,,'))
    expect(again.errors.map(({ row }) => row)).toEqual([3])
  })

  it('goes on after a process that died in the middle, and nothing is doubled', async () => {
    for (const number of [1, 2, 3]) await applied(`CL-${number}`)
    const batchId = await staged(csv('CL-1,Approved,,,,,', 'CL-2,Approved,,,,,', 'CL-3,Approved,,,,,'))
    await startCommit(server.deps, batchId, { mode: 'valid_rows', admin_id: 2, version: null, attended: false })
    const batch = await findImportBatch(server.deps.db, batchId)
    const [row] = await listImportRows(server.deps.db, batchId, 0, 1)
    if (!batch || !row) throw new Error('nothing was staged')
    expect(await commitRow(server.deps, mappedBatch(batch), row)).toBe(true)
    await runDueJobs(server.deps)
    for (const number of [1, 2, 3]) {
      expect(await stateOf(`CL-${number}`)).toBe('approved')
      expect((await eventsOf(`CL-${number}`)).length).toBe(2)
    }
    expect(await findImportBatch(server.deps.db, batchId)).toMatchObject({ state: 'committed', committed_count: 3 })
  })

  it('of two people on one file the second is told, and all or nothing means nothing while a row is wrong', async () => {
    await applied('CL-1')
    const batchId = await staged(csv('CL-1,Approved,,,,,', 'CL-9,Approved,,,,,'))
    const seen = (await findImportBatch(server.deps.db, batchId))?.version ?? 0
    const whole = { admin_id: 2, attended: false }
    const all = startCommit(server.deps, batchId, { ...whole, mode: 'all_or_nothing', version: seen })
    await expect(all).rejects.toThrow('rows are wrong')
    await startCommit(server.deps, batchId, { ...whole, mode: 'valid_rows', version: seen })
    const late = startCommit(server.deps, batchId, { ...whole, mode: 'valid_rows', version: seen })
    await expect(late).rejects.toThrow('Somebody else changed this file meanwhile')
    await runDueJobs(server.deps)
    expect((await eventsOf('CL-1')).length).toBe(2)
  })

  it('is taken back where nobody was there since, and written again when it comes again', async () => {
    await applied('CL-1')
    await applied('CL-2')
    const text = csv('CL-1,Disbursed,,,250000,30/11/2026,N0123456789012345', 'CL-2,Approved,,,,,')
    const { batch_id } = await load(text)
    await load(csv('CL-2,Disbursed,,,250000,30/11/2026,N0123456789012346'))
    await analyst.call('undoImportBatch', { params: { id: batch_id } })
    await runDueJobs(server.deps)
    expect(await stateOf('CL-1')).toBe('in_review')
    expect(await stateOf('CL-2')).toBe('disbursed')
    expect(await storedDisbursals(server, { app_id: 'app_CL-1' })).toEqual([])
    expect((await eventsOf('CL-1')).at(-1)).toMatchObject({ status: 'in_review', note: 'file_undone', batch_id })
    const list = await analyst.answer('listImportBatches', { query: { profile: 'application_status' } })
    const [listed] = bodyOf<{ batches: object[] }>(list).batches.slice(-1)
    expect(listed).toMatchObject({ state: 'undone', undone_count: 1, left_count: 1, undo_until: null })
    expect(await load(text)).toMatchObject({ rowsUpdated: 1, errors: [] })
    expect(await stateOf('CL-1')).toBe('disbursed')
  })

  it('writes nothing of somebody who was forgotten, and its rows go with them and after 90 days', async () => {
    const userId = await applied('CL-1', 'approved')
    await applied('CL-2')
    const paid = 'disbursed,,,300000,30/11/2026,N0123456789012345'
    const { batch_id } = await load(csv(`CL-1,${paid}`, `CL-2,${paid}`))
    const { db } = server.deps
    await shredImportRowsOf(db, userId, { proven: [], pan: null })
    const sealed = async () =>
      (await listImportRows(db, batch_id, 0, 9)).map((row) => [row.app_id, row.cells_enc === null, row.amount])
    expect(await sealed()).toEqual([
      ['app_CL-1', true, null],
      ['app_CL-2', false, toPaise(300_000)],
    ])
    await changeCustomers(server, { user_id: userId }, { deleted_at: server.deps.clock.now() })
    const { errors } = await load(csv('CL-1,Rejected,,,,,'))
    expect(errors.map(({ message }) => message)).toEqual([
      'The customer’s data was erased: nothing is written any more',
    ])
    const inTime = new Date(server.clock.now().getTime() + days(89))
    server.clock.set(inTime)
    await sweepExpired(server.deps, { day: '2027-02-28', batch: 1 })
    expect((await listImportRows(db, batch_id, 0, 9)).length).toBe(2)
    server.clock.set(new Date(inTime.getTime() + days(2)))
    await sweepExpired(server.deps, { day: '2027-03-02', batch: 1 })
    expect(await listImportRows(db, batch_id, 0, 9)).toEqual([])
  })

  it('keeps the cells of a row sealed', async () => {
    await load(csv('CL-77123,Approved,Secret reason,,,,'))
    const rows = await storedImportRows(server, { row_number: 2 })
    expect(JSON.stringify(rows)).not.toMatch(/77123|Secret/)
  })

  it.each([
    ['nothing', null, 'No file selected'],
    [
      'a picture that calls itself a table',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
      'Invalid file type',
    ],
    ['a file of other heads', new TextEncoder().encode('name,phone\nA,1\n'), 'A header row with'],
    ['a head twice', new TextEncoder().encode('status,STATUS,application_id\na,b,CL-1\n'), 'Two columns'],
  ])('refuses %s', async (what, bytes, message) => {
    const raw = bytes === null ? new FormData() : formOf(bytes, what === 'a picture' ? 'a.png' : 'a.csv')
    const { status, body } = await analyst.refusal('uploadApplicationStatusFile', { raw })
    expect(status).toBe(422)
    expect(body.errors?.['image_name']).toContain(message)
  })

  it('an empty file is called so, and what the specification says stands in the message, too', async () => {
    const empty = await send('')
    expect(empty).toMatchObject({ status: 422, body: { errors: { image_name: 'The file is empty' } } })
    const none = await analyst.answer('uploadApplicationStatusFile', { raw: new FormData() })
    expect(none).toMatchObject({ status: 422, body: { message: 'No file selected' } })
    expect(await send('x', 'a.png')).toMatchObject({ status: 422, body: { message: 'Invalid file type' } })
  })

  it.each<[string, BookType]>([
    ['statuses.xlsx', 'xlsx'],
    ['statuses.xls', 'biff8'],
  ])('reads %s, with its days as the workbook keeps them', async (name, bookType) => {
    await applied('CL-1')
    await applied('CL-2')
    const day = { t: 'n', v: 46356, z: 'dd/mm/yyyy' }
    const rows = [
      ['Application_ID', 'Status', 'Disbursed_Amount', 'Disbursal_Date', 'UTR'],
      ['CL-1', 'Disbursed', 295_000, day, 'N0123456789012345'],
      ['CL-2', 'Approved'],
      ['CL-9', 'Approved'],
    ]
    const book = utils.book_new(utils.aoa_to_sheet(rows), 'Sheet1')
    const bytes = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
    const answer = bodyOf<StatusFileAnswer>(await send(bytes, name))
    expect(answer).toMatchObject({ rowsUpdated: 2, errors: [{ row: 4, value: 'CL-9' }] })
    expect(await storedDisbursals(server)).toMatchObject([
      { app_id: 'app_CL-1', amount: toPaise(295_000), day: '2026-11-30' },
    ])
    expect(await stateOf('CL-2')).toBe('approved')
  })

  it('a form that breaks off half way leaves nothing behind', async () => {
    const whole = new Uint8Array(await new Response(formOf(csv('CL-1,Approved,,,,,'))).arrayBuffer())
    const type = /^--(\S+)/.exec(new TextDecoder().decode(whole))?.[1] ?? ''
    const headers = { 'content-type': `multipart/form-data; boundary=${type}` }
    const { status } = await analyst.refusal('uploadApplicationStatusFile', {
      raw: whole.slice(0, whole.length / 2),
      headers,
    })
    expect(status).toBe(415)
    expect(await storedImportRows(server)).toEqual([])
  })

  it('gives the failed rows back as they came, with the reason behind each', async () => {
    const { batch_id } = await load('status,application_id,note\nApproved,CL-8,=1+1\n')
    const body = await analyst.call('exportFailedRows', { params: { id: batch_id } })
    expect(String(body).split('\r\n').slice(0, 2)).toEqual([
      expect.stringContaining('status,application_id,note,What is wrong'),
      "Approved,CL-8,'=1+1,We have no application with this number",
    ])
  })

  const stagedAs = (text: string, more: Record<string, string> = {}): FormData => {
    const raw = new FormData()
    raw.append('file', new Blob([text]), 'tamarind_1119.csv')
    for (const [name, value] of Object.entries({ profile: 'application_status', ...more })) raw.append(name, value)
    return raw
  }
  const stage = (text: string, more: Record<string, string> = {}): Promise<Answer> =>
    analyst.answer('createImportBatch', { raw: stagedAs(text, { sheet: '0', head_row: '0', ...more }) })

  it('is rehearsed without anybody saying whose it is or what its columns mean, and committed and undone as others are', async () => {
    await applied('CL-1')
    await applied('CL-2', 'in_review', 2)
    const text = csv('CL-1,Approved,,,,,', 'CL-2,Approved,,,,,', 'CL-3,Approved,,,,,')
    const batch = bodyOf<BatchDetail>(await stage(text))
    expect(batch).toMatchObject({ state: 'rehearsed', lender: null, wrong_count: 1, row_count: 3 })
    expect([await stateOf('CL-1'), await stateOf('CL-2')]).toEqual(['in_review', 'in_review'])
    const whole = await analyst.refusal('commitImportBatch', {
      params: { id: batch.batch_id },
      body: { version: batch.version, mode: 'all_or_nothing' },
    })
    expect(whole.status).toBe(409)
    await analyst.call('commitImportBatch', {
      params: { id: batch.batch_id },
      body: { version: batch.version, mode: 'valid_rows' },
    })
    await runDueJobs(server.deps)
    expect([await stateOf('CL-1'), await stateOf('CL-2')]).toEqual(['approved', 'approved'])
    // The same file is opened as it was left, and sent at once it writes nothing twice.
    expect(bodyOf<BatchDetail>(await stage(text))).toMatchObject({ batch_id: batch.batch_id, written_count: 2 })
    expect(await load(text)).toMatchObject({ batch_id: batch.batch_id, rowsUpdated: 0, rowsRefused: 1 })
    await analyst.call('undoImportBatch', { params: { id: batch.batch_id } })
    await runDueJobs(server.deps)
    expect([await stateOf('CL-1'), await stateOf('CL-2')]).toEqual(['in_review', 'in_review'])
  })

  it('is read and written again where the database ends one of two who meet', async () => {
    await applied('CL-1')
    await endedOnce(server.deps.db, 'insert', async () => {
      expect(await load(csv('CL-1,Approved,,,,,'))).toMatchObject({ rowsUpdated: 1, errors: [] })
    })
  })

  it('is refused at the field it came in where its heads are others', async () => {
    const { status, body } = await stage('name,phone\nA,1\n')
    expect([status, body]).toEqual([422, expect.objectContaining({ errors: { file: expect.any(String) as string } })])
  })

  it('under other heads it is matched as a lender’s file is: rows of any lender, with any row of heads and separator', async () => {
    await applied('CL-1')
    await applied('CL-2', 'in_review', 2)
    const text =
      'Daily report\nOur ref no.;Where it stands;Paid out;Paid on\nCL-1;Approved;;\nCL-2;Disbursed;2,95,000;11/30/2026\n'
    const answer = await analyst.answer('previewLenderFile', {
      raw: stagedAs(text, { separator: 'semicolon', head_row: '2' }),
    })
    const { sheets, fields, template } = bodyOf<FilePreview>(answer)
    expect([sheets[0]?.heads, sheets[0]?.head_row, template]).toEqual([
      ['Our ref no.', 'Where it stands', 'Paid out', 'Paid on'],
      2,
      null,
    ])
    expect(fields).toEqual(HEADS.split(','))
    const batch = bodyOf<BatchDetail>(await stage(text, { head_row: '2', separator: 'semicolon' }))
    expect(batch).toMatchObject({ state: 'uploaded', mapping: null, row_count: 2 })
    const means = ['application_id', 'status', 'disbursed_amount', 'disbursal_date'] as const
    const mapping = {
      columns: batch.heads.map((head, at) => ({ head, field: means[at] ?? null })),
      date_order: 'mdy' as const,
      unit: 'rupees' as const,
      amount_basis: 'net' as const,
    }
    const params = { id: batch.batch_id }
    const body = { version: batch.version, mapping, keep: true }
    const matched = await analyst.call('saveImportMapping', { params, body })
    expect(matched).toMatchObject({ state: 'rehearsed', lender: null, wrong_count: 0 })
    await analyst.call('commitImportBatch', { params, body: { version: matched.version, mode: 'all_or_nothing' } })
    await runDueJobs(server.deps)
    expect([await stateOf('CL-1'), await stateOf('CL-2')]).toEqual(['approved', 'disbursed'])
    // In the order that was said.
    expect((await storedDisbursals(server)).map(({ day }) => day)).toEqual(['2026-11-30'])
    // What was said is kept for coming files of this kind.
    const next = await analyst.answer('previewLenderFile', { raw: stagedAs(text.replace('CL-1', 'CL-3')) })
    expect(bodyOf<FilePreview>(next).template).toMatchObject({ version: 1, head_row: 2, mapping })
  })

  it('is nobody’s business but that of roles 1 and 2, and other kinds of files are role 1’s', async () => {
    const agent = (await server.signInAdmin(3)).browser
    expect(await agent.status('uploadApplicationStatusFile', { raw: formOf(csv('CL-1,Approved,,,,,')) })).toBe(403)
    expect(await analyst.status('listImportBatches', { query: { profile: 'mis' } })).toBe(403)
    const admin = (await server.signInAdmin(1)).browser
    await admin.call('listImportBatches', { query: { profile: 'mis' } })
  })
})
