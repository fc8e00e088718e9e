import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { GrievanceOfficer } from '#src/features/help/GrievanceOfficer.tsx'
import { getBoot } from '#src/lib/boot.ts'
import { Card } from '#src/ui/site/Card.tsx'
import { NewTabLink } from '#src/ui/site/NewTabLink.tsx'

/** The notice that the law asks for: who, what for, which rights, where to complain. */
export function RightsAside() {
  const { t } = useTranslation(['privacy', 'help'])
  const { code } = useBrand()
  return (
    <aside className="stack g16" aria-label={t('privacy:rights.title')}>
      <Card tone="sunk" aria-labelledby="rights-title">
        <h2 className="h3" id="rights-title">
          {t('privacy:rights.title')}
        </h2>
        <div className="sm mt8 stack g8">
          <p>{t('privacy:rights.who', { company: getBoot().company.legalName })}</p>
          <p>{t('privacy:rights.law')}</p>
          <p>
            <Link to={pathTo('needHelp')}>{t('privacy:rights.nominate')}</Link>
          </p>
          <p>{t('privacy:rights.complain')}</p>
          <p>
            <NewTabLink href={withQuery(pathTo('privacyPolicy'), { partner: code })}>
              {t('privacy:rights.policy')}
            </NewTabLink>
          </p>
        </div>
      </Card>
      <Card tone="sunk" aria-labelledby="privacy-grievance-title">
        <h2 className="h3" id="privacy-grievance-title">
          {t('help:grievance.title')}
        </h2>
        <GrievanceOfficer />
      </Card>
    </aside>
  )
}
