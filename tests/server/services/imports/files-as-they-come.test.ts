import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { suggestColumns } from '#src/contract/cells/suggest-columns.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import { makeApplication } from '#tests/builders/application.ts'
import { storedCommissionLines } from '#tests/builders/lender-file.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { named, utf8, xlsxOf } from '#tests/setup/sheet-files.ts'

/** Files as lenders sent them, from their bytes to what a commit would write. */
describe('a file as it comes', () => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer()
  })
  beforeEach(async () => {
    await server.reset()
    server.clock.set(new Date('2027-05-03T05:00:00Z'))
    server.deps.limits.profile = 'relaxed'
    for (const n of [1, 2])
      await makeApplication(server, { app_id: `app_${n}`, reference: `CL-${n}`, lender_id: 1, amount: 150_000 })
    server.clock.set(new Date('2027-06-20T05:00:00Z'))
    admin = (await server.signInAdmin(1)).browser
  })
  afterAll(() => server.close())

  const form = (bytes: Uint8Array, name: string, more: Record<string, string>) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), name)
    for (const [key, value] of Object.entries({ profile: 'mis', lender_id: '1', ...more })) form.append(key, value)
    return form
  }
  const asBytes = (file: string | Uint8Array) => (typeof file === 'string' ? utf8(file) : file)
  const preview = async (file: string | Uint8Array, name = 'mis.csv', more: Record<string, string> = {}) =>
    admin.call('previewLenderFile', { raw: form(asBytes(file), name, more) })
  /** Read with the heads and columns that are suggested. */
  const rehearsed = async (file: string | Uint8Array, name = 'mis.csv', more: Record<string, string> = {}) => {
    const { sheets, fields } = await preview(file, name, more)
    const { head_row = 1, preview: rows = [] } = sheets[0] ?? {}
    const raw = form(asBytes(file), name, { ...more, sheet: '0', head_row: String(head_row) })
    const batch = await admin.call('createImportBatch', { raw })
    const samples = rows.filter(({ row }) => row > (head_row ?? 0)).map(({ cells }) => cells)
    const columns = suggestColumns(batch.heads, fields, null, samples)
    const mapping = { columns, date_order: 'dmy' as const, unit: 'rupees' as const, amount_basis: 'gross' as const }
    const body = { version: batch.version, mapping, keep: false }
    return admin.call('saveImportMapping', { params: { id: batch.batch_id }, body })
  }
  const rowsOf = async ({ batch_id }: BatchDetail) =>
    (await admin.call('listImportRows', { params: { id: batch_id }, query: { show: 'all' } })).rows
  const said = async (batch: BatchDetail, field: ImportField) =>
    (await rowsOf(batch)).map(({ changes, problems }) => [
      ...problems.map(({ code }) => code),
      ...changes.filter((change) => change.field === field).map(({ after }) => after),
    ])
  const commission = { profile: 'commission' }

  it('a day is an instant in India', async () => {
    const batch = await rehearsed(
      'Lead ID,Status,Disbursed Amount,Disbursement Date,UTR\n' +
        'CL-1,Disbursed,150000,2027-05-31T18:30:00.000Z,HDFCN27152000003\n' +
        'CL-2,Disbursed,150000,2027-06-01T00:00:00+05:30,HDFCN27152000004\n',
    )
    expect(await said(batch, 'disbursal_date')).toEqual([['2027-06-01'], ['2027-06-01']])
  })

  it('Cr is a credit and Dr a debit, and what is loaded says so', async () => {
    const batch = await rehearsed(
      'Month,LAN,Commission\n05/2027,LAN-000101,50.90Cr\n05/2027,LAN-000102,90.50 Cr\n05/2027,LAN-000103,0.50 CR\n' +
        '05/2027,LAN-000104,"4,500.00 Cr"\n05/2027,LAN-000105,4500.00 Dr\n',
      ...(['commission.csv', commission] as const),
    )
    expect(await said(batch, 'gross')).toEqual([['50.9'], ['90.5'], ['0.5'], ['4500'], ['-4500']])
    expect(batch.largest).toEqual({ row: 5, amount: 4500, outweighs: false })
    const crores = await rehearsed('Month,LAN,Commission\n05/2027,LAN-1,1.5 Cr\n', 'c.csv', commission)
    expect(await said(crores, 'gross')).toEqual([['cr_or_crore']])
  })

  it('="00123" is the text between the quotes', async () => {
    const mis = await rehearsed('Lead ID,Status,Remark\n="CL-1",Rejected,ok\n"=""CL-2""",Rejected,#N/A\n')
    expect((await rowsOf(mis)).map(({ verdict, reference }) => [verdict, reference])).toEqual([
      ['update', 'CL-1'],
      ['update', 'CL-2'],
    ])
    const { batch_id, version } = await rehearsed(
      'Month,LAN,Commission\n05/2027,="000123456",100.00\n',
      'c.csv',
      commission,
    )
    const body = { version, mode: 'valid_rows' as const }
    await admin.call('commitImportBatch', { params: { id: batch_id }, body })
    await runDueJobs(server.deps)
    expect((await storedCommissionLines(server)).map(({ loan_account }) => loan_account)).toEqual(['000123456'])
  })

  it('a workbook whose parts are named with backslashes is read', async () => {
    const cells = (...texts: string[]) => texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
    const rows = `<row>${cells('Lead ID', 'Status')}</row><row>${cells('CL-1', 'Rejected')}</row>`
    const batch = await rehearsed(
      named((name) => name.replaceAll('/', '\\'), { rows }),
      'mis.xlsx',
    )
    expect((await rowsOf(batch)).map(({ verdict }) => verdict)).toEqual(['update'])
  })

  it('column names far down are found, and can be chosen in any row that has some', async () => {
    const notes = Array.from({ length: 22 }, (_, at) => `Note ${at},`).join('\n')
    const file = `${notes}\nLead ID,Status\nCL-1,Rejected\n`
    const [sheet] = (await preview(file)).sheets
    expect(sheet).toMatchObject({ head_row: 23, heads: ['Lead ID', 'Status'], data: 1 })
    expect(sheet?.preview.map(({ row }) => row)).toEqual([21, 22, 23, 24])
    const first = (await preview(file, 'mis.csv', { from: '1', head_row: '23' })).sheets[0]
    expect(first).toMatchObject({ head_row: 23, heads: ['Lead ID', 'Status'], data: 1 })
    expect(first?.preview.map(({ row }) => row)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
    const far = `${'Note,\n'.repeat(700)}Foo,Bar\nCL-1,Rejected\n`
    const raw = (row: string) => form(utf8(far), 'far.csv', { sheet: '0', head_row: row })
    expect(await admin.call('createImportBatch', { raw: raw('701') })).toMatchObject({
      heads: ['Foo', 'Bar'],
      row_count: 1,
    })
    expect(await admin.answer('createImportBatch', { raw: raw('900') })).toMatchObject({
      status: 422,
      body: { errors: { file: 'Row 900 has no column names. Choose another row' } },
    })
  })

  test.each<[string, string]>([
    [
      'a web archive',
      'MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\nContent-Type: multipart/related; boundary="----=_NextPart_01"\r\n\r\n------=_NextPart_01\r\nContent-Location: file:///C:/x.htm\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Type: text/html; charset="us-ascii"\r\n\r\n<html><body><table><tr><td>Lead ID</td><td>Status</td></tr><tr><td>CL-1</td><td>Rejected</td></tr></table></body></html>\r\n------=_NextPart_01--\r\n',
    ],
    [
      'a table in a table',
      '<html><body><table><tr><td>ABC Finance</td></tr><tr><td><table border="1"><tr><th>Lead ID</th><th>Status</th></tr><tr><td>CL-1</td><td>Rejected</td></tr></table></td></tr></table></body></html>',
    ],
    [
      'XML of Excel 2003',
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="MIS"><Table><Row><Cell><Data ss:Type="String">Lead ID</Data></Cell><Cell><Data ss:Type="String">Status</Data></Cell></Row><Row><Cell><Data ss:Type="String">CL-1</Data></Cell><Cell><Data ss:Type="String">Rejected</Data></Cell></Row></Table></Worksheet></Workbook>',
    ],
  ])('%s that is called .xls is read', async (_, file) => {
    const { sheets } = await preview(file, 'report.xls')
    expect(sheets.map(({ heads }) => heads)).toContainEqual(['Lead ID', 'Status'])
  })

  it('of joined files the rows behind the second mark are read, and heads that stand again are counted', async () => {
    const batch = await rehearsed(
      '\uFEFF"Lead ID","Status","Remark"\r\n"CL-1","Rejected","ok, fine"\r\n\uFEFF"Lead ID","Status","Remark"\r\n\uFEFF"CL-2","Rejected","ok, too"\r\n',
    )
    expect(batch).toMatchObject({ row_count: 2, heads_count: 1, passed_rows: { totals: [], heads: [3] } })
    expect((await rowsOf(batch)).map(({ reference }) => reference)).toEqual(['CL-1', 'CL-2'])
    const file = utf8('Lead ID,Status\nCL-1,Rejected\nStatus,Lead ID\nRejected,CL-2\n')
    const raw = form(file, 'mis.csv', { sheet: '0', head_row: '1' })
    expect(await admin.answer('createImportBatch', { raw })).toMatchObject({ status: 422 })
  })

  it('a customer called Total is a row, and rows of sums are listed', async () => {
    const batch = await rehearsed(
      'Customer,Month,LAN,Commission\nTotal,05/2027,101,500\nTotal Kumar,05/2027,102,700\nGrand Total,,,1200\n',
      ...(['c.csv', commission] as const),
    )
    expect(batch).toMatchObject({ row_count: 2, total_count: 1, passed_rows: { totals: [4] } })
  })

  it('days that a spreadsheet has half converted are asked about, whatever kind of file it is', async () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const day = '<c s="1"><v>46510</v></c>'
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
    const book = (head: string) =>
      xlsxOf({
        styles,
        rows: `<row>${[head, 'status', 'disbursed_amount', 'disbursal_date'].map(cell).join('')}</row>
          <row>${cell('CL-1')}${cell('Disbursed')}<c><v>150000</v></c>${day}</row>
          <row>${cell('CL-2')}${cell('Disbursed')}<c><v>150000</v></c>${cell('31/05/2027')}</row>`,
      })
    expect((await preview(book('Lead ID'), 'a.xlsx')).sheets[0]?.half_days).toEqual([3])
    expect(await said(await rehearsed(book('Lead ID'), 'a.xlsx'), 'disbursal_date')).toEqual([
      ['day_mixed'],
      ['2027-05-31'],
    ])
    const known = { profile: 'application_status', sheet: '0', head_row: '0' }
    const batch = await admin.call('createImportBatch', { raw: form(book('application_id'), 'b.xlsx', known) })
    expect(await said(batch, 'disbursal_date')).toEqual([['day_mixed'], ['2027-05-31']])
  })

  it('one row that outweighs all others is pointed out', async () => {
    const lines = Array.from({ length: 10 }, (_, at) => `05/2027,LAN-${at},${at === 4 ? 5_09_000 : 500}`)
    const batch = await rehearsed(`Month,LAN,Commission\n${lines.join('\n')}\n`, 'c.csv', commission)
    expect(batch).toMatchObject({ amount: 5_13_500, largest: { row: 6, amount: 5_09_000, outweighs: true } })
    const few = await rehearsed(`Month,LAN,Commission\n${lines.slice(1).join('\n')}\n`, 'd.csv', commission)
    expect(few.largest).toMatchObject({ amount: 5_09_000, outweighs: false })
  })
})
