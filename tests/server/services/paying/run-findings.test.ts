import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sealProfile } from '#server/services/shared/partners/partner-details.ts'
import { RUN_NOTES } from '#src/contract/paying/run-sums.ts'
import type { RunNote } from '#src/contract/paying/run-sums.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { fileLine } from '#tests/builders/lender-file.ts'
import { changePartnerDetails } from '#tests/builders/partner.ts'
import { changePayoutLines, storedPayoutLines } from '#tests/builders/payout.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import {
  approvedLoan,
  checkedAccount,
  forgetPan,
  freshUtr,
  LENDER,
  openPayoutBook,
  payOut,
} from '../earnings/payout-book.ts'
import { accountSince, deskOf, makeRun, payByRun, runOf } from './run-book.ts'

let server: TestServer
let admin: Browser
beforeAll(async () => {
  server = await makeTestServer()
})
afterAll(() => server.close())

const loan = async (rupees: number) => payOut(server, await approvedLoan(server, rupees))
const approve = (month: string) => admin.call('approvePayouts', { params: { id: 1, month }, body: {} })
const on = async (day: string) => {
  server.clock.set(new Date(`${day}T06:00:00Z`))
  admin = (await server.signInAdmin(1)).browser
}
const ask = async () => {
  const partner = (await server.signInPartner('a')).browser
  const [line] = await storedPayoutLines(server)
  const body = { reason: 'Too little.' }
  await partner.call('createPayoutDispute', { params: { payoutId: line?.payout_id ?? 0 }, body })
}
/** October is paid, and November is to be paid. */
const nextMonth = async (rupees = 300_000) => {
  await payByRun(server)
  server.clock.set(new Date('2026-11-10T06:00:00Z'))
  await loan(rupees)
  await on('2026-12-05')
  await approve('2026-11')
}

/** October of one partner, approved, of a lender whose commission file is there. */
beforeEach(async () => {
  await openPayoutBook(server, 10_000_000)
  await loan(300_000)
  await fileLine(server, { lender_id: LENDER, loan: 'LAN-1', period: '2026-10' })
  await on('2026-11-05')
  await approve('2026-10')
  await checkedAccount(server)
})

/** Makes each thing that the check looks at so that there is something to find. */
const PROVOKE: Record<RunNote, () => Promise<unknown>> = {
  no_pan: async () => {
    await forgetPan(server)
    server.clock.set(new Date('2026-11-06T06:00:00Z'))
    await loan(300_000)
    await on('2026-12-05')
    await approve('2026-11')
  },
  gst_gap: () =>
    changePartnerDetails(
      server,
      { partner_id: 1 },
      { profile_enc: sealProfile(server.deps.vault, 1, { gstin: '27AAACT2727Q1ZW' }) },
    ),
  new_account: async () => {
    await payByRun(server)
    server.clock.set(new Date('2026-11-10T06:00:00Z'))
    await loan(300_000)
    await accountSince(server, 1, null)
    await on('2026-12-05')
    await approve('2026-11')
  },
  unusual: () => nextMonth(900_000),
  disputed: ask,
  held: async () => {
    await loan(100_000)
    const held = (await storedPayoutLines(server)).at(-1)
    await changePayoutLines(server, { payout_id: held?.payout_id ?? 0 }, { revenue: toPaise(1) })
  },
  returned_before: async () => {
    const payment = await payByRun(server, { utr: freshUtr() })
    const body = { day: '2026-11-05', reason: 'The account is closed.' }
    await admin.call('reversePayment', { params: { paymentId: payment.payment_id }, body })
  },
  file_missing: () => nextMonth(),
}
const notes = async () => (await deskOf(admin)).candidates.find(({ partner_id }) => partner_id === 1)?.notes ?? []

it.each(RUN_NOTES)('the check finds %s where there is such a thing, and only there', async (note) => {
  // A partner that was never paid has no account that was paid to.
  if (note !== 'new_account') expect(await notes()).not.toContain(note)
  await PROVOKE[note]()
  expect(await notes()).toContain(note)
})

it('an account that was paid to before is no new one', async () => {
  await nextMonth()
  expect(await notes()).not.toContain('new_account')
})

it('a run that waits for its check says what has come up since it was made, and not what is settled', async () => {
  const run = await makeRun(admin)
  const ofRun = async () => (await runOf(admin, run)).lines[0]?.notes
  expect(await ofRun()).not.toContain('disputed')
  await ask()
  expect(await ofRun()).toContain('disputed')
})

it('a payment that came back stands in the next check, until another one has gone through to another account', async () => {
  await PROVOKE.returned_before()
  await accountSince(server, 1, null)
  const run = await makeRun(admin)
  expect((await runOf(admin, run)).lines[0]?.notes).toContain('returned_before')
  await admin.call('callOffPaymentRun', { params: { runId: run }, body: { reason: 'To be paid at once' } })
  await on('2026-11-06')
  await nextMonth()
  expect(await notes()).not.toContain('returned_before')
  // The account that sent it back is pointed out for ever.
  await checkedAccount(server)
  expect(await notes()).toContain('returned_before')
})
