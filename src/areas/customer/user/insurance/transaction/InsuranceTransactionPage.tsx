import '#src/ui/page/customer-screens.css'
import '#src/features/insurance/insurance.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import { planProductId } from '#src/contract/entities/catalogue/product-ids.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { applicationPath } from '#src/features/applications/application-path.ts'
import { useApplications } from '#src/features/applications/hooks.ts'
import { usePlans } from '#src/features/insurance/hooks.ts'
import { InsuranceNotice } from '#src/features/insurance/InsuranceNotice.tsx'
import { PlanFacts } from '#src/features/insurance/PlanFacts.tsx'
import { RequestedPanel } from '#src/features/insurance/RequestedPanel.tsx'
import { RequestForm } from '#src/features/insurance/RequestForm.tsx'
import { useProfile, useSaveProfile } from '#src/features/profile/hooks.ts'
import { together } from '#src/ui/page/answer.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Icon } from '#src/ui/site/icons.tsx'

/** One plan: what is shared and with whom, the request, and afterwards what happens next. */
export function InsuranceTransactionPage() {
  const { t } = useTranslation('insurance')
  const [params] = useSearchParams()
  const [justSent, setJustSent] = useState(false)
  const plans = usePlans()
  const profile = useProfile()
  const applications = useApplications()
  const save = useSaveProfile()
  const planId = Number(params.get('plan'))
  const plan = plans.data?.data.find((each) => each.plan_id === planId)
  const asked = applications.data?.find(
    ({ product_id, status }) => product_id === planProductId(planId) && !isFinal(status),
  )

  if (asked && plans.data)
    return (
      <div className="wrap-c main narrow">
        <RequestedPanel
          application={asked}
          trackPath={applicationPath(asked.app_id)}
          insurer={asked.lender_name ?? plan?.insurer ?? ''}
          plan={asked.product_name ?? plan?.name ?? ''}
          sandbox={plans.data.sandbox}
          justSent={justSent}
        />
        <InsuranceNotice sandbox={plans.data.sandbox} />
      </div>
    )
  return (
    <div className="wrap-c main narrow">
      <Link className="link" to={pathTo('insurance')}>
        <Icon name="arrowLeft" size={18} />
        {t('otherPlans')}
      </Link>
      <div className="mt12">
        <PageTitle>{t('request.heading')}</PageTitle>
      </div>
      <Loaded
        query={together({ plans, profile, applications })}
        failed={t('failed')}
        space="mt20"
        waiting={
          <div className="card pad stack g16 mt20 waits" aria-busy="true">
            <p role="status" className="sr">
              {t('common:loading')}
            </p>
            <span className="sk sk-name" aria-hidden="true" />
            <span className="sk sk-line" aria-hidden="true" />
            <span className="sk sk-line" aria-hidden="true" />
          </div>
        }
      >
        {(all) =>
          !plan ? (
            <EmptyState icon="shield" title={t('unknown.title')} text={t('unknown.text')}>
              <LinkButton to={pathTo('insurance')}>{t('otherPlans')}</LinkButton>
            </EmptyState>
          ) : (
            <div className="stack g16 mt20">
              <section className="card tint pad" aria-labelledby="plan-title">
                <h2 className="h3" id="plan-title">
                  {plan.name}
                </h2>
                <p className="sm mut mt4">{plan.insurer}</p>
                <div className="mt12">
                  <PlanFacts plan={plan} />
                </div>
              </section>
              <RequestForm
                key={plan.plan_id}
                plan={plan}
                profile={all.profile}
                onSave={save}
                onSent={() => setJustSent(true)}
              />
              <InsuranceNotice sandbox={all.plans.sandbox} />
            </div>
          )
        }
      </Loaded>
    </div>
  )
}
