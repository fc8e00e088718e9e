import { useTranslation } from 'react-i18next'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Button } from '#src/ui/site/Button.tsx'

/** The answers could not be read: nothing is lost, and the way on is to try again. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('profile')
  return (
    <div className="wrap-c main">
      <PageTitle>{t('loadFailure.title')}</PageTitle>
      <p role="alert" className="mut mt8">
        {t('loadFailure.text')}
      </p>
      <div className="mt24">
        <Button onClick={onRetry}>{t('loadFailure.retry')}</Button>
      </div>
    </div>
  )
}
