import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { goldLenderPage } from '#src/contract/lender-pages.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { SentPanel } from '#src/features/applications/apply/SentPanel.tsx'
import { refusalReason } from '#src/features/applications/status-steps.ts'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { GoldNextSteps } from './GoldNextSteps.tsx'

const BRING = ['gold', 'pan', 'address', 'bank'] as const

interface LeadConfirmationProps {
  application: Application
  /** The lenders' answers, when they are known: the way to the other lender. */
  answer: OffersAnswer | undefined
}

/** The request is with the lender: the number to keep, what happens next, what to bring, and what nobody may ask. */
export function LeadConfirmation({ application, answer }: LeadConfirmationProps) {
  const { t } = useTranslation('gold')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const lender = application.lender_name ?? t('applications:noLender')
  const refused = application.status === 'rejected'
  const other = answer?.matched.find(({ lender_id }) => lender_id !== application.lender_id)
  const otherPath = other ? goldLenderPage(other.lender_slug) : null
  return (
    <div className="wrap-c main narrow">
      <TitleRow picture={<LenderTile name={lender} />}>
        <PageTitle ref={heading}>{t(refused ? 'lead.refused' : 'lead.title', { lender })}</PageTitle>
      </TitleRow>
      {refused ? (
        <div className="mt20">
          <Note icon="info">
            <p>{refusalReason(application) ?? t('applications:declined.noReason', { lender })}</p>
          </Note>
        </div>
      ) : (
        <>
          <SentPanel application={application} />
          <section className="card pad mt20" aria-labelledby="next-title">
            <h2 className="h2" id="next-title">
              {t('next.title')}
            </h2>
            <GoldNextSteps lender={lender} sent />
          </section>
          <section className="card pad mt20" aria-labelledby="bring-title">
            <h2 className="h2" id="bring-title">
              {t('bring.title')}
            </h2>
            <ul className="stack g8 mt12">
              {BRING.map((item) => (
                <li key={item} className="row top">
                  <span className="accent">
                    <Icon name="check" />
                  </span>
                  <span className="grow">{t(`bring.${item}`)}</span>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      <div className="mt20">
        <Note icon="shield">
          <p className="b">{t('lead.noMoney')}</p>
          <p className="mt4">
            {t('lead.noMoneyText')} <Link to={pathTo('needHelp')}>{t('lead.tellUs')}</Link>
          </p>
        </Note>
      </div>
      {other && otherPath !== null && (
        <p className="mt20">
          <LinkButton look="secondary" to={otherPath}>
            {t('lead.other', { lender: other.name })}
          </LinkButton>
        </p>
      )}
    </div>
  )
}
