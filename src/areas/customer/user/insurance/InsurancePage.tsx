import '#src/ui/page/customer-screens.css'
import '#src/features/insurance/insurance.css'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import { INSURANCE_KINDS } from '#src/contract/entities/catalogue/insurance-kinds.ts'
import { planProductId } from '#src/contract/entities/catalogue/product-ids.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { useApplications } from '#src/features/applications/hooks.ts'
import { usePlans } from '#src/features/insurance/hooks.ts'
import { InsuranceNotice } from '#src/features/insurance/InsuranceNotice.tsx'
import { PLAN_SORTS, plansInView, readPlanView } from '#src/features/insurance/plan-view.ts'
import { PlanCard } from '#src/features/insurance/PlanCard.tsx'
import { ChoiceChips } from '#src/ui/ChoiceChips.tsx'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { withNames } from '#src/ui/with-names.ts'

/** Plans of one kind by premium or by name: a list, never advice. */
export function InsurancePage() {
  const { t } = useTranslation('insurance')
  const [params, setParams] = useSearchParams()
  const view = readPlanView(params)
  const answer = usePlans()
  const open = useApplications().data?.filter(({ status }) => !isFinal(status))
  const plans = answer.data ? plansInView(answer.data.data, view) : []
  const change = (name: 'kind' | 'sort', value: string) =>
    setParams((before) => withNames(before, { [name]: value }), { replace: true })

  return (
    <div className="wrap-c main">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <div className="mt16">
        <Note>{t('shared')}</Note>
      </div>
      <div className="plan-tools mt20">
        <ChoiceChips
          label={t('kind.legend')}
          visible
          choices={INSURANCE_KINDS.map((kind) => ({ value: kind, text: t(`kind.${kind}`) }))}
          isOn={(kind) => kind === view.kind}
          onChoose={(kind) => change('kind', kind)}
        />
        <ChoiceChips
          label={t('sort.legend')}
          visible
          choices={PLAN_SORTS.map((sort) => ({ value: sort, text: t(`sort.${sort}`) }))}
          isOn={(sort) => sort === view.sort}
          onChoose={(sort) => change('sort', sort)}
        />
      </div>
      <p className="sm mut mt16" role="status">
        {answer.data && t(`listed.${view.sort}`, { count: plans.length })}
      </p>
      <Loaded query={answer} failed={t('failed')} waiting={<PlansSkeleton />}>
        {({ sandbox }) => (
          <>
            {plans.length === 0 && (
              <EmptyState icon="shield" title={t('empty.title')} text={t('empty.text')}>
                <LinkButton to={pathTo('products')}>{t('empty.action')}</LinkButton>
              </EmptyState>
            )}
            <ul className="plans mt12">
              {plans.map((plan) => (
                <li key={plan.plan_id}>
                  <PlanCard
                    plan={plan}
                    asked={open?.some(({ product_id }) => product_id === planProductId(plan.plan_id)) ?? false}
                  />
                </li>
              ))}
            </ul>
            <InsuranceNotice sandbox={sandbox} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function PlansSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div className="plans waits" aria-busy="true">
      <p role="status" className="sr">
        {t('loading')}
      </p>
      {[1, 2, 3].map((card) => (
        <div className="card pad stack g16" key={card} aria-hidden="true">
          <span className="sk sk-name" />
          <span className="sk sk-line" />
          <span className="sk sk-line" />
          <span className="sk sk-line" />
        </div>
      ))}
    </div>
  )
}
