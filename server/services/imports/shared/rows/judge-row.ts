import type { MatchedApplication } from '#server/db/repositories/imports/matching-applications.ts'
import { matchTranche } from '#server/services/loans/public/match-tranche.ts'
import { statusOf } from '#server/services/shared/stored-words.ts'
import { productNamed } from '#src/contract/cells/read-product.ts'
import { isFinal, movesTo, reopenedAt } from '#src/contract/entities/applications/application-status.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import type { StatusReader } from '#src/contract/entities/applications/status-words.ts'
import type {
  RowProblem,
  RowProblemCode,
  RowVerdict,
  ImportField,
} from '#src/contract/entities/imports/import-batch.ts'
import { daysBetween, istDay } from '#src/contract/rules/calendar.ts'
import { toPaise, toRupees } from '#src/contract/rules/paise.ts'
import type { Judgement, RowChange } from '../kinds/profile.ts'
import type { RowSaid } from './read-row.ts'

/** What a row is judged by, beside itself. */
export interface Surroundings {
  /** The lender whose file it is; null = rows of several. */
  lender_id: number | null
  /** Every application that one of the row's keys names. */
  matches: readonly MatchedApplication[]
  /** Keyed hashes of the number and the PAN in the row; null where none is, or it is masked. */
  phone: string | null
  pan: string | null
  /** What a lender's words mean. */
  words: (lenderId: number | null) => StatusReader
  /** Another file has brought this very row. */
  loaded: boolean
  /** The file speaks of the same application twice. */
  twice: boolean
  /** Staff open an ended application again by this row. */
  reopen: boolean
  now: Date
}

/**
 * What a row is and does: the one rule by which a dry run shows it and a commit does it. Pure: asks nobody for anything.
 */
export function judgeRow(said: RowSaid, cellProblems: readonly RowProblem[], around: Surroundings): Judgement {
  const found = matchOf(said, around)
  const app_id = typeof found === 'string' ? null : found.app_id
  const say = (verdict: RowVerdict, problems: RowProblem[] = [], to: ApplicationStatus | null = null): Judgement => ({
    verdict,
    problems,
    app_id,
    to,
    changes: typeof found === 'string' || verdict !== 'update' ? [] : changesOf(said, found, to),
  })
  const missing = [...missingIn(said), ...belowZero(said)]
  if (cellProblems.length + missing.length > 0)
    return say('invalid', [...cellProblems, ...notUnread(cellProblems, missing, ALL_KEYS)])
  if (typeof found === 'string') {
    const key = keyField(said)
    return say(found === 'several_applications' ? 'ambiguous' : 'not_ours', [{ field: key, code: found }])
  }
  if (around.twice) return say('duplicate_in_file', [{ field: keyField(said), code: 'twice_in_file' }])
  const words = { status: said.status ?? '', sub_status: said.sub_status, reason: said.reason }
  const meaning = around.words(found.lender_id)(words, found.product_type)
  if (!meaning.known) return say('unmapped', [{ field: 'status', code: 'word_unknown' }])
  const from = statusOf(found)
  const to = meaning.status
  if (around.loaded || to === null) return say('unchanged', [], to)
  if (to === 'disbursed') {
    const wrong = paymentProblems(said, found, around.now)
    if (wrong.length > 0) return say('invalid', wrong, to)
  }
  if (to === from) return say(to === 'disbursed' && tellsMore(said, found) ? 'update' : 'unchanged', [], to)
  if (said.updated_on !== null && said.updated_on < istDay(found.updated_at))
    return say('stale', [{ field: 'updated_on', code: 'older_news', from, to }], to)
  if (movesTo(from, to) !== null) return say('update', [], to)
  if (around.reopen && reopenedAt(from, to) !== null) return say('update', [], to)
  return isFinal(from)
    ? say('terminal', [{ field: 'status', code: 'nothing_follows', from, to }], to)
    : say('backward', [{ field: 'status', code: 'moves_back', from, to }], to)
}

const LOAN_AMOUNTS = ['sanctioned_amount', 'disbursed_amount'] as const

const KEYS = ['application_id', 'lender_reference', 'loan_account'] as const

const ALL_KEYS = [...KEYS, 'pan', 'phone'] as const

const keyField = (said: RowSaid): ImportField => ALL_KEYS.find((key) => said[key] !== null) ?? 'application_id'

function missingIn(said: RowSaid): RowProblem[] {
  const missing: RowProblem[] = []
  if (ALL_KEYS.every((key) => said[key] === null)) missing.push({ field: 'application_id', code: 'missing' })
  if (said.status === null) missing.push({ field: 'status', code: 'missing' })
  return missing
}

/** A loan is never on the other side of an account, whatever the row says of it. */
const belowZero = (said: RowSaid): RowProblem[] =>
  LOAN_AMOUNTS.filter((field) => (said[field] ?? 0) < 0).map((field) => ({ field, code: 'amount_range' }))

const SIDED = ['debit', 'credit', 'side'] as const

/** Problems with those left out that call a cell missing which is there and cannot be read: that is said once. */
export function notUnread(
  cellProblems: readonly RowProblem[],
  problems: readonly RowProblem[],
  /** Fields of which one is enough: where one of them cannot be read, none of them is missing. */
  group: readonly ImportField[] = [],
): RowProblem[] {
  const unread = new Set(cellProblems.map(({ field }) => field))
  // An amount of which one column does not fit the other is there; its side may stand for the bank's word.
  if (SIDED.some((field) => unread.has(field))) unread.add('gross').add('paid_amount').add('status')
  const inGroup = group.some((field) => unread.has(field))
  return problems.filter(
    ({ field, code }) =>
      code !== 'missing' || !(unread.has(field) || (inGroup && field !== null && group.includes(field))),
  )
}

