import { NOT_KNOWN } from './internal-report.ts'
import type { GroupName, InternalReport, InternalRow } from './internal-report.ts'

/** A text of the dictionary `internal-report`. */
type Words = (key: string) => string

/** Words of the operators that we know; what another one says stands as it says it. */
const REASONS = ['ABSENT_SUBSCRIBER', 'DND', 'EXPIRED', 'DLT_TEMPLATE', 'GATEWAY', 'NO_RECEIPT', 'LATE']

const reasonWord = (reason: string, t: Words): string =>
  reason === NOT_KNOWN ? t('unknown') : REASONS.includes(reason) ? t(`reason.${reason}`) : reason

type Column = Exclude<keyof InternalRow, 'id'>
const MONEY = ['disbursed', 'revenue', 'gross', 'net'] as const

/** The columns of a report's rows, on the screen and in its file, each with the key of its head. */
export function internalRowColumns(report: InternalReport): readonly [Column, string][] {
  const money = report === 'revenue' || report === 'liability'
  return [
    ['at', report === 'tickets' ? 'rows.due' : money ? 'rows.paidOut' : 'rows.at'],
    ...(report === 'otp'
      ? []
      : [['reference', report === 'tickets' ? 'rows.ticket' : 'rows.reference'] as [Column, string]]),
    ['who', `rows.who.${report}`],
    ['what', `rows.what.${report}`],
    ['result', 'rows.result'],
    ...(report === 'otp' ? [['reason', 'rows.reason'] as [Column, string]] : []),
    ...(report === 'tickets' ? [['reason', 'rows.rating'] as [Column, string]] : []),
    ...(report === 'otp' || report === 'tickets' ? [['ended_at', `rows.ended.${report}`] as [Column, string]] : []),
    ...(report === 'lenders' ? [['ms', 'rows.ms'] as [Column, string]] : []),
    ...(money ? MONEY.map((key): [Column, string] => [key, `rows.${key}`]) : []),
  ]
}

/** The words of one row's cells. */
export const internalRowWords = (report: InternalReport, row: InternalRow, t: Words) => ({
  who: row.who === null ? t('unknown') : report === 'tickets' ? t(`asker.${row.who}`) : row.who,
  what:
    report === 'otp'
      ? t('rows.otpText')
      : row.what === null
        ? '–'
        : report === 'lenders'
          ? t(`operation.${row.what}`)
          : report === 'tickets'
            ? t(`topic.${row.what}`)
            : row.what,
  result: report === 'lenders' ? t(`outcome.${row.result}`) : t(`result.${row.result}`),
  reason: row.reason === null ? '–' : report === 'tickets' ? t(`rating.${row.reason}`) : reasonWord(row.reason, t),
})

/** Name of a row of a group. */
export function groupWord(group: GroupName, key: string, name: string | null, t: Words): string {
  switch (group) {
    case 'reason':
      return reasonWord(key, t)
    case 'outcome':
      return t(`outcome.${key}`)
    case 'asker':
      return t(`asker.${key}`)
    case 'operation':
      return `${name ?? t('unknown')}: ${t(`operation.${key.split(':')[1] ?? ''}`)}`
    default:
      return name ?? t('unknown')
  }
}
