import { closeMonth } from '#server/services/reconciliation/close-month.ts'
import { getLedger } from '#server/services/reconciliation/get-ledger.ts'
import { makeInvoice } from '#server/services/reconciliation/make-invoice.ts'
import { readLedger } from '#server/services/reconciliation/public/read-ledger.ts'
import { GST_PERCENT } from '#src/contract/constants.ts'
import type { ImportMapping } from '#src/contract/entities/imports/import-batch.ts'
import { TDS_PERCENT } from '#src/contract/paying/month-tax.ts'
import { billSums } from '#src/contract/reconciliation/bill-amounts.ts'
import type { OwnLine } from '#src/contract/reconciliation/ledger-line.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { NO_PAISE, percentOf, toPaise, toRupees, wholePaise } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { listLenderNames } from '../../db/repositories/catalogue/lenders.ts'
import { createImportBatch } from '../../db/repositories/imports/import-batches.ts'
import { createCommissionLine } from '../../db/repositories/reconciliation/commission-lines.ts'
import { createLenderBook } from '../../db/repositories/reconciliation/ledger-months.ts'
import type { Deps } from '../../deps.ts'

/** Lines of one lender's file; what is older stays unpaid, so that somebody has to be asked. */
const LINES = 8
/** So many lenders have sent a file. */
const FILES = 4
/** Invented, as the lenders are; the check sign is right. */
const GSTIN = '27AAACT2727Q1ZW'
const NOBODY = { admin_id: null }

/** Files of commissions for the last month: most lines agree, a few of each kind do not; one lender is closed and billed. */
export async function seedLedger(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const month = addDays(`${istDay(clock.now()).slice(0, 7)}-01`, -1).slice(0, 7)
  let files = 0
  for (const [lender_id, name] of await listLenderNames(db)) {
    if (files === FILES) return
    const open = [...(await readLedger(db, lender_id)).open].filter(([period]) => period <= month)
    const owns = open
      .flatMap(([, lines]) => lines.flatMap(({ own }) => own ?? []))
      .sort((a, b) => (a.day < b.day ? 1 : -1))
    if (owns.length === 0) continue
    files += 1
    // The first one's file is wrong in every way there is; the others agree.
    await seedFile(deps, lender_id, month, owns.slice(0, LINES), files === 1)
    await createLenderBook(db, {
      lender_id,
      tolerance_amount: toPaise(1),
      tolerance_percent: '0.01',
      tolerance_days: 3,
      bill_name: `${name} Limited`,
      bill_address: '1 Sample Marg, Mumbai 400001',
      bill_gstin: GSTIN,
      saved_at: clock.now(),
    })
    if (files === 2 && owns.length <= LINES) await closeAndBill(deps, lender_id, month)
  }
}

async function seedFile(
  deps: Deps,
  lender_id: number,
  period: string,
  owns: readonly OwnLine[],
  wrong: boolean,
): Promise<void> {
  const { db, clock } = deps
  const created_at = clock.now()
  const mapping: ImportMapping = { columns: [], date_order: 'dmy', unit: 'rupees' }
  const batch = await createImportBatch(db, {
    profile: 'commission',
    lender_id,
    file_name: `commission_${lender_id}_${period}.csv`,
    file_size: 1,
    file_hash: `demo-commission-${lender_id}-${period}`,
    head_row: 1,
    heads: [],
    mapping,
    state: 'committed',
    row_count: owns.length,
    committed_count: owns.length,
    committed_at: created_at,
  })
  if (!batch) return
  let row_number = 1
  const add = (loan: string, own: Pick<OwnLine, 'app_id' | 'disbursed' | 'day'> | null, gross: Paise) => {
    const [gst, tds] = [percentOf(gross, GST_PERCENT), percentOf(gross, TDS_PERCENT)]
    return createCommissionLine(db, {
      lender_id,
      batch_id: batch.batch_id,
      row_number: (row_number += 1),
      period,
      loan_account: loan,
      app_id: own?.app_id || null,
      disbursed_amount: own?.disbursed ?? null,
      disbursed_on: own?.day ?? null,
      gross,
      gst,
      tds,
      net: wholePaise(gross + gst - tds),
      created_at,
    })
  }
  const loanOf = (own: OwnLine) => own.loan_account ?? `LAN-${own.disbursal_id}`
  for (const [nth, own] of owns.entries()) {
    const { expected } = own
    const ten = percentOf(own.disbursed ?? NO_PAISE, 90)
    if (!wrong || nth === 0) await add(loanOf(own), own, expected)
    else if (nth === 1) await add(loanOf(own), { ...own, disbursed: ten }, percentOf(expected, 90))
    else if (nth === 2) await add(loanOf(own), own, percentOf(expected, 98))
    else if (nth === 3) await add(loanOf(own), { ...own, day: addDays(own.day, -12) }, expected)
    else if (nth > 4) await add(loanOf(own), own, expected)
  }
  const [first] = owns
  if (!wrong || !first) return
  await add(loanOf(first), first, first.expected)
  await add('LAN-900417', { app_id: '', disbursed: toPaise(250_000), day: `${period}-11` }, toPaise(2_250))
  await add('LAN-812203', null, toPaise(-1_350))
}

async function closeAndBill(deps: Deps, lenderId: number, month: string): Promise<void> {
  const { state, earlier, seen } = await getLedger(deps, lenderId, { month })
  if (state !== 'ready' || earlier !== null) return
  const lines = (await readLedger(deps.db, lenderId)).open.get(month) ?? []
  await closeMonth(deps, lenderId, { month, seen }, NOBODY)
  const { to_bill } = billSums(lines, new Set())
  if (to_bill > 0) await makeInvoice(deps, lenderId, { month, taxable: toRupees(to_bill) }, NOBODY)
}