/** The application of the first key that names exactly one; keys behind it are not asked. */
function matchOf(said: RowSaid, around: Surroundings): MatchedApplication | RowProblemCode {
  const { matches, lender_id } = around
  const fits: Record<(typeof KEYS)[number], (each: MatchedApplication) => boolean> = {
    application_id: ({ reference }) => reference === referenceOf(said.application_id),
    lender_reference: ({ lender_reference }) => lender_reference === said.lender_reference,
    loan_account: ({ parts }) => parts.some(({ loan_account }) => loan_account === said.loan_account),
  }
  let several = false
  for (const key of KEYS) {
    if (said[key] === null) continue
    const hits = matches.filter(fits[key])
    // The lender's own numbers are its own alone: another one may count in the same way.
    const own = hits.filter((each) => lender_id === null || each.lender_id === lender_id)
    const [hit, ...more] = own
    if (hit !== undefined && more.length === 0) return hit.forgotten ? 'forgotten' : hit
    if (more.length > 0) several = true
    else if (key === 'application_id' && hits.length > 0) return 'other_lender'
  }
  for (const hits of ofPerson(said, around)) {
    const [hit, ...more] = hits
    if (hit !== undefined && more.length === 0) return hit.forgotten ? 'forgotten' : hit
    if (more.length > 0) several = true
  }
  return several ? 'several_applications' : 'no_application'
}

/** Days between a row's day and the application's that may be the same. */
const DAYS_APART = 3

/** By the person, at a lender's own file alone: PAN and product, then number, product and day. */
function ofPerson(said: RowSaid, { matches, lender_id, phone, pan }: Surroundings): MatchedApplication[][] {
  if (lender_id === null) return []
  const product = productNamed(said.product)
  const own = matches.filter(
    (each) => each.lender_id === lender_id && (product === null || each.product_type === product),
  )
  const { applied_on } = said
  const near = ({ created_at }: MatchedApplication): boolean =>
    applied_on !== null && Math.abs(daysBetween(applied_on, istDay(created_at))) <= DAYS_APART
  return [
    own.filter(({ tin_index }) => pan !== null && tin_index === pan),
    own.filter((each) => phone !== null && each.phone_index === phone && near(each)),
  ]
}

const personOf = ({ pan, phone, product, applied_on }: RowSaid): string | null =>
  pan === null && phone === null ? null : [pan, phone, productNamed(product), applied_on].join('\u0001')

/** What a row speaks of; of a loan that is paid in parts, each transfer for itself. */
export const keyOfApplication = (said: RowSaid): string | null => {
  const key = referenceOf(said.application_id) ?? said.lender_reference ?? said.loan_account ?? personOf(said)
  return key === null ? null : `${key}\u0000${said.utr ?? ''}`
}

/** Our number as it is kept, however somebody typed it. */
export const referenceOf = (typed: string | null): string | null => typed?.trim().toUpperCase() ?? null

/** More than any loan: what is above is a slip, such as paise for rupees. */
const MOST = toPaise(1e9)

function paymentProblems(said: RowSaid, found: MatchedApplication, now: Date): RowProblem[] {
  const wrong: RowProblem[] = []
  for (const field of LOAN_AMOUNTS) {
    const amount = said[field]
    if (amount !== null && !(amount > 0 && amount <= MOST)) wrong.push({ field, code: 'amount_range' })
  }
  const day = said.disbursal_date
  if (day !== null && day > istDay(now)) wrong.push({ field: 'disbursal_date', code: 'day_future' })
  else if (day !== null && day < istDay(found.created_at))
    wrong.push({ field: 'disbursal_date', code: 'day_before_application' })
  return wrong
}

/** Of a loan that is paid out: a part of it, or an amount, a day or a number that nobody has told yet. */
function tellsMore(said: RowSaid, { parts }: MatchedApplication): boolean {
  const known = matchTranche(parts, { tranche: null, utr: said.utr })
  if (known === null) return true
  const isNew = (told: unknown, kept: unknown) => told !== null && (kept === null || kept === false)
  return (
    isNew(said.disbursed_amount, known.amount_told) ||
    isNew(said.disbursal_date, known.day_told) ||
    isNew(said.utr, known.utr) ||
    isNew(said.sanctioned_amount, known.sanctioned_amount) ||
    isNew(said.loan_account, known.loan_account)
  )
}

/** What the row would change, beside what it merely says again. */
function changesOf(said: RowSaid, found: MatchedApplication, to: ApplicationStatus | null): RowChange[] {
  const part = matchTranche(found.parts, { tranche: null, utr: said.utr })
  const changes: RowChange[] = [
    { field: 'status', before: found.status, after: to },
    {
      field: 'sanctioned_amount',
      before: toRupees(part?.sanctioned_amount ?? null),
      after: toRupees(said.sanctioned_amount),
    },
    { field: 'disbursed_amount', before: toRupees(toldAmount(part)), after: toRupees(said.disbursed_amount) },
    { field: 'disbursal_date', before: part?.day_told === true ? part.day : null, after: said.disbursal_date },
    { field: 'utr', before: part?.utr ?? null, after: said.utr },
    { field: 'loan_account', before: part?.loan_account ?? null, after: said.loan_account },
  ]
  return changes.filter(({ before, after }) => after !== null && after !== before)
}

const toldAmount = (part: MatchedApplication['parts'][number] | null) =>
  part?.amount_told === true ? part.amount : null
