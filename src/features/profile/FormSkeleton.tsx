import './product-form.css'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'

/** The form's shape while the answers are on their way. */
export function FormSkeleton() {
  const { t } = useTranslation('profile')
  return (
    <div className="wrap-c main waits" aria-busy="true">
      <div className="form-outline">
        <div className="sk lane" />
        <div className="mt24">
          <PageTitle>{t('loading')}</PageTitle>
        </div>
        <div className="form-fields form-pair">
          {[1, 2, 3, 4, 5, 6].map((field) => (
            <div key={field} className="field">
              <div className="sk" />
              <div className="sk control" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
