import { useTranslation } from 'react-i18next'
import { RETENTION_CLASSES } from '#src/contract/retention.ts'
import { ScrollFrame } from '#src/ui/site/ScrollFrame.tsx'
import { useKeptFor } from './use-kept-for.ts'

/** How long what is kept: the very times by which the nightly job deletes. */
export function RetentionTable() {
  const { t } = useTranslation('retention')
  const keptFor = useKeptFor()
  return (
    <>
      <ScrollFrame label={t('title')} className="mt12">
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
                <td data-label={t('long')}>{keptFor(kind)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <p className="mt12">{t('hold')}</p>
    </>
  )
}
