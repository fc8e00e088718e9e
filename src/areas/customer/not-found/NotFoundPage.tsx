import { useTranslation } from 'react-i18next'
import { pathTo } from '#src/contract/path-to.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'

export function NotFoundPage() {
  const { t } = useTranslation(['not-found', 'layout'])
  return (
    <div className="wrap-c main narrow">
      <PageTitle lead={t('text')}>{t('title')}</PageTitle>
      <div className="row wrap mt24">
        <LinkButton to={pathTo('landing')}>{t('home')}</LinkButton>
        <LinkButton look="text" to={pathTo('needHelp')}>
          {t('layout:needHelp')}
        </LinkButton>
      </div>
    </div>
  )
}
