import { useTranslation } from 'react-i18next'

/** The places of the cards while they are on their way. */
export function CardsSkeleton() {
  const { t } = useTranslation('cards')
  return (
    <div className="cc-grid mt16 waits" aria-busy="true">
      <p role="status" className="sr">
        {t('loading')}
      </p>
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className="card pad-s cc cc-empty" aria-hidden="true">
          <div className="row top g16">
            <span className="sk cc-art" />
            <div className="grow stack g8">
              <span className="sk sk-half" />
              <span className="sk sk-third" />
            </div>
          </div>
          <span className="sk" />
          <span className="sk" />
          <span className="sk sk-half" />
        </div>
      ))}
    </div>
  )
}
