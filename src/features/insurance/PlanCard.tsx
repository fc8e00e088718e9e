import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { InsurancePlan } from '#src/contract/entities/catalogue/insurance-plan.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { textsOf } from '#src/lib/local-texts.ts'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { InEnglish } from '#src/ui/site/InEnglish.tsx'
import { PlanFacts } from './PlanFacts.tsx'

/** One plan, told like every other: no mark of ours makes it look better. */
export function PlanCard({ plan, asked }: { plan: InsurancePlan; asked: boolean }) {
  const { t } = useTranslation('insurance')
  const id = useId()
  const { words, lang } = textsOf(plan, 'key_features', 'exclusions')
  return (
    <article className="card pad plan" aria-labelledby={id}>
      <div className="row g12">
        <LenderTile name={plan.insurer} />
        <div>
          <h2 className="h3" id={id}>
            {plan.name}
          </h2>
          <p className="sm mut mt4">{plan.insurer}</p>
        </div>
      </div>
      <PlanFacts plan={plan} />
      <PlanTexts title={t('features')} texts={words.key_features} lang={lang} />
      <PlanTexts title={t('exclusions')} texts={words.exclusions} lang={lang} />
      <InEnglish lang={lang} />
      <p className="plan-act">
        <LinkButton look="secondary" full to={withQuery(pathTo('insuranceTransaction'), { plan: plan.plan_id })}>
          {t(asked ? 'seeRequest' : 'choose')}
          <span className="sr">: {plan.name}</span>
        </LinkButton>
      </p>
    </article>
  )
}

interface PlanTextsProps {
  title: string
  texts: readonly string[]
  lang: Locale | undefined
}

function PlanTexts({ title, texts, lang }: PlanTextsProps) {
  return (
    <div>
      <h3 className="sm b">{title}</h3>
      <ul className="plan-list sm" lang={lang}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
