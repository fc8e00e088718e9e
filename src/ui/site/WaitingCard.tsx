import { useTranslation } from 'react-i18next'

/** Stands where a card will be, until its content is there. */
export function WaitingCard() {
  const { t } = useTranslation('common')
  return (
    <div className="card pad mt20 waits" aria-busy="true">
      <p role="status" className="sr">
        {t('loading')}
      </p>
      <span className="sk sk-line" aria-hidden="true" />
    </div>
  )
}
