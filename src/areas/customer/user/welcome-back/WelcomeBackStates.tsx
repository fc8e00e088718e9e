import { useTranslation } from 'react-i18next'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { Narrow } from './Narrow.tsx'

/** The page's shape while the application is looked up. */
export function WelcomeBackSkeleton() {
  const { t } = useTranslation('welcome')
  return (
    <Narrow busy>
      <PageTitle>{t('title')}</PageTitle>
      <div className="sk mt12" />
      <div className="ways">
        <div className="sk way" />
        <div className="sk way" />
      </div>
    </Narrow>
  )
}

/** The application could not be looked up. */
export function WelcomeBackFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('welcome')
  return (
    <Narrow>
      <PageTitle>{t('title')}</PageTitle>
      <p role="alert" className="mut mt8">
        {t('loadFailure')}
      </p>
      <div className="mt24">
        <Button onClick={onRetry}>{t('retry')}</Button>
      </div>
    </Narrow>
  )
}
