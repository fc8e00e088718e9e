import type { AnsweredLine } from '#server/db/repositories/paying/answered-lines.ts'
import { paymentDayProblem } from '#src/contract/entities/earnings/payment.ts'
import { UTR_FORMS } from '#src/contract/entities/earnings/utr.ts'
import type { ImportField, RowProblem, RowProblemCode } from '#src/contract/entities/imports/import-batch.ts'
import { bankWordKey } from '#src/contract/paying/bank-outcome.ts'
import type { BankOutcome } from '#src/contract/paying/bank-outcome.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { notUnread } from '../rows/judge-row.ts'
import type { RowSaid } from '../rows/read-row.ts'
import type { Judgement, RowChange } from './profile.ts'

/** A line of a run with the account that it went to, digits alone. */
export type Awaited = AnsweredLine & { account: string }

interface Surroundings {
  /** Lines that the row's reference or account may mean. */
  lines: readonly Awaited[]
  /** Its UTR stands with a payment; another row of the file has it, too. */
  utrKnown: boolean
  utrTwice: boolean
  twice: boolean
  /** What somebody has said that the bank's words mean, by their keys. */
  meanings: ReadonlyMap<string, BankOutcome>
  /** Day in India. */
  today: string
}

/** What a row would note, and of which line. */
export interface PaymentJudgement extends Judgement {
  line: Awaited | null
  /** Null: by a word that nobody has confirmed. */
  outcome: BankOutcome | null
}

/** What a row of the bank's answer is and does. Pure: the acts that it calls look once more. */
export function judgePayment(
  said: RowSaid,
  cellProblems: readonly RowProblem[],
  { lines, utrKnown, utrTwice, twice, meanings, today }: Surroundings,
): PaymentJudgement {
  const found = lineOf(said, lines)
  const line = typeof found === 'string' ? null : found
  const outcome = meanings.get(bankWordKey(said.status ?? '')) ?? null
  const say = (verdict: Judgement['verdict'], problems: RowProblem[] = [], changes: RowChange[] = []) => ({
    verdict,
    problems,
    changes,
    line,
    outcome,
    app_id: null,
    to: null,
  })
  const wrong = [...cellProblems, ...notUnread(cellProblems, unsaid(said, outcome), ['payout_reference', 'account'])]
  if (wrong.length > 0) return say('invalid', wrong)
  const key = said.payout_reference === null ? 'account' : 'payout_reference'
  if (line === null) {
    const code = found as RowProblemCode
    return say(code === 'no_payment' ? 'not_ours' : 'ambiguous', [{ field: key, code }])
  }
  if (twice) return say('duplicate_in_file', [{ field: key, code: 'payment_twice' }])
  if (line.line.state === 'in_run' || line.line.state === 'taken_out' || line.sent_day === null)
    return say('invalid', [{ field: key, code: 'run_not_sent' }])
  const account = plainAccount(said.account)
  if (account !== null && !fitsAccount(account, line.account))
    return say('invalid', [{ field: 'account', code: 'account_differs' }])
  if (line.line.amount !== said.paid_amount)
    return say('invalid', [{ field: 'paid_amount', code: 'payment_amount' }], amountChange(said, line))
  // Also where the answer is known: an older file says less, and takes nothing back.
  if (outcome === 'in_progress') return say('unchanged', [{ field: 'status', code: 'outcome_open' }])
  if (line.line.state !== 'sent')
    return line.line.state === outcome && (outcome === 'returned' || line.utr === said.utr)
      ? say('unchanged')
      : say('terminal', [{ field: key, code: 'payment_settled' }], changesOf(said, line, outcome))
  if (said.paid_on === null || paymentDayProblem(said.paid_on, line.sent_day, today) !== null)
    return say('invalid', [{ field: 'paid_on', code: 'payment_day' }])
  if (outcome === 'paid' && utrKnown) return say('invalid', [{ field: 'utr', code: 'utr_known' }])
  if (outcome === 'paid' && utrTwice) return say('invalid', [{ field: 'utr', code: 'utr_twice' }])
  return say('update', [], changesOf(said, line, outcome))
}

