import { useTranslation } from 'react-i18next'

/** The shape of what is coming, and what is happening meanwhile. */
export function OffersSkeleton() {
  const { t } = useTranslation('offers')
  return (
    <div className="waits" aria-busy="true">
      <p role="status" className="mut mt8">
        {t('loading.text')}
      </p>
      <div className="stack g16 mt20" aria-hidden="true">
        {[0, 1, 2].map((card) => (
          <div key={card} className="card pad">
            <div className="row">
              <span className="sk sk-tile" />
              <span className="grow stack g8">
                <span className="sk sk-name" />
                <span className="sk sk-amount" />
              </span>
            </div>
            <div className="row between mt20">
              {[0, 1, 2].map((figure) => (
                <span key={figure} className="sk sk-figure" />
              ))}
            </div>
            <span className="sk block mt20" />
          </div>
        ))}
      </div>
    </div>
  )
}
