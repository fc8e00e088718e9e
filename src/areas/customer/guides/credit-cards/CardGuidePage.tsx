import { useTranslation } from 'react-i18next'
import { GST_PERCENT } from '#src/contract/constants.ts'
import { monthInterest, repaidBy } from '#src/contract/finance/schedule.ts'
import { toPaise, toRupees } from '#src/contract/rules/paise.ts'
import { months, rupees } from '#src/lib/format.ts'
import { GuideFrame } from '../GuideFrame.tsx'
import { GuideTable } from '../TermsTable.tsx'

/** Rupees owed, percent a year, and rupees paid a month: an example, no card's own rate. */
const BILL = { owed: 20_000, rate: 42, paid: [1_000, 2_000, 5_000] }
/** Longer than any of these payments takes, months. */
const LONGEST = 120
const CHOICES = ['fee', 'habit', 'first'] as const

export function CardGuidePage() {
  const { t } = useTranslation('guide-cards')
  return (
    <GuideFrame kind="cards">
      <h2 className="h2">{t('unpaid.title')}</h2>
      <p>
        {t('unpaid.text', {
          owed: rupees(BILL.owed),
          rate: BILL.rate,
          month: rupees(toRupees(monthInterest(toPaise(BILL.owed), BILL.rate))),
        })}
      </p>
      <GuideTable
        name={t('unpaid.caption')}
        columns={(['pay', 'term', 'interest'] as const).map((column) => t(`unpaid.column.${column}`))}
        rows={BILL.paid.map((paid) => {
          const { count, emi, last } = repaidBy(BILL.owed, BILL.rate, LONGEST, paid)
          return [rupees(paid), months(count, t), rupees(emi * (count - 1) + last - BILL.owed)]
        })}
      />
      <p className="sm mut">{t('unpaid.note', { gst: GST_PERCENT })}</p>
      <h2 className="h2">{t('free.title')}</h2>
      <p>{t('free.text')}</p>
      <h2 className="h2">{t('choose.title')}</h2>
      <ul>
        {CHOICES.map((key) => (
          <li key={key}>{t(`choose.${key}`)}</li>
        ))}
      </ul>
      <h2 className="h2">{t('rights.title')}</h2>
      <p>{t('rights.text')}</p>
    </GuideFrame>
  )
}