function unsaid(said: RowSaid, outcome: PaymentJudgement['outcome']): RowProblem[] {
  const missing = (field: ImportField): RowProblem[] => (said[field] === null ? [{ field, code: 'missing' }] : [])
  return [
    ...(said.account === null ? missing('payout_reference') : []),
    ...missing('paid_amount'),
    // Of what has not ended there is neither a day nor a number.
    ...(outcome === 'in_progress' ? [] : missing('paid_on')),
    ...missing('status'),
    ...(said.status !== null && outcome === null ? [{ field: 'status', code: 'outcome_unknown' } as const] : []),
    // The other way round it may be right: some banks show a transfer that came back on the side of its payment.
    ...(outcome === 'paid' && said.side === 'credit' ? [{ field: 'status', code: 'outcome_side' } as const] : []),
    ...(outcome === 'returned' ? missing('reason') : []),
    ...(outcome === 'paid' ? missing('utr') : []),
    ...(outcome === 'paid' && said.utr !== null && !isUtr(said.utr)
      ? [{ field: 'utr', code: 'utr_form' } as const]
      : []),
  ]
}

const isUtr = (utr: string): boolean => Object.values(UTR_FORMS).some((form) => form.test(utr))

/**
 * The account of a row without blanks, dashes between digits, and the quotation marks and `=` by which sheets keep digits
 * as text; hidden digits stay as they are.
 */
export const plainAccount = (account: string | null): string | null =>
  account === null
    ? null
    : account
        .normalize('NFKC')
        .replace(/[\s\u200b-\u200f\u2060\ufeff]/g, '')
        .replace(/^[='"\u2018\u2019`]+|['"\u2018\u2019`]+$/g, '')
        .replace(/(?<=\d)[-\u2010-\u2015](?=\d)/g, '')
        .toUpperCase()

/** Anything but a digit hides digits, whatever sign a bank takes for it. */
export const isMasked = (account: string): boolean => !/^\d+$/.test(account)

/**
 * Whether an account may be ours: whole it is the same; partly hidden, the digits that are shown stand in ours in their
 * places. Where as many signs are shown as ours has digits, each sign hides one.
 */
export function fitsAccount(shown: string, account: string): boolean {
  const hidden = shown.length === account.length ? '\\d' : '\\d*'
  const signs = [...shown].map((sign) => (/\d/.test(sign) ? sign : hidden))
  return new RegExp(`^${signs.join('')}$`, 'u').test(account)
}

/** By our reference, else by the whole account and the amount; an account that is partly hidden finds nothing by itself. */
function lineOf(said: RowSaid, lines: readonly Awaited[]): Awaited | RowProblemCode {
  const reference = said.payout_reference?.toUpperCase() ?? null
  if (reference !== null) return lines.find(({ line }) => line.reference === reference) ?? 'no_payment'
  const account = plainAccount(said.account)
  if (account === null) return 'no_payment'
  if (isMasked(account)) return 'account_masked'
  const fitting = lines.filter((each) => each.account === account && each.line.amount === said.paid_amount)
  const known = fitting.find(({ utr }) => utr !== null && utr === said.utr)
  if (known) return known
  const open = fitting.filter(({ line }) => line.state === 'sent')
  const [only, ...more] = open.length > 0 ? open : fitting
  if (only === undefined) return 'no_payment'
  return more.length > 0 ? 'several_payments' : only
}

const amountChange = (said: RowSaid, { line }: Awaited): RowChange[] => [
  { field: 'paid_amount', before: toRupees(line.amount), after: toRupees(said.paid_amount) },
]

function changesOf(said: RowSaid, { line, utr, paid_on }: Awaited, outcome: PaymentJudgement['outcome']): RowChange[] {
  const changes: RowChange[] = [
    { field: 'status', before: line.state, after: outcome },
    ...(outcome === 'paid' ? [{ field: 'utr' as const, before: utr, after: said.utr }] : []),
    ...(outcome === 'returned' ? [{ field: 'reason' as const, before: line.reason, after: said.reason }] : []),
    { field: 'paid_on', before: line.returned_day ?? paid_on, after: said.paid_on },
  ]
  return changes.filter(({ before, after }) => before !== after)
}
