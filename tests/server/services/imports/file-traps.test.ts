import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SHEET_LIMITS } from '#server/sheets/sheet-file.ts'
import type { ImportField, ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail, FilePreview } from '#src/contract/entities/imports/studio.ts'
import { makeApplication } from '#tests/builders/application.ts'
import type { Answer, Browser, BodyTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { utf8, xlsxOf } from '#tests/setup/sheet-files.ts'
import { bodyOf } from '../shared/journey.ts'

describe.each(engines())('what is peculiar to files, on %s', (engine) => {
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

  const form = (bytes: Uint8Array | string, more: Record<string, string> = {}, name = 'mis.csv') => {
    const form = new FormData()
    form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
    for (const [key, value] of Object.entries({ profile: 'mis', lender_id: '1', ...more })) form.append(key, value)
    return form
  }
  const preview = async (bytes: Uint8Array | string, more = {}, name = 'mis.csv'): Promise<FilePreview> =>
    await admin.call('previewLenderFile', { raw: form(bytes, more, name) })
  const upload = (bytes: Uint8Array | string, more = {}, name = 'mis.csv'): Promise<Answer> =>
    admin.answer('createImportBatch', { raw: form(bytes, { sheet: '0', head_row: '1', ...more }, name) })
  const mapped = async (text: string, fields: (ImportField | null)[], more: Record<string, string> = {}) => {
    const batch = bodyOf<BatchDetail>(await upload(text, more))
    const mapping: BodyTo<'saveImportMapping'>['mapping'] = {
      columns: batch.heads.map((head, at) => ({ head, field: fields[at] ?? null })),
      date_order: 'dmy',
      unit: 'rupees',
      amount_basis: null,
    }
    const body = { version: batch.version, mapping, keep: false }
    await admin.call('saveImportMapping', { params: { id: batch.batch_id }, body })
    const { rows } = await admin.call('listImportRows', { params: { id: batch.batch_id }, query: { show: 'all' } })
    return rows.map(({ verdict, problems }) => [
      verdict,
      ...problems.map(({ field, code }) => `${field ?? ''} ${code}`),
    ])
  }
  const applied = () => makeApplication(server, { app_id: 'app_1', reference: 'CL-1', lender_id: 1, amount: 300_000 })

  it('says of every column what its days prove, whatever its head', async () => {
    const lines = Array.from({ length: 30 }, () => 'Approved,CL-1,11/10/2026,11/12/2026,11/11/2026')
    const text = `Status,Lead ID,Login Date,Money Sent,Disb Dt\n${lines.join('\n')}\nApproved,CL-2,11/10/2026,11/22/2026,\n`
    expect((await preview(text)).sheets[0]?.day_orders).toEqual([[], [], ['open'], ['open', 'mdy'], []])
  })

  it('names how a text is read, and reads it as somebody chose', async () => {
    const latin = Uint8Array.from([...utf8('Lead ID;Status,Reason\nCL-1;Soft hold,Jos'), 0xe9])
    const found = await preview(latin)
    expect(found.text).toEqual({ encoding: 'windows-1252', separator: 'comma' })
    const chosen = { encoding: 'windows-1252', separator: 'semicolon' }
    const again = await preview(latin, chosen)
    expect(again.text).toEqual(chosen)
    expect(again.sheets[0]?.preview[1]?.cells).toEqual(['CL-1', 'Soft hold,José'])
    expect((await preview(xlsxOf({ rows: '<row r="1"><c r="A1"><v>1</v></c></row>' }), {}, 'a.xlsx')).text).toBeNull()
    const first = bodyOf<BatchDetail>(await upload(latin))
    expect(first.heads).toEqual(['Lead ID;Status', 'Reason'])
    const second = bodyOf<BatchDetail>(await upload(latin, chosen))
    expect(second).toMatchObject({ batch_id: first.batch_id, heads: ['Lead ID', 'Status,Reason'] })
    expect((await upload(latin, { separator: 'dot' })).status).toBe(422)
  })

  it('counts the cells that a formula has worked out; they are read, and are no error', async () => {
    await applied()
    const words = (...texts: string[]) => texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
    const rows = `<row>${words('Lead ID', 'Status')}</row><row>${words('CL-1')}<c t="str"><f>UPPER("a")</f><v>Approved</v></c></row>`
    const book = xlsxOf({ rows })
    expect((await preview(book, {}, 'a.xlsx')).sheets[0]?.formulas).toEqual([0, 1])
    const batch = bodyOf<BatchDetail>(await upload(book, {}, 'a.xlsx'))
    const mapping: BodyTo<'saveImportMapping'>['mapping'] = {
      columns: [
        { head: 'Lead ID', field: 'application_id' },
        { head: 'Status', field: 'status' },
      ],
      date_order: 'dmy',
      unit: 'rupees',
      amount_basis: null,
    }
    const body = { version: batch.version, mapping, keep: false }
    expect(await admin.call('saveImportMapping', { params: { id: batch.batch_id }, body })).toMatchObject({
      wrong_count: 0,
      counts: [{ verdict: 'update', count: 1 }],
    })
  })

  it.each<ImportProfile>(['mis', 'commission'])('a file of kind %s has heads', async (profile) => {
    const answer = await upload('CL-1,Approved\n', { profile, head_row: '0' })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { head_row: 'Choose the header row' } },
    })
  })

  it('a masked number is no fault of a row whose application is found otherwise, and finds none by itself', async () => {
    await applied()
    const text =
      'Lead ID,Status,Mobile,PAN\nCL-1,Approved,98XXXXXX10,ABC**F\n,Approved,98XXXXXX10,\nCL-1,Approved,soon,\n'
    expect(await mapped(text, ['application_id', 'status', 'phone', 'pan'])).toEqual([
      ['duplicate_in_file', 'application_id twice_in_file'],
      ['not_ours', 'phone no_application'],
      ['invalid', 'phone not_phone'],
    ])
    const alone = 'Lead ID,Status,Mobile,PAN\nCL-1,Approved,98XXXXXX10,ABC**F\n'
    expect(await mapped(alone, ['application_id', 'status', 'phone', 'pan'])).toEqual([['update']])
  })

  it('a cell that cannot be read is said once, and is not missing, too', async () => {
    const heads = 'Month,LAN,Commission'
    const fields: ImportField[] = ['period', 'loan_account', 'gross']
    const commission = { profile: 'commission' }
    expect(await mapped(`${heads}\n13/2026,9.2E+11,ten\n,,\n01/2026,LAN-1,\n`, fields, commission)).toEqual([
      ['invalid', 'loan_account scientific', 'period not_month', 'gross not_money'],
      ['invalid', 'gross missing'],
    ])
    expect(await mapped('Lead ID,Status\n9.2E+11,\n', ['application_id', 'status'])).toEqual([
      ['invalid', 'application_id scientific', 'status missing'],
    ])
  })

  it('takes as many rows as it says, and not one more', async () => {
    const lines = (rows: number) => `MIS\nLead ID\n${'CL-1\n'.repeat(rows)}`
    const over = await upload(lines(SHEET_LIMITS.rows + 1), { head_row: '2' })
    expect(over).toMatchObject({ status: 422, body: { errors: { file: 'A file may have 100,000 rows at most' } } })
  })
})
