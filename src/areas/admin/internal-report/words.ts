import type { GroupName } from '#src/contract/entities/figures/internal-report.ts'
import { reasonWord } from '#src/contract/figures/internal-row-words.ts'

type Words = (key: string) => string

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
