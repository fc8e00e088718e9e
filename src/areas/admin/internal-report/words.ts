import { NOT_KNOWN } from '#src/contract/entities/figures/internal-report.ts'
import type { GroupName, InternalReport, InternalRow } from '#src/contract/entities/figures/internal-report.ts'

type Words = (key: string) => string

/** Words of the operators that we know; what another one says stands as it says it. */
const REASONS = ['ABSENT_SUBSCRIBER', 'DND', 'EXPIRED', 'DLT_TEMPLATE', 'GATEWAY', 'NO_RECEIPT', 'LATE']

const reasonWord = (reason: string, t: Words): string =>
  reason === NOT_KNOWN ? t('unknown') : REASONS.includes(reason) ? t(`reason.${reason}`) : reason

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

/** The words of one row's cells. */
export const rowWords = (report: InternalReport, row: InternalRow, t: Words) => ({
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
