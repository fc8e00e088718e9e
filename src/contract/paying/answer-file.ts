import { UTR_FORMS } from '../entities/earnings/utr.ts'
import { isIsoDay } from '../rules/calendar.ts'
import { toPaise, type Paise } from '../rules/paise.ts'
import { isReference } from './bank-file.ts'
import type { RunLineState } from './run-sums.ts'

/** What the bank says of one transfer. */
interface AnswerRow {
  /** Of the file, from 1 on. */
  line: number
  reference: string
  amount: Paise | null
  outcome: 'paid' | 'returned' | null
  utr: string | null
  day: string | null
  reason: string
}

/** Without heads: as the file was sent, and behind it day, the bank's number, E or R, and why. */
const IN_ORDER = { reference: 0, amount: 5, day: 6, utr: 7, outcome: 8, reason: 9 }
type Column = keyof typeof IN_ORDER

const HEADS: Record<Column, readonly string[]> = {
  reference: ['reference', 'our reference', 'customer reference', 'ref'],
  amount: ['amount'],
  day: ['date', 'day', 'value date'],
  utr: ['utr', 'bank reference', 'utr number'],
  outcome: ['status', 'result'],
  reason: ['reason', 'remarks'],
}
const OUTCOMES = {
  paid: ['e', 'paid', 'executed', 'success', 'processed'],
  returned: ['r', 'returned', 'rejected', 'failed'],
} as const
const outcomeOf = (text: string): 'paid' | 'returned' | null => {
  const word = text.toLowerCase()
  return (['paid', 'returned'] as const).find((each) => OUTCOMES[each].some((known) => known === word)) ?? null
}

/** The fields of one line of text; what stands in quotation marks may hold commas. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim(),
  )

/** A day as banks write it, 'YYYY-MM-DD'; null = none that the calendar has. */
function dayOf(text: string): string | null {
  const [, y1, m1, d1] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text) ?? []
  const [, d2, m2, y2] = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(text) ?? []
  const day = `${y1 ?? y2}-${m1 ?? m2}-${d1 ?? d2}`
  return isIsoDay(day) ? day : null
}

const amountOf = (text: string): Paise | null => (/^\d{1,12}(\.\d{1,2})?$/.test(text) ? toPaise(Number(text)) : null)

const utrOf = (text: string): string | null => {
  const utr = text.toUpperCase()
  return Object.values(UTR_FORMS).some((form) => form.test(utr)) ? utr : null
}

/** Where each column stands in a file with heads; null where the first line is none. */
function headsOf(fields: readonly string[]): Record<Column, number> | null {
  const names = fields.map((field) => field.toLowerCase())
  const at = (column: Column) => names.findIndex((name) => HEADS[column].includes(name))
  if (at('reference') < 0) return null
  return {
    ...{ reference: at('reference'), amount: at('amount'), day: at('day') },
    ...{ utr: at('utr'), outcome: at('outcome'), reason: at('reason') },
  }
}

/** The bank's answer to a file of transfers, with or without a line of heads. Lines that hold nothing are left out. */
export function readAnswer(text: string): AnswerRow[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((each, at) => ({ line: at + 1, fields: fieldsOf(each) }))
    .filter(({ fields }) => fields.some((field) => field !== ''))
  const heads = headsOf(lines[0]?.fields ?? [])
  const columns = heads ?? IN_ORDER
  return lines.slice(heads ? 1 : 0).flatMap(({ line, fields }) => {
    const of = (column: Column) => fields[columns[column]] ?? ''
    if (fields[0] === 'FILEHDR') return []
    return {
      ...{ line, reference: of('reference').toUpperCase(), reason: of('reason').slice(0, 200) },
      ...{ amount: amountOf(of('amount')), day: dayOf(of('day')), utr: utrOf(of('utr')) },
      outcome: outcomeOf(of('outcome')),
    }
  })
}

/** A line of the run as the answer is held against it. */
export interface AwaitedLine {
  reference: string
  amount: Paise
  state: RunLineState
}

/** Why a row of the answer changes nothing; `known` = it was taken in before. */
export const ANSWER_PROBLEMS = [
  'known',
  'unreadable',
  'unknown_reference',
  'other_amount',
  'no_utr',
  'no_day',
  'no_reason',
  'twice',
  'settled_otherwise',
] as const
type AnswerProblem = (typeof ANSWER_PROBLEMS)[number]

export interface JudgedRow extends AnswerRow {
  /** Null = the line is settled by it. */
  problem: AnswerProblem | null
}

/** Holds an answer against the lines that were sent: which rows settle a line, and why the others do not. */
export function judgeAnswer(
  rows: readonly AnswerRow[],
  lines: readonly AwaitedLine[],
  days: { sent: string; today: string },
): JudgedRow[] {
  const settled = new Set<string>()
  const problemOf = (row: AnswerRow): AnswerProblem | null => {
    if (!isReference(row.reference) || row.outcome === null || row.amount === null) return 'unreadable'
    const line = lines.find(({ reference }) => reference === row.reference)
    if (!line || line.state === 'taken_out' || line.state === 'in_run') return 'unknown_reference'
    if (line.amount !== row.amount) return 'other_amount'
    if (line.state !== 'sent') return line.state === row.outcome ? 'known' : 'settled_otherwise'
    if (settled.has(row.reference)) return 'twice'
    if (row.day === null || row.day < days.sent || row.day > days.today) return 'no_day'
    if (row.outcome === 'paid' && row.utr === null) return 'no_utr'
    return row.outcome === 'returned' && row.reason === '' ? 'no_reason' : null
  }
  return rows.map((row) => {
    const problem = problemOf(row)
    if (problem === null) settled.add(row.reference)
    return { ...row, problem }
  })
}
