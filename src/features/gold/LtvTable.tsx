import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { GOLD_LTV_STEPS, listGoldCliffs } from '#src/contract/finance/gold.ts'
import { rupees } from '#src/lib/format.ts'
import { ScrollFrame } from '#src/ui/site/ScrollFrame.tsx'

/** The steps of the rule and the cliffs between them, in figures. `step` is the one the customer's gold is on, percent. */
export function LtvTable({ step }: { step: number | null }) {
  const { t } = useTranslation('gold')
  const cliffs = listGoldCliffs()
  return (
    <ScrollFrame label={t('chart.caption')} className="mt12">
      <table className="tbl">
        <caption className="sr">{t('chart.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.loan')}</th>
            <th scope="col" className="n">
              {t('chart.share')}
            </th>
            <th scope="col">{t('chart.flat')}</th>
          </tr>
        </thead>
        <tbody>
          {GOLD_LTV_STEPS.map(({ percent }, index) => {
            const cliff = cliffs[index]
            return (
              <tr key={percent} aria-current={percent === step ? 'true' : undefined}>
                <th scope="row">
                  {stepText(index, t)}
                  {percent === step && <span className="xs mut block">{t('chart.yours')}</span>}
                </th>
                <td className="n">{`${percent}%`}</td>
                <td>
                  {cliff ? t('chart.between', { from: rupees(cliff.from), to: rupees(cliff.to) }) : t('chart.noFlat')}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollFrame>
  )
}

function stepText(index: number, t: TFunction): string {
  const amount = rupees(GOLD_LTV_STEPS[index]?.upTo ?? Infinity)
  const below = GOLD_LTV_STEPS[index - 1]
  if (!below) return t('gold:chart.upTo', { amount })
  const from = rupees(below.upTo)
  return index < GOLD_LTV_STEPS.length - 1
    ? t('gold:chart.range', { from, amount })
    : t('gold:chart.above', { amount: from })
}
