import { rupeesAndRest, sumPaise, toPaise } from '../rules/paise.ts'
import type { Paise } from '../rules/paise.ts'

/** What the bank is asked to send. */
export interface Transfer {
  /** Our own key, by which the bank's answer is told apart. */
  reference: string
  name: string
  account_number: string
  ifsc: string
  amount: Paise
}

type Rail = 'NEFT' | 'RTGS' | 'IMPS'

/** RTGS takes nothing below two lakh; IMPS takes nothing above five. */
const RTGS_FROM = toPaise(200_000)
const IMPS_UP_TO = toPaise(500_000)

/** By which rail an amount goes; `atOnce` = by IMPS where that takes it. */
export function railOf(amount: Paise, atOnce = false): Rail {
  if (atOnce && amount <= IMPS_UP_TO) return 'IMPS'
  return amount >= RTGS_FROM ? 'RTGS' : 'NEFT'
}

/** Banks cut a longer key off, and answer with what is left of it. */
const REFERENCE_MAX = 15

/** What our key looks like, also as a bank spells it. */
export const PAYOUT_REFERENCE = /^CL\d+P\d+$/i

/** Our key of a partner's line in a run: no other line ever has it. */
export function referenceOf(runId: number, partnerId: number): string {
  const reference = `CL${runId}P${partnerId}`
  if (reference.length > REFERENCE_MAX) throw new Error('a reference is longer than banks take')
  return reference
}

const FIELD_MAX = 40
/** Letters, digits, full stops and single spaces of it: whatever else could end a field or begin a formula goes. */
export const bankText = (text: string): string =>
  (text.normalize('NFKD').match(/[A-Za-z0-9.]+/g) ?? []).join(' ').slice(0, FIELD_MAX).trim()

/** Rupees with two decimals, as every bank reads them. */
function rupeesText(amount: Paise): string {
  const { rupees, rest } = rupeesAndRest(amount)
  return `${rupees}.${String(rest).padStart(2, '0')}`
}

const compact = (day: string): string => day.replaceAll('-', '')
const backwards = (day: string): string => day.split('-').reverse().join('')

/** What a file says beside its transfers: the day 'YYYY-MM-DD' they are to go, and the number of the run. */
export interface FileHead {
  day: string
  run_id: number
}

interface BankFile {
  /** Sends by IMPS where that takes the amount. */
  atOnce: boolean
  name: (head: FileHead) => string
  first: (head: FileHead, transfers: readonly Transfer[]) => readonly string[] | null
  row: (transfer: Transfer, rail: Rail, head: FileHead) => readonly string[]
}

/** Under which name the bank knows us. */
const CODE = 'CRLN'
const SHEET_RAIL = { NEFT: 'NFT', RTGS: 'RTG', IMPS: 'IFC' } as const
const SHEET: Omit<BankFile, 'atOnce'> = {
  name: ({ day, run_id }) => `payments-${day}-run-${run_id}.csv`,
  first: () => ['Type', 'Account', 'IFSC', 'Name', 'Amount', 'Reference'],
  row: ({ reference, name, account_number, ifsc, amount }, rail) => [
    SHEET_RAIL[rail],
    account_number,
    ifsc,
    name,
    rupeesText(amount),
    reference,
  ],
}

/** How each bank takes a file of transfers. A further bank is a further entry. */
const BANK_FILES = {
  enet: {
    atOnce: false,
    // The day and month, and a number of its own as ending.
    name: ({ day, run_id }) => `${CODE}${backwards(day).slice(0, 4)}.${String(run_id % 1_000).padStart(3, '0')}`,
    first: () => null,
    row: ({ reference, name, account_number, ifsc, amount }, rail, { day }) => [
      reference,
      name,
      account_number,
      ifsc,
      rail,
      rupeesText(amount),
      compact(day),
    ],
  },
  filehdr: {
    atOnce: false,
    name: ({ day, run_id }) => `${CODE}${compact(day)}_${run_id}.txt`,
    first: ({ day }, transfers) => [
      'FILEHDR',
      CODE,
      backwards(day),
      String(transfers.length),
      rupeesText(sumPaise(transfers.map(({ amount }) => amount))),
    ],
    row: ({ reference, name, account_number, ifsc, amount }, rail) => [
      rail,
      reference,
      account_number,
      ifsc,
      name,
      rupeesText(amount),
    ],
  },
  sheet: { ...SHEET, atOnce: false },
  'sheet-at-once': { ...SHEET, atOnce: true, name: ({ day, run_id }) => `payments-${day}-run-${run_id}-imps.csv` },
} satisfies Record<string, BankFile>

export type BankFileKey = keyof typeof BANK_FILES
export const BANK_FILE_KEYS = Object.keys(BANK_FILES) as [BankFileKey, ...BankFileKey[]]

/** The file of a run for a bank. The same run always makes the same file. */
export function bankFile(
  key: BankFileKey,
  head: FileHead,
  transfers: readonly Transfer[],
): { name: string; text: string } {
  const form: BankFile = BANK_FILES[key]
  const clean = transfers.map((transfer) => ({
    ...transfer,
    // An account has a holder in every file, also where no letter of the name is left.
    name: bankText(transfer.name) || transfer.reference,
    account_number: bankText(transfer.account_number),
    ifsc: bankText(transfer.ifsc),
  }))
  const first = form.first(head, clean)
  const rows = clean.map((each) => form.row(each, railOf(each.amount, form.atOnce), head))
  return {
    name: form.name(head),
    text: [...(first ? [first] : []), ...rows].map((fields) => `${fields.join(',')}\r\n`).join(''),
  }
}
