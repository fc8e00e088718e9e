import { useTranslation } from 'react-i18next'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { exitDue } from '#src/contract/finance/cooling-off.ts'
import type { Example } from '#src/contract/finance/published-range.ts'
import { toPaise, toRupees } from '#src/contract/rules/paise.ts'
import { rupees } from '#src/lib/format.ts'
import { publishedRange } from '#src/lib/published.ts'
import { GuideFrame } from '../GuideFrame.tsx'
import { IncomeNeeded } from '../IncomeNeeded.tsx'
import { LoanExample } from '../LoanExample.tsx'
import { TermsTable } from '../TermsTable.tsx'

/** Days for which the loan of the example is held before it is given back. */
const HELD_DAYS = 3

export function PersonalGuidePage() {
  const { t } = useTranslation('guide-personal')
  const example = publishedRange('personal')?.example
  return (
    <GuideFrame kind="personal">
      <LoanExample example={example} />
      <TermsTable product={PRODUCT.personal} />
      <h2 className="h2">{t('who.title')}</h2>
      <p>{t('who.text')}</p>
      <IncomeNeeded product={PRODUCT.personal} />
      <h2 className="h2">{t('cooling.title')}</h2>
      <p>{t('cooling.text')}</p>
      {example && <p>{t('cooling.example', givenBack(example))}</p>}
    </GuideFrame>
  )
}

function givenBack({ amount, apr }: Example) {
  const { cost, due } = exitDue(toPaise(amount), apr, HELD_DAYS)
  return { count: HELD_DAYS, amount: rupees(amount), cost: rupees(toRupees(cost)), due: rupees(toRupees(due)) }
}
