import type { PaymentRow } from '#server/db/repositories/earnings/payments.ts'
import { createAdmin, findAdmin, findAdminByEmail } from '#server/db/repositories/identity/admins.ts'
import { lockPartnerDetails, updatePartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { listRunLines, updateRun } from '#server/db/repositories/paying/payment-runs.ts'
import { transaction } from '#server/db/transaction.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { beginSecret, confirmPending } from '#server/services/identity/public/second-factor.ts'
import { codeAt, stepOf } from '#server/services/identity/shared/totp.ts'
import { getPayingDesk } from '#server/services/paying/get-paying-desk.ts'
import { makePaymentRun } from '#server/services/paying/make-payment-run.ts'
import { payRunLine } from '#server/services/paying/pay-run-line.ts'
import { sendPaymentRun } from '#server/services/paying/send-payment-run.ts'
import { sealBank } from '#server/services/shared/partners/partner-details.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail, BatchRows } from '#src/contract/entities/imports/studio.ts'
import type { PayingDesk, PaymentRun } from '#src/contract/entities/paying/payment-run.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { confirmBankWords } from '#tests/builders/bank-words.ts'
import { storedPayoutLines } from '#tests/builders/payout.ts'
import { givesCodes } from '#tests/builders/session.ts'
import { freshUtr } from '#tests/server/services/earnings/payout-book.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import type { TestServer } from '#tests/setup/server.ts'

export const OTHER_ACCOUNT = { holder: 'Anand Traders', account_number: '301122334455', ifsc: 'ICIC0000123' }

/** An administrator with a second factor beside those of the seed, and signed in. */
export async function secondAdmin(server: TestServer, email = 'second@creditlane.test') {
  const { db } = server.deps
  const known = await findAdminByEmail(db, email)
  const admin_id =
    known?.admin_id ?? (await createAdmin(db, { email, name: 'Neha Kulkarni', password_hash: null, role_id: 1 }))
  const { browser } = await server.signInAdmin({ email })
  givesCodes(server, browser, admin_id)
  return { admin_id, browser, code: await withFactor(server, admin_id) }
}

/** Sets up a second factor. Answers what makes the next code: each counts once, so that the clock moves by a minute. */
export async function withFactor(server: TestServer, admin_id: number): Promise<() => string> {
  const { deps, clock } = server
  const { email = '' } = (await findAdmin(deps.db, admin_id)) ?? {}
  const { secret } = await beginSecret(deps, { admin_id, email })
  await confirmPending(deps, admin_id, codeAt(secret, stepOf(clock.now())))
  return () => {
    clock.set(new Date(clock.now().getTime() + 60_000))
    return codeAt(secret, stepOf(clock.now()))
  }
}

/** Another account of a partner, in use since a moment. */
export async function accountSince({ deps: { db, vault } }: TestServer, partner: number, bank_since: Date | null) {
  await transaction({ db }, ({ db }) => lockPartnerDetails(db, partner))
  const bank_enc = sealBank(vault, partner, { current: OTHER_ACCOUNT, waiting: null })
  await updatePartnerDetails(db, partner, { bank_enc, bank_since })
}

export const deskOf = async (admin: Browser): Promise<PayingDesk> => await admin.call('getPayingDesk')
export const runOf = async (admin: Browser, id: number): Promise<PaymentRun> =>
  await admin.call('getPaymentRun', { params: { runId: id } })

/** Makes a run of what is shown. Answers its number. */
export async function makeRun(admin: Browser): Promise<number> {
  const { total } = await deskOf(admin)
  const made = await admin.answer('makePaymentRun', { body: { total } })
  if (made.status !== 200) throw new Error(`no run: ${made.status} ${JSON.stringify(made.body)}`)
  return (made.body as { run_id: number }).run_id
}

/** A run of all that is approved, as far on its way as is asked for. Answers its number. */
export async function openRun({ deps, clock }: TestServer, state: 'made' | 'checked' | 'sent'): Promise<number> {
  const { total } = await getPayingDesk(deps)
  const { run_id } = await makePaymentRun(deps, { total }, { admin_id: null })
  if (state !== 'made') await updateRun(deps.db, run_id, { state: 'checked', checked_at: clock.now() })
  if (state === 'sent') await sendPaymentRun(deps, run_id, istDay(clock.now()), { admin_id: null })
  return run_id
}

/** Pays a partner all that is approved, by a run of which the bank has answered. Answers the payment. */
export async function payByRun(server: TestServer, { utr = freshUtr(), partner = 1 } = {}): Promise<PaymentRow> {
  const { deps, clock } = server
  const lines = await listRunLines(deps.db, [await openRun(server, 'sent')])
  const line = lines.find(({ partner_id }) => partner_id === partner)
  return payRunLine(deps, line?.line_id ?? 0, { day: istDay(clock.now()), utr }, { admin_id: null })
}

/** Has a run checked by somebody with a second factor. */
export async function checkRun(run_id: number, { browser, code }: { browser: Browser; code: () => string }) {
  const { hash } = await runOf(browser, run_id)
  return browser.answer('checkPaymentRun', { params: { runId: run_id }, body: { hash, code: code() } })
}

/** Which run holds each line of a statement, the oldest line first. */
export const runsOfLines = async ({ deps }: TestServer): Promise<(number | null)[]> =>
  (await storedPayoutLines({ deps })).map(({ run_line_id }) => run_line_id)

/** The bank's answer without heads: the file as it was sent, and behind it day, UTR, E or R, and why. */
export const IN_ORDER: (ImportField | null)[] = [
  ...(['payout_reference', null, 'account', null, null, 'paid_amount', 'paid_on', 'utr', 'status', 'reason'] as const),
]

/** Uploads a bank's file without heads and says what its columns mean, with words that nobody has confirmed. */
export async function readNewBankFile(admin: Browser, text: string, fields = IN_ORDER): Promise<BatchDetail> {
  const form = new FormData()
  form.append('file', new Blob([text]), 'CRLN0511.001')
  for (const [key, value] of Object.entries({ profile: 'payment_run', sheet: '0', head_row: '0' }))
    form.append(key, value)
  const batch = await admin.call('createImportBatch', { raw: form })
  const columns = batch.heads.map((head, at) => ({ head, field: fields[at] ?? null }))
  const mapping = { columns, date_order: 'dmy', unit: 'rupees', amount_basis: null }
  const body = { version: batch.version, mapping, keep: false }
  const read = await admin.answer('saveImportMapping', { params: { id: batch.batch_id }, body: untyped(body) })
  if (read.status !== 200) throw new Error(`not read: ${read.status} ${JSON.stringify(read.body)}`)
  return read.body
}

/** The same, and says what the bank's words mean: nothing but the dry run is written. */
export const readBankFile = async (admin: Browser, text: string, fields = IN_ORDER): Promise<BatchDetail> =>
  confirmBankWords(admin, await readNewBankFile(admin, text, fields))

export const rowsOfFile = async (admin: Browser, { batch_id }: BatchDetail): Promise<BatchRows['rows']> =>
  (await admin.call('listImportRows', { params: { id: batch_id }, query: { show: 'all' } })).rows

/** Has a bank's file read and written. Answers how many rows were, and the first thing that is wrong with each other one. */
export async function takeBankFile(server: TestServer, admin: Browser, text: string) {
  const batch = await readBankFile(admin, text)
  const { batch_id, version } = batch
  await admin.call('commitPaymentFile', { params: { id: batch_id }, body: { version } })
  await runDueJobs(server.deps)
  const rows = await rowsOfFile(admin, batch)
  return {
    batch_id,
    written: rows.filter(({ outcome }) => outcome === 'committed').length,
    problems: rows.flatMap(({ problems }) => problems.map(({ code }) => code)),
    verdicts: rows.map(({ verdict, outcome }) => outcome ?? verdict),
  }
}
