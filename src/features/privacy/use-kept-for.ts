import { useTranslation } from 'react-i18next'
import { RETENTION } from '#src/contract/retention.ts'
import type { RetentionClass } from '#src/contract/retention.ts'

const YEAR = 365

/** Says how long something is kept, by the very times by which the nightly job deletes. */
export function useKeptFor(): (kind: RetentionClass) => string {
  const { t } = useTranslation('retention')
  /** A number of days in words: whole years as years. */
  const timeOf = ({ days }: (typeof RETENTION)[RetentionClass]): string => {
    if (days === null || days === 0) return ''
    return days % YEAR === 0 ? t('years', { count: days / YEAR }) : t('days', { count: days })
  }
  return (kind) => t(`rows.${kind}.long`, { time: timeOf(RETENTION[kind]) })
}
