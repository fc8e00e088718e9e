import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HOUSEHOLD_INCOME_THRESHOLD } from '#src/contract/constants.ts'
import type { LoanTerms } from '#src/contract/finance/totals.ts'
import { typedFigure } from '#src/contract/rules/typed.ts'
import { DebtSafety } from '#src/features/calculator/DebtSafety.tsx'
import { amountInWords } from '#src/lib/amount-words.ts'
import { rupees } from '#src/lib/format.ts'
import { TextInput } from '#src/ui/site/fields/TextInput.tsx'

const FIELDS = ['income', 'emis', 'household'] as const
type Field = (typeof FIELDS)[number]

/** Whether the loan fits the household. What is typed here stays on this page: it is neither sent nor in the address. */
export function HouseholdCheck({ terms }: { terms: LoanTerms }) {
  const { t } = useTranslation('calculator')
  const [typed, setTyped] = useState<Record<Field, string>>({ income: '', emis: '', household: '' })
  const { income, emis, household } = typed
  return (
    <section className="card pad" aria-labelledby="debt-title">
      <h2 className="h2" id="debt-title">
        {t('debt.title')}
      </h2>
      <p className="sm mut mt8">{t('debt.lead')}</p>
      <div className="stack g16 mt16 calc-inputs">
        {FIELDS.map((field) => (
          <TextInput
            key={field}
            label={t(`debt.field.${field}`)}
            help={helpFor(field)}
            inputMode="numeric"
            autoComplete="off"
            before="₹"
            value={typed[field] === '' ? '' : rupees(Number(typed[field])).slice(1)}
            onChange={({ target }) => setTyped((before) => ({ ...before, [field]: typedFigure(target.value, 8, 0) }))}
          />
        ))}
      </div>
      <div className="mt20">
        <DebtSafety
          facts={{
            monthly_income: Number(income),
            monthly_emi: Number(emis),
            household: household === '' ? null : { income_year: Number(household), emi_month: Number(emis) },
            amount: terms.amount,
            annualRate: terms.annualRate,
            months: terms.months,
          }}
        />
      </div>
    </section>
  )

  function helpFor(field: Field): string | undefined {
    const amount = Number(typed[field])
    const words = amount >= 1_000 ? amountInWords(amount, t) : ''
    if (field !== 'household') return words || undefined
    const why = t('debt.field.householdHelp', { threshold: rupees(HOUSEHOLD_INCOME_THRESHOLD) })
    return words ? `${words} · ${why}` : why
  }
}
