import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listAuditOfObject } from '#server/db/repositories/audit/audit.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import { makeBatch } from '#tests/builders/lender-file.ts'
import { changePaymentRunLines, storedPaymentRunLines } from '#tests/builders/payout.ts'
import { changeSessions, givesCodes } from '#tests/builders/session.ts'
import { removeAddedAdmins } from '#tests/builders/staff.ts'
import type { BodyTo, Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, checkedAccount, openPayoutBook, payOut } from '../earnings/payout-book.ts'
import {
  checkRun,
  IN_ORDER,
  makeRun,
  readBankFile,
  readNewBankFile,
  rowsOfFile,
  runOf,
  secondAdmin,
  takeBankFile,
  withFactor,
} from '../paying/run-book.ts'

const UTR = ['HDFCN26309000001', 'HDFCN26309000002', 'HDFCN26309000003']
const ACCOUNT = '50100234567418'

describe.each(engines())('the file of the bank about payments, on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  let second: Awaited<ReturnType<typeof secondAdmin>>
  let run: number
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())

  /** Two partners, 2,450 rupees each, with the bank since 5 November. */
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
    second = await secondAdmin(server)
    run = await makeRun(admin)
    await checkRun(run, second)
  })
  const send = () => admin.call('sendPaymentRun', { params: { runId: run }, body: { day: '2026-11-05' } })
  const states = async () => (await runOf(admin, run)).lines.map(({ state }) => state)
  /** A row about the payment of a partner, in the order of the file that was sent. */
  const row = (partner: number, { amount = '2450.00', utr = UTR[0], word = 'E', day = '20261105', why = '' } = {}) =>
    `CL${run}P${partner},Anand Traders,${ACCOUNT},HDFC0000418,NEFT,${amount},${day},${utr},${word},${why}`
  const found = async (...lines: string[]) => {
    const rows = await rowsOfFile(admin, await readBankFile(admin, lines.join('\n')))
    return rows.map(({ verdict, problems }) => [verdict, ...problems.map(({ code }) => code)])
  }

  it('the dry run says what each row would note and writes nothing; what is committed is as by hand', async () => {
    await send()
    const batch = await readBankFile(
      admin,
      [row(1), row(2, { word: 'Returned', utr: '', why: 'Account is closed' })].join('\n'),
    )
    expect(batch).toMatchObject({ profile: 'payment_run', lender: null, wrong_count: 0, undo_until: null })
    const rows = await rowsOfFile(admin, batch)
    expect(rows.map(({ changes }) => changes)).toEqual([
      [
        { field: 'status', before: 'With the bank', after: 'Paid' },
        { field: 'utr', before: null, after: UTR[0] },
        { field: 'paid_on', before: null, after: '2026-11-05' },
      ],
      [
        { field: 'status', before: 'With the bank', after: 'Returned' },
        { field: 'reason', before: null, after: 'Account is closed' },
        { field: 'paid_on', before: null, after: '2026-11-05' },
      ],
    ])
    // Of an account no more is shown than its last digits.
    expect(rows[0]?.cells.find(({ field }) => field === 'account')?.text).toBe('**********7418')
    expect(await states()).toEqual(['sent', 'sent'])
    await admin.call('commitPaymentFile', {
      params: { id: batch.batch_id },
      body: {
        version: batch.version,
      },
    })
    await runDueJobs(server.deps)
    expect(await runOf(admin, run)).toMatchObject({
      state: 'done',
      sums: { sent: 4_900, paid: 2_450, returned: 2_450, open: 0 },
      lines: [
        { state: 'paid', utr: UTR[0], day: '2026-11-05' },
        { state: 'returned', reason: 'Account is closed', day: '2026-11-05' },
      ],
    })
    await runDueJobs(server.deps)
    const mails = (server.deps.outbox?.list('partner@demo.test') ?? []).map(({ text }) => text)
    expect(mails.some((each) => each.includes(`UTR ${UTR[0]}.`))).toBe(true)
  })

  it('a partly hidden account that is another one is refused', async () => {
    await send()
    expect(
      await found(row(1).replace(ACCOUNT, 'XXXX9999'), row(2, { utr: UTR[1] }).replace(ACCOUNT, 'XXXX7418')),
    ).toEqual([['invalid', 'account_differs'], ['update']])
  })

  it('a UTR that stands in two rows is said of both, however far apart, until one of them is corrected', async () => {
    await send()
    const between = Array.from({ length: 600 }, (_, at) =>
      row(1, { utr: `ICICN26309${String(at).padStart(6, '0')}` }).replace(`P1,`, `P${at + 10},`),
    )
    const batch = await readBankFile(admin, [row(1), ...between, row(2)].join('\n'))
    const twice = async () => {
      return (
        await admin.call('listImportRows', {
          params: { id: batch.batch_id },
          query: { show: 'fix', code: 'utr_twice', page: 1 },
        })
      ).rows.map(({ row: number }) => number)
    }
    expect(await twice()).toEqual([1, 602])
    const edit = (number: number, version: number, value: string | undefined) =>
      admin.call('editImportRows', {
        params: { id: batch.batch_id },
        body: {
          version,
          edits: [{ row: number, field: 'utr', value: value ?? '' }],
        },
      })
    const mended = await edit(602, batch.version, UTR[1])
    expect(await twice()).toEqual([])
    const { version } = mended
    await edit(602, version, UTR[0])
    expect(await twice()).toEqual([1, 602])
    expect(await states()).toEqual(['sent', 'sent'])
  })

  it('what does not fit is not taken, and each row says why', async () => {
    expect(await found(row(1))).toEqual([['invalid', 'run_not_sent']])
    await send()
    expect(await found(row(1, { amount: '2450.10' }))).toEqual([['invalid', 'payment_amount']])
    const [other] = await rowsOfFile(admin, await readBankFile(admin, row(1, { amount: '2450.10' })))
    expect(other?.changes).toEqual([{ field: 'paid_amount', before: '2450', after: '2450.1' }])
    expect(await found(row(99))).toEqual([['not_ours', 'no_payment']])
    expect(await found(row(1).replace(ACCOUNT, '50100234560000'))).toEqual([['invalid', 'account_differs']])
    expect(await found(row(1), row(2))).toEqual([
      ['invalid', 'utr_twice'],
      ['invalid', 'utr_twice'],
    ])
    expect(await found(row(1), row(1, { utr: UTR[1] }))).toEqual([
      ['duplicate_in_file', 'payment_twice'],
      ['duplicate_in_file', 'payment_twice'],
    ])
    const same = [row(1), row(1)]
    expect(await found(...same)).toEqual([['update'], ['duplicate_in_file', 'payment_twice']])
    expect(await found(row(1, { day: '20261104' }))).toEqual([['invalid', 'payment_day']])
    expect(await found(row(1, { day: '20261106' }))).toEqual([['invalid', 'payment_day']])
    expect(await found(row(1, { utr: '' }))).toEqual([['invalid', 'missing']])
    expect(await found(row(1, { utr: 'ABCDEFGHIJK' }))).toEqual([['invalid', 'utr_form']])
    expect(await found(row(1, { word: 'perhaps' }))).toEqual([['invalid', 'outcome_unknown']])
    expect(await found(row(1, { word: 'R', utr: '' }))).toEqual([['invalid', 'missing']])
    expect(await states()).toEqual(['sent', 'sent'])

    expect(await takeBankFile(server, admin, row(1))).toMatchObject({ written: 1 })
    expect(await found(row(2))).toEqual([['invalid', 'utr_known']])
    expect(await found(row(1, { why: 'again' }))).toEqual([['unchanged']])
    expect(await found(row(1, { utr: UTR[2] }))).toEqual([['terminal', 'payment_settled']])
    expect(await found(row(1, { word: 'R', why: 'Closed' }))).toEqual([['terminal', 'payment_settled']])
    expect(await states()).toEqual(['paid', 'sent'])
  })

  it('a row of another run is not ours, and what came back is not paid by a later row', async () => {
    await send()
    expect(await found(row(1).replace(`CL${run}P1`, `CL${run + 1}P1`))).toEqual([['not_ours', 'no_payment']])
    const returned = row(2, { word: 'R', utr: '', why: 'Account is closed' })
    expect(await takeBankFile(server, admin, returned)).toMatchObject({ written: 1 })
    expect(await found(row(2, { word: 'R', utr: '', why: 'Closed' }))).toEqual([['unchanged']])
    expect(await found(row(2, { utr: UTR[1] }))).toEqual([['terminal', 'payment_settled']])
    expect(await takeBankFile(server, admin, row(2, { utr: UTR[1] }))).toMatchObject({ written: 0 })
    expect(await states()).toEqual(['sent', 'returned'])
    expect((await runOf(admin, run)).sums).toMatchObject({ sent: 4_900, paid: 0, returned: 2_450, open: 2_450 })
  })

  it('without a reference the whole account and the amount name a payment; a masked account only suggests', async () => {
    await send()
    const bare = (account: string) => `,,${account},,NEFT,2450.00,20261105,${UTR[0]},E,`
    // Both partners have the same account in the book: nobody can say which is meant.
    expect(await found(bare(ACCOUNT))).toEqual([['ambiguous', 'several_payments']])
    await changePaymentRunLines(server, { partner_id: 2 }, { state: 'taken_out' })
    expect(await found(bare('5010 0234 567418'))).toEqual([['update']])
    expect(await found(bare('50100234567000'))).toEqual([['not_ours', 'no_payment']])
    const batch = await readBankFile(admin, bare('XXXXXXXXXX7418'))
    const [masked] = await rowsOfFile(admin, batch)
    expect(masked).toMatchObject({ verdict: 'ambiguous', problems: [{ code: 'account_masked' }] })
    expect(await admin.call('listRowCandidates', { params: { id: batch.batch_id, row: 1 } })).toMatchObject([
      { reference: `CL${run}P1`, amount: 2_450, status: expect.any(String) as string },
    ])
    const edits = [{ row: 1, field: 'payout_reference' as const, value: `CL${run}P1` }]
    const chosen = await admin.call('editImportRows', {
      params: { id: batch.batch_id },
      body: { version: batch.version, edits },
    })
    expect(chosen.counts).toEqual([{ verdict: 'update', count: 1 }])
  })

  it('a payment that moved after the dry run is left, and the acts by hand go on', async () => {
    await send()
    const batch = await readBankFile(admin, [row(1), row(2, { utr: UTR[1] })].join('\n'))
    const [one] = (await runOf(admin, run)).lines
    const byHand: BodyTo<'payRunLine'> = { day: '2026-11-05', utr: UTR[2] ?? '' }
    await admin.call('payRunLine', { params: { lineId: one?.line_id ?? 0 }, body: byHand })
    await admin.call('commitPaymentFile', { params: { id: batch.batch_id }, body: { version: batch.version } })
    await runDueJobs(server.deps)
    expect((await rowsOfFile(admin, batch)).map(({ verdict, outcome }) => outcome ?? verdict)).toEqual([
      'terminal',
      'committed',
    ])
    expect((await runOf(admin, run)).lines).toMatchObject([{ utr: UTR[2] }, { utr: UTR[1] }])
  })

  it('writing asks for a code, and is neither taken back nor asked for as all or nothing', async () => {
    await send()
    const batch = await readBankFile(admin, row(1))
    const { version } = batch
    // The way of lenders' files asks for no code.
    expect(
      await admin.status('commitImportBatch', {
        params: { id: batch.batch_id },
        body: { version, mode: 'valid_rows' },
      }),
    ).toBe(404)
    // Whoever has a second factor is asked for a code before anything is written.
    await withFactor(server, 1)
    await changeSessions(server, {}, { code_at: null })
    expect(
      (await admin.refusal('commitPaymentFile', { params: { id: batch.batch_id }, body: { version } })).body,
    ).toMatchObject({ code: 'code_needed' })
    expect(await states()).toEqual(['sent', 'sent'])
    givesCodes(server, admin, 1)
    await admin.call('commitPaymentFile', { params: { id: batch.batch_id }, body: { version } })
    await runDueJobs(server.deps)
    expect(await states()).toEqual(['paid', 'sent'])
    expect(await admin.status('undoImportBatch', { params: { id: batch.batch_id } })).toBe(409)
    const list = await admin.call('listImportBatches', { query: { profile: 'payment_run' } })
    const [listed] = list.batches
    expect(listed).toMatchObject({ undo_until: null, committed_count: 1, lender_name: null })
    // What was wrong is reversed by an entry, as by hand.
    const [line] = await storedPaymentRunLines(server, { partner_id: 1 })
    const back = { day: '2026-11-05', reason: 'The bank took it back.' }
    await admin.call('reversePayment', { params: { paymentId: line?.payment_id ?? 0 }, body: back })
    expect((await runOf(admin, run)).sums).toMatchObject({ sent: 4_900, paid: 0, returned: 2_450, open: 2_450 })
    // A lender's file is not written by the way of the bank's.
    const mis = await makeBatch(server, { profile: 'mis', lender_id: 1, heads: ['LAN'], state: 'rehearsed' })
    const other = await admin.refusal('commitPaymentFile', { params: { id: mis }, body: { version: 1 } })
    expect(other.status).toBe(404)
  })

  describe('the words of the bank', () => {
    const confirm = async (batch: BatchDetail, words: BodyTo<'confirmBankWords'>['words']) =>
      admin.call('confirmBankWords', { params: { id: batch.batch_id }, body: { version: batch.version, words } })
    const verdicts = async (batch: BatchDetail) =>
      (await rowsOfFile(admin, batch)).map(({ verdict, problems }) => [verdict, ...problems.map(({ code }) => code)])

    it('nothing is paid by a word that nobody has confirmed, also one that every bank has', async () => {
      await send()
      const words = ['E', 'Paid', 'SUCCESS', '\u092D\u0941\u0917\u0924\u093E\u0928']
      for (const word of words) {
        const batch = await readNewBankFile(admin, row(1, { word }))
        expect(await verdicts(batch)).toEqual([['invalid', 'outcome_unknown']])
        expect(batch).toMatchObject({ amount: 0, wrong_count: 1 })
        expect(batch.bank_words).toEqual({ unknown: [{ word, rows: 1 }], known: [] })
        const { batch_id, version } = batch
        await admin.call('commitPaymentFile', { params: { id: batch_id }, body: { version } })
        await runDueJobs(server.deps)
      }
      expect(await states()).toEqual(['sent', 'sent'])
    })

    it('each new word is asked about once, with its rows, and counts for coming files with these columns', async () => {
      await send()
      const batch = await readNewBankFile(
        admin,
        [row(1, { word: 'OK' }), row(2, { word: ' ok ', utr: UTR[1] })].join('\n'),
      )
      expect(batch.bank_words).toEqual({ unknown: [{ word: 'OK', rows: 2 }], known: [] })
      const said = await confirm(batch, [{ word: 'OK', outcome: 'paid' }])
      expect(said).toMatchObject({ amount: 4_900, counts: [{ verdict: 'update', count: 2 }] })
      expect(said.bank_words).toEqual({
        unknown: [],
        known: [
          {
            word: 'OK',
            outcome: 'paid',
            confirmed_by: 'Asha Rao',
            confirmed_at: expect.stringContaining('2026-11-05') as string,
          },
        ],
      })
      // Nothing is noted by it.
      expect(await states()).toEqual(['sent', 'sent'])
      const next = await readNewBankFile(admin, row(1, { word: 'ok', utr: UTR[2] }))
      expect(await verdicts(next)).toEqual([['update']])
      // The word of another column is another word.
      const order = [...IN_ORDER]
      ;[order[8], order[9]] = [order[9] ?? null, order[8] ?? null]
      const other = await readNewBankFile(admin, row(1, { word: 'closed', why: 'OK' }), order)
      expect(other.bank_words).toEqual({ unknown: [{ word: 'OK', rows: 1 }], known: [] })
    })

    it('what is in progress changes nothing and says so, with neither a day nor a UTR', async () => {
      await send()
      const batch = await readNewBankFile(admin, row(1, { word: 'PEND', day: '', utr: '' }))
      const said = await confirm(batch, [{ word: 'PEND', outcome: 'in_progress' }])
      expect(said).toMatchObject({ wrong_count: 0, amount: 0, counts: [{ verdict: 'unchanged', count: 1 }] })
      expect(await verdicts(said)).toEqual([['unchanged', 'outcome_open']])
      await admin.call('commitPaymentFile', { params: { id: said.batch_id }, body: { version: said.version } })
      await runDueJobs(server.deps)
      expect(await states()).toEqual(['sent', 'sent'])
      // An older file takes nothing back.
      expect(await takeBankFile(server, admin, row(1))).toMatchObject({ written: 1 })
      expect(await found(row(1, { word: 'PEND', day: '', utr: '' }))).toEqual([['unchanged', 'outcome_open']])
      expect(await states()).toEqual(['paid', 'sent'])
    })

    it('a word is corrected by saying it anew: other files with it are judged anew, and the log keeps both', async () => {
      await send()
      const first = await readBankFile(admin, row(1))
      expect(await verdicts(first)).toEqual([['update']])
      const second = await readBankFile(admin, row(2, { utr: UTR[1], why: 'Closed' }))
      await confirm(second, [{ word: 'E', outcome: 'returned' }])
      const late = await admin.refusal('commitPaymentFile', {
        params: { id: first.batch_id },
        body: { version: first.version },
      })
      expect(late.status).toBe(409)
      // Of what came back a bank says why.
      expect(await verdicts(first)).toEqual([['invalid', 'missing']])
      expect(await verdicts(second)).toEqual([['update']])
      const [entry] = await listAuditOfObject(server.deps.db, `import_batch:${second.batch_id}`, {
        before: null,
        limit: 1,
      })
      expect(entry).toMatchObject({
        action: 'payment-run.words',
        before: { words: { E: 'paid' } },
        after: { words: { E: 'returned' } },
      })
    })

    it('only words of the file are given a meaning, one each, of the bank alone, with a code', async () => {
      await send()
      const batch = await readNewBankFile(admin, row(1))
      const refused = async (words: BodyTo<'confirmBankWords'>['words'], id = batch.batch_id) =>
        (await admin.refusal('confirmBankWords', { params: { id }, body: { version: batch.version, words } })).status
      expect(await refused([{ word: 'Paid', outcome: 'paid' }])).toBe(422)
      expect(
        await refused([
          { word: 'E', outcome: 'paid' },
          { word: 'e', outcome: 'returned' },
        ]),
      ).toBe(422)
      expect(await refused([])).toBe(422)
      const mis = await makeBatch(server, { profile: 'mis', lender_id: 1, heads: ['LAN'], state: 'rehearsed' })
      expect(await refused([{ word: 'E', outcome: 'paid' }], mis)).toBe(404)
      await withFactor(server, 1)
      await changeSessions(server, {}, { code_at: null })
      const { body } = await admin.refusal('confirmBankWords', {
        params: { id: batch.batch_id },
        body: { version: batch.version, words: [{ word: 'E', outcome: 'paid' }] },
      })
      expect(body).toMatchObject({ code: 'code_needed' })
    })
  })

  it('how the file is read is remembered, without heads too', async () => {
    await send()
    const batch = await readBankFile(admin, row(1))
    const columns = batch.heads.map((head, at) => ({ head, field: IN_ORDER[at] ?? null }))
    const mapping = { columns, date_order: 'dmy', unit: 'rupees', amount_basis: null } as const
    await admin.call('saveImportMapping', {
      params: { id: batch.batch_id },
      body: { version: batch.version, mapping, keep: true },
    })
    const form = new FormData()
    form.append('file', new Blob([row(2, { utr: UTR[1] })]), 'answer.rev')
    form.append('profile', 'payment_run')
    expect(await admin.call('previewLenderFile', { raw: form })).toMatchObject({
      template: { head_row: 0, mapping: { columns } },
    })
    const lenders = new FormData()
    lenders.append('file', new Blob(['LAN,Status']), 'mis.csv')
    lenders.append('profile', 'mis')
    expect((await admin.refusal('previewLenderFile', { raw: lenders })).body).toMatchObject({
      errors: { lender_id: expect.any(String) as string },
    })
  })
})
