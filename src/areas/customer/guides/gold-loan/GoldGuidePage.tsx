import { useTranslation } from 'react-i18next'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { GOLD_RETURN, maxGoldLoan, planGold } from '#src/contract/finance/gold.ts'
import { LtvTable } from '#src/features/gold/LtvTable.tsx'
import { RepaymentCompare } from '#src/features/gold/RepaymentCompare.tsx'
import { rupees } from '#src/lib/format.ts'
import { publishedRange } from '#src/lib/published.ts'
import { GuideFrame } from '../GuideFrame.tsx'
import { LoanExample } from '../LoanExample.tsx'
import { GuideTable, TermsTable } from '../TermsTable.tsx'

/** A piece of gold, and a price that is easy to reckon with: today's stands in the planner of the form. */
const PIECE = { weight: 20, purity: 22, pricePerGram: 12_000 }
/** Rupees of gold: two of them on either side of each step of the law. */
const WORTH = [1_00_000, 2_50_000, 3_00_000, 4_00_000, 6_50_000, 10_00_000]
const SAFE = ['there', 'paper', 'back', 'lost'] as const

export function GoldGuidePage() {
  const { t } = useTranslation(['guide-gold', 'gold'])
  const example = publishedRange('gold')?.example
  const plan = planGold(PIECE)
  return (
    <GuideFrame kind="gold">
      <h2 className="h2">{t('guide-gold:value.title')}</h2>
      <p>{t('guide-gold:value.text')}</p>
      <p>
        {t('guide-gold:value.example', {
          price: rupees(PIECE.pricePerGram),
          weight: t('gold:weight', { weight: PIECE.weight }),
          purity: PIECE.purity,
          value: rupees(plan.value),
          loan: rupees(plan.max_loan),
        })}
      </p>
      <h2 className="h2">{t('guide-gold:share.title')}</h2>
      <p>{t('guide-gold:share.text')}</p>
      <LtvTable step={null} />
      <p>{t('guide-gold:share.example')}</p>
      <GuideTable
        name={t('guide-gold:share.example')}
        columns={[t('guide-gold:share.column.value'), t('guide-gold:share.column.loan')]}
        rows={WORTH.map((value) => [rupees(value), rupees(maxGoldLoan(value))])}
      />
      <p className="sm mut">{t('guide-gold:share.note')}</p>
      <LoanExample example={example} />
      <TermsTable product={PRODUCT.gold} />
      {example && (
        <>
          <h2 className="h2">{t('guide-gold:ways')}</h2>
          <RepaymentCompare amount={example.amount} months={example.months} goldValue={null} />
        </>
      )}
      <h2 className="h2">{t('guide-gold:safe.title')}</h2>
      <ul>
        {SAFE.map((key) => (
          <li key={key}>
            {t(`guide-gold:safe.${key}`, { days: GOLD_RETURN.workingDays, late: rupees(GOLD_RETURN.lateDay) })}
          </li>
        ))}
      </ul>
    </GuideFrame>
  )
}
