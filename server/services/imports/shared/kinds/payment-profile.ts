import { listWordsOfLayout } from '#server/db/repositories/imports/bank-words.ts'
import {
  listKnownUtrs,
  listLinesOfEndings,
  listLinesOfReferences,
} from '#server/db/repositories/paying/answered-lines.ts'
import type { AnsweredLine } from '#server/db/repositories/paying/answered-lines.ts'
import { lockRuns } from '#server/db/repositories/paying/payment-runs.ts'
import type { Deps } from '#server/deps.ts'
import { payRunLine } from '#server/services/paying/pay-run-line.ts'
import { openAccount } from '#server/services/paying/public/frozen-run.ts'
import { returnRunLine } from '#server/services/paying/return-run-line.ts'
import type { BankOutcome } from '#src/contract/paying/bank-outcome.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { layoutOf } from '../mapped-batch.ts'
import type { MappedBatch } from '../mapped-batch.ts'
import type { RowSaid } from '../rows/read-row.ts'
import { isMasked, judgePayment, plainAccount } from './judge-payment.ts'
import type { PaymentJudgement } from './judge-payment.ts'
import type { JudgedRow, Judgement, Profile, ReadRow, Written } from './profile.ts'

/** Longest reason of a bank that is kept. */
const LONGEST_REASON = 200

/** The bank's answer to runs of payments: each row is one of the acts by which a line is answered by hand. */
export const PAYMENT_RUN: Profile = {
  fields: [
    'payout_reference',
    'account',
    'paid_amount',
    'paid_on',
    'utr',
    'status',
    'reason',
    'debit',
    'credit',
    'side',
  ],
  required: [
    ['payout_reference', 'account'],
    ['paid_amount', 'debit', 'credit'],
    ['paid_on'],
    ['status', 'debit', 'credit', 'side'],
  ],
  keyOf,
  onceOf: ({ utr }) => utr,
  judge,
  amountOf: ({ paid_amount }, judgement) => (isPayment(judgement) ? paid_amount : null),
  hold: ({ db }) => lockRuns(db),
  write,
  undo: null,
}

function keyOf({ payout_reference, account, paid_amount, utr }: RowSaid): string | null {
  if (payout_reference !== null) return payout_reference.toUpperCase()
  return account === null ? null : [plainAccount(account), paid_amount, utr].join('\u0000')
}

const known = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((value) => value !== null))]

/** The judgement says what the row's word means; the word alone says nothing. */
const isPayment = ({ changes }: Judgement): boolean =>
  changes.some(({ field, after }) => field === 'status' && after === 'paid')

async function judge(deps: Deps, batch: MappedBatch, rows: readonly ReadRow[]): Promise<PaymentJudgement[]> {
  const lines = await linesOf(deps, rows)
  const taken = await listKnownUtrs(deps.db, known(rows.map(({ said }) => said.utr)))
  const meanings = await bankMeanings(deps, batch)
  const today = istDay(deps.clock.now())
  return rows.map(({ said, problems, twice, again }) =>
    judgePayment(said, problems, {
      lines,
      twice,
      meanings,
      today,
      utrKnown: said.utr !== null && taken.has(said.utr),
      utrTwice: again,
    }),
  )
}

/** What the words of a file mean, by their keys: the one answer to which outcome a row has. */
async function bankMeanings({ db }: Deps, batch: MappedBatch): Promise<ReadonlyMap<string, BankOutcome>> {
  const words = await listWordsOfLayout(db, layoutOf(batch))
  return new Map(words.map(({ key, outcome }) => [key, outcome]))
}

async function linesOf({ db, vault }: Deps, rows: readonly ReadRow[]) {
  const references = known(rows.map(({ said }) => said.payout_reference?.toUpperCase() ?? null))
  const accounts = known(rows.map(({ said }) => (said.payout_reference === null ? plainAccount(said.account) : null)))
  const endings = accounts.filter((account) => !isMasked(account)).map((account) => account.slice(-4))
  const found = [...(await listLinesOfReferences(db, references)), ...(await listLinesOfEndings(db, endings))]
  const once = new Map<number, AnsweredLine>(found.map((each) => [each.line.line_id, each]))
  return [...once.values()].map((each) => ({ ...each, account: openAccount(vault, each.line).account_number }))
}

async function write(deps: Deps, batch: MappedBatch, judged: JudgedRow): Promise<Written> {
  const [anew] = await judge(deps, batch, [judged])
  const { paid_on: day, utr, reason } = judged.said
  if (!anew?.line || day === null) throw new Error('a row was judged to answer a line that nobody knows')
  const { line_id } = anew.line.line
  if (anew.outcome === 'paid')
    await payRunLine(deps, line_id, { day, utr: utr ?? '' }, { admin_id: batch.committed_by })
  else if (anew.outcome === 'returned')
    await returnRunLine(
      deps,
      line_id,
      { day, reason: (reason ?? '').slice(0, LONGEST_REASON) },
      { admin_id: batch.committed_by },
    )
  else throw new Error('a row was judged to change a line by a word that says neither paid nor returned')
  return { before: { state: 'sent' }, after: { line_id, state: anew.outcome } }
}
