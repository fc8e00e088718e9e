import './need-help.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { profilePath } from '#src/contract/product-paths.ts'
import { dialAddress } from '#src/contract/rules/person/phone.ts'
import { GrievanceOfficer } from '#src/features/help/GrievanceOfficer.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Accordion } from '#src/ui/site/Accordion.tsx'
import { Card } from '#src/ui/site/Card.tsx'
import { Marked } from '#src/ui/site/Marked.tsx'
import { HelpForm } from './HelpForm.tsx'

const ANSWERS = ['where', 'number', 'remove', 'call'] as const

export function NeedHelpPage() {
  const { t } = useTranslation('help')
  const { name, support } = useBrand()
  const productType = useSession((session) => session.productType)
  const ways = { details: <Link to={profilePath(productType, 'contact-details')} /> }
  return (
    <div className="wrap-c main two">
      <div>
        <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
        <HelpForm />
      </div>
      <aside className="stack g16">
        <Card aria-labelledby="answers-title">
          <h2 className="h3" id="answers-title">
            {t('answers.title')}
          </h2>
          <div className="mt8">
            {ANSWERS.map((answer) => (
              <Accordion key={answer} title={t(`answers.${answer}.q`)}>
                <p>
                  <Marked text={t(`answers.${answer}.a`)} parts={ways} />
                </p>
              </Accordion>
            ))}
          </div>
        </Card>
        {support && (
          <Card aria-labelledby="contact-title">
            <h2 className="h3" id="contact-title">
              {t('contact.title', { brand: name })}
            </h2>
            <p className="mt8">
              {t('contact.email')}: <a href={`mailto:${support.email}`}>{support.email}</a>
            </p>
            <p>
              {t('contact.phone')}: <a href={dialAddress(support.phone)}>{support.phone}</a>
            </p>
          </Card>
        )}
        <Card tone="sunk" id="grievance" aria-labelledby="grievance-title">
          <h2 className="h3" id="grievance-title">
            {t('grievance.title')}
          </h2>
          <GrievanceOfficer />
        </Card>
      </aside>
    </div>
  )
}
