import { useTranslation } from 'react-i18next'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { monthInterest } from '#src/contract/finance/schedule.ts'
import { toPaise, toRupees } from '#src/contract/rules/paise.ts'
import { percent, rupees } from '#src/lib/format.ts'

const EXAMPLE = toPaise(10_000)

/** Percent a year, and what that costs, in one line: a rate alone says little to most people. */
export function FinanceCharge({ pct }: { pct: number | null }) {
  const { t } = useTranslation('cards')
  if (pct === null) return t('unknown')
  return (
    <>
      {t('charge.aYear', { percent: percent(pct) })}
      <span className="sm mut block">
        {t('charge.example', { owed: rupees(toRupees(EXAMPLE)), cost: rupees(toRupees(monthInterest(EXAMPLE, pct))) })}
      </span>
    </>
  )
}

interface BankTextProps {
  text: string
  /** Set where the page is in another language. */
  lang: Locale | undefined
}

/** Words of the bank; a field that it has not filled says so. */
export function BankText({ text, lang }: BankTextProps) {
  const { t } = useTranslation('cards')
  return text.trim() === '' ? t('unknown') : <span lang={lang}>{text}</span>
}
