import './need-help.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { Accordion } from '#src/ui/site/Accordion.tsx'
import { Card } from '#src/ui/site/Card.tsx'
import { Marked } from '#src/ui/site/Marked.tsx'
import { GrievanceOfficer } from '#src/features/help/GrievanceOfficer.tsx'
import { HelpForm } from './HelpForm.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'

const ANSWERS = ['where', 'number', 'remove', 'call'] as const
const WAYS = { details: <Link to={withQuery(pathTo('userDetail'), { step: 'contact-details' })} /> }

export function NeedHelpPage() {
  const { t } = useTranslation('help')
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
                  <Marked text={t(`answers.${answer}.a`)} parts={WAYS} />
                </p>
              </Accordion>
            ))}
          </div>
        </Card>
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
