import '#src/ui/page/customer-screens.css'
import './gold.css'
import { useTranslation } from 'react-i18next'
import { planGold } from '#src/contract/finance/gold.ts'
import type { GoldPlan } from '#src/contract/finance/gold.ts'
import { dateTime } from '#src/lib/dates.ts'
import { count, rupees } from '#src/lib/format.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { useGoldPrice } from './hooks.ts'
import type { GoldPrice } from './hooks.ts'
import { LtvChart } from './LtvChart.tsx'
import { LtvTable } from './LtvTable.tsx'

interface GoldPlannerProps {
  /** Grams and carats; null while they are not given or not right. */
  weight: number | null
  purity: number | null
}

/** What the gold is worth today and the most a lender may give on it, with the steps of the rule. */
export function GoldPlanner({ weight, purity }: GoldPlannerProps) {
  const { t } = useTranslation('gold')
  const goldPrice = useGoldPrice()
  const price = goldPrice.data
  const piece =
    price && weight !== null && purity !== null ? { weight, purity, pricePerGram: price.price_per_gram } : null
  const plan = piece && planGold(piece)
  return (
    <section className="card tint pad" aria-labelledby="planner-title">
      <h2 className="h3" id="planner-title">
        {t('planner.title')}
      </h2>
      <Loaded
        query={goldPrice}
        failed={t('planner.failed')}
        space="mt12"
        waiting={
          <p className="mt12" role="status">
            {t('planner.loading')}
          </p>
        }
      >
        {(today) => <PriceLine price={today} purity={purity} />}
      </Loaded>
      <div className="mt16" aria-live="polite">
        {plan && piece ? (
          <PlanFigures plan={plan} perGram={(piece.pricePerGram * piece.purity) / 24} />
        ) : (
          <p className="sm mut">{t('planner.empty')}</p>
        )}
      </div>
      <div className="mt16">
        <LtvChart value={plan?.value ?? null} loan={plan?.max_loan ?? 0} />
        {/* The table says it in words. */}
        <p className="xs mut row" aria-hidden="true">
          <i className="ltv-key" />
          {t('chart.legend')}
        </p>
      </div>
      <LtvTable step={plan && plan.max_loan > 0 ? plan.ltv_percent : null} />
      <p className="xs mut mt12">{t('planner.rule')}</p>
    </section>
  )
}

function PriceLine({ price, purity }: { price: GoldPrice; purity: number | null }) {
  const { t } = useTranslation('gold')
  const { price_per_gram: perGram, as_of, source, sandbox } = price
  return (
    <div className="sm mt8">
      <p>
        {t('planner.price', { price: rupees(perGram) })}
        {purity !== null &&
          purity < 24 &&
          ` ${t('planner.pricePure', { purity, price: rupees((perGram * purity) / 24) })}`}
      </p>
      <p className="mut">{t(sandbox ? 'planner.sandbox' : 'planner.source', { source, at: dateTime(as_of) })}</p>
    </div>
  )
}

function PlanFigures({ plan, perGram }: { plan: GoldPlan; perGram: number }) {
  const { t } = useTranslation('gold')
  const { value, max_loan, ltv_percent, cliff } = plan
  return (
    <>
      <dl className="pairs">
        <div>
          <dt>{t('planner.value')}</dt>
          <dd>{rupees(value)}</dd>
        </div>
        <div>
          <dt>{t('planner.most')}</dt>
          <dd className="gold-most">{rupees(max_loan)}</dd>
        </div>
        <div>
          <dt>{t('planner.share')}</dt>
          <dd>{`${ltv_percent}%`}</dd>
        </div>
      </dl>
      {cliff && (
        <div className="mt12">
          <Note tone="warn">
            <p className="b">{t('planner.cliff')}</p>
            <p className="mt4">
              {t('planner.cliffText', {
                from: rupees(cliff.from),
                to: rupees(cliff.to),
                loan: rupees(cliff.loan),
                grams: count(Math.ceil(((cliff.to + 1 - value) / perGram) * 10) / 10),
              })}
            </p>
          </Note>
        </div>
      )}
    </>
  )
}
