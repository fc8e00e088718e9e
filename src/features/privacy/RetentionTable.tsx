import { useTranslation } from 'react-i18next'
import { RETENTION, RETENTION_CLASSES } from '#src/contract/retention.ts'
import type { RetentionClass } from '#src/contract/retention.ts'

const YEAR = 365

/** How long what is kept: the very times by which the nightly job deletes. */
export function RetentionTable() {
  const { t } = useTranslation('retention')
  /** A number of days in words: whole years as years. */
  const timeOf = ({ days }: (typeof RETENTION)[RetentionClass]): string => {
    if (days === null || days === 0) return ''
    return days % YEAR === 0 ? t('years', { count: days / YEAR }) : t('days', { count: days })
  }
  return (
    <>
      <div className="tbl-scroll mt12" role="region" tabIndex={0} aria-label={t('title')}>
        <table className="tbl tbl-cards">
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('long')}</th>
            </tr>
          </thead>
          <tbody>
            {RETENTION_CLASSES.map((kind) => (
              <tr key={kind}>
                <th scope="row">{t(`rows.${kind}.what`)}</th>
                <td data-label={t('long')}>{t(`rows.${kind}.long`, { time: timeOf(RETENTION[kind]) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt12">{t('hold')}</p>
    </>
  )
}
