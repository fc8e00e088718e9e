import { useTranslation } from 'react-i18next'
import { pathTo } from '#src/contract/path-to.ts'
import { LinkButton } from '#src/ui/site/Button.tsx'

export function NotFoundPage() {
  const { t } = useTranslation('layout')
  return (
    <div className="wrap-c main narrow">
      <h1 className="h1" tabIndex={-1}>
        {t('notFound.title')}
      </h1>
      <p className="mut mt8">{t('notFound.text')}</p>
      <div className="row wrap mt24">
        <LinkButton to={pathTo('landing')}>{t('notFound.home')}</LinkButton>
        <LinkButton look="text" to={pathTo('needHelp')}>
          {t('needHelp')}
        </LinkButton>
      </div>
    </div>
  )
}
