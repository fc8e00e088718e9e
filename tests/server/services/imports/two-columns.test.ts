import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { suggestColumns } from '#src/contract/cells/suggest-columns.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import { confirmBankWords } from '#tests/builders/bank-words.ts'
import { storedCommissionLines } from '#tests/builders/lender-file.ts'
import { removeAddedAdmins } from '#tests/builders/staff.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, checkedAccount, openPayoutBook, payOut } from '../earnings/payout-book.ts'
import { checkRun, makeRun, rowsOfFile, runOf, secondAdmin } from '../paying/run-book.ts'

const UTR = ['HDFCN26309000001', 'HDFCN26309000002']

/** The figures and forms are those of statements that the banks let their customers download; the payments are made up. */
describe.each(engines())('amounts in columns of debits and credits, on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())

  const form = (profile: string, text: string, more: Record<string, string> = {}) => {
    const form = new FormData()
    form.append('file', new Blob([text]), `${profile}.csv`)
    const lender: Record<string, string> = profile === 'commission' ? { lender_id: '1' } : {}
    for (const [key, value] of Object.entries({ profile, ...lender, ...more })) form.append(key, value)
    return form
  }
  /** Read with the heads and columns that are suggested, but for those that somebody names otherwise. */
  const read = async (profile: string, text: string, named: Record<string, ImportField | null> = {}) => {
    const { sheets, fields } = await admin.call('previewLenderFile', { raw: form(profile, text) })
    const [sheet] = sheets
    const head_row = sheet?.head_row ?? 1
    const batch = await admin.call('createImportBatch', {
      raw: form(profile, text, { sheet: '0', head_row: String(head_row) }),
    })
    const samples = (sheet?.preview ?? []).filter(({ row }) => row > head_row).map(({ cells }) => cells)
    const columns = suggestColumns(batch.heads, fields, null, samples).map(({ head, field }) => ({
      head,
      field: named[head] === undefined ? field : named[head],
    }))
    const mapping = { columns, date_order: 'dmy' as const, unit: 'rupees' as const, amount_basis: null }
    const body = { version: batch.version, mapping, keep: false }
    return admin.answer('saveImportMapping', { params: { id: batch.batch_id }, body })
  }
  const found = async (batch: BatchDetail) =>
    (await rowsOfFile(admin, batch)).map(({ verdict, problems }) => [
      verdict,
      ...problems.map(({ field, code }) => `${field ?? ''} ${code}`),
    ])

  describe('of the bank', () => {
    let run: number
    beforeEach(async () => {
      await openPayoutBook(server, 1_000_000)
      server.deps.limits.profile = 'relaxed'
      await removeAddedAdmins(server)
      for (const by of [1, 2]) await payOut(server, await approvedLoan(server, 300_000, by))
      server.clock.set(new Date('2026-11-05T06:00:00Z'))
      admin = (await server.signInAdmin(1)).browser
      for (const partner of [1, 2]) {
        await admin.call('approvePayouts', { params: { id: partner, month: '2026-10' }, body: {} })
        await checkedAccount(server, partner)
      }
      const second = await secondAdmin(server)
      run = await makeRun(admin)
      await checkRun(run, second)
      await admin.call('sendPaymentRun', { params: { runId: run }, body: { day: '2026-11-05' } })
      admin = second.browser
    })
    const meanings = { debit: 'paid', credit: 'returned' } as const
    const bank = async (text: string, named: Record<string, ImportField | null> = {}) =>
      confirmBankWords(admin, (await read('payment_run', text, named)).body as BatchDetail, meanings)

    it('a statement of HDFC: a debit is the payment once somebody has said so, and what comes back has no reason', async () => {
      const text = [
        'HDFC BANK Ltd.,,,,,,',
        'Statement of account,,,,,,',
        'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
        `05/11/26,NEFT DR-HDFC0000418-ANAND TRADERS-CL${run}P1,${UTR[0]},05/11/26,"2,450.00",,"97,550.00"`,
        `05/11/26,NEFT RETURN-CL${run}P2-ACCOUNT CLOSED,${UTR[1]},05/11/26,0.00,"2,450.00","1,00,000.00"`,
        `05/11/26,NEFT DR-CL${run}P9,${UTR[1]},05/11/26,"2,450.00","2,450.00","97,550.00"`,
        `05/11/26,NEFT DR-CL${run}P8,${UTR[1]},05/11/26,,,"97,550.00"`,
        `05/11/26,NEFT DR-CL${run}P7,${UTR[1]},05/11/26,"-2,450.00",,"97,550.00"`,
      ].join('\n')
      const unsaid = (await read('payment_run', text)).body as BatchDetail
      expect((await found(unsaid)).slice(0, 2)).toEqual([
        ['invalid', 'status outcome_unknown'],
        ['invalid', 'status outcome_unknown'],
      ])
      const batch = await confirmBankWords(admin, unsaid, meanings)
      expect(await found(batch)).toEqual([
        ['update'],
        ['invalid', 'reason missing'],
        ['invalid', 'debit both_sides', 'credit both_sides'],
        ['invalid', 'debit no_side', 'credit no_side'],
        ['invalid', 'debit side_differs'],
      ])
      expect(batch.amount).toBe(2_450)
      const edits = [{ row: 5, field: 'reason' as const, value: 'Account closed' }]
      const { batch_id, version } = await admin.call('editImportRows', {
        params: { id: batch.batch_id },
        body: { version: batch.version, edits },
      })
      await admin.call('commitPaymentFile', { params: { id: batch_id }, body: { version } })
      await runDueJobs(server.deps)
      expect((await runOf(admin, run)).lines).toMatchObject([
        { state: 'paid', utr: UTR[0], day: '2026-11-05' },
        { state: 'returned', reason: 'Account closed', day: '2026-11-05' },
      ])
    })

    it('statements of ICICI and SBI, with the side beside the amount and with two columns', async () => {
      const icici = await bank(
        'No.,Transaction ID,Value Date,Remarks,Reference,UTR No,Cr/Dr,Transaction Amount(INR),Available Balance(INR)\n' +
          `1,S123,05/11/2026,,CL${run}P1,${UTR[0]},DR,"2,450.00","97,550.00"\n` +
          `2,S124,05/11/2026,Account closed,CL${run}P2,${UTR[1]},CR,"2,450.00","1,00,000.00"\n` +
          `3,S125,05/11/2026,,CL${run}P3,${UTR[1]},CR,"-2,450.00","1,00,000.00"\n` +
          `4,S126,05/11/2026,,CL${run}P4,${UTR[1]},,"2,450.00","1,00,000.00"\n`,
        { Reference: 'payout_reference' },
      )
      expect(await found(icici)).toEqual([
        ['update'],
        ['update'],
        ['invalid', 'side side_differs'],
        ['invalid', 'side missing'],
      ])
      const sbi = await bank(
        'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance\n' +
          `05/11/2026\t05/11/2026\tTO TRANSFER-NEFT*CL${run}P1*ANAND\t${UTR[0]}\t2,450.00\t\t97,550.00\n`,
        { Description: 'payout_reference' },
      )
      expect(await found(sbi)).toEqual([['update']])
    })

    it('money that comes to us is no payment, whatever the word says', async () => {
      const head = 'Date,Narration,UTR,Status,Debit,Credit\n'
      const row = `05/11/26,CL${run}P1,${UTR[0]},Processed,,2450.00`
      const batch = (await read('payment_run', head + row)).body as BatchDetail
      const said = await confirmBankWords(admin, batch, { Processed: 'paid' })
      expect(await found(said)).toEqual([['invalid', 'status outcome_side']])
    })
  })

  describe('of a lender', () => {
    beforeEach(async () => {
      await server.reset()
      server.clock.set(new Date('2026-12-01T05:00:00Z'))
      server.deps.limits.profile = 'relaxed'
      admin = (await server.signInAdmin(1)).browser
    })
    const commit = async ({ batch_id, version }: BatchDetail) => {
      await admin.call('commitImportBatch', {
        params: { id: batch_id },
        body: { version, mode: 'valid_rows' },
      })
      await runDueJobs(server.deps)
      return (await storedCommissionLines(server)).map(({ loan_account, gross }) => [loan_account, gross])
    }

    it('commission is a credit, and what is taken back a debit', async () => {
      const { body } = await read(
        'commission',
        'Month,LAN,Dr Amount,Cr Amount\n11/2026,L1,,"4,500.00"\n11/2026,L2,"1,200.50",\n' +
          '11/2026,L3,10,20\n11/2026,L4,,\n11/2026,L5,0.00,0.00\n',
      )
      const batch = body as BatchDetail
      expect(await found(batch)).toEqual([
        ['new'],
        ['new'],
        ['invalid', 'debit both_sides', 'credit both_sides'],
        ['invalid', 'debit no_side', 'credit no_side'],
        ['new'],
      ])
      expect(await commit(batch)).toEqual([
        ['L1', 4_500_00],
        ['L2', -1_200_50],
        ['L5', 0],
      ])
    })

    it('a column of Dr and Cr is the sign of the commission beside it', async () => {
      const { body } = await read(
        'commission',
        'Month,LAN,Commission,Dr/Cr\n11/2026,L1,4500,Cr\n11/2026,L2,1200.50,DR\n11/2026,L3,-7,Cr\n11/2026,L4,7,NEFT\n',
      )
      const batch = body as BatchDetail
      expect(await found(batch)).toEqual([
        ['new'],
        ['new'],
        ['invalid', 'side side_differs'],
        ['invalid', 'side not_side'],
      ])
      expect(await commit(batch)).toEqual([
        ['L1', 4_500_00],
        ['L2', -1_200_50],
      ])
    })

    it('an amount in three columns is asked about', async () => {
      const text = 'Month,LAN,Commission,Debit,Credit\n11/2026,L1,4500,,4500\n'
      const refused = await read('commission', text)
      expect(refused.status).toBe(422)
      expect(JSON.stringify(refused.body)).toContain('or Debit and Credit')
      const { body } = await read('commission', text, { Commission: null })
      expect(await found(body as BatchDetail)).toEqual([['new']])
    })
  })
})
