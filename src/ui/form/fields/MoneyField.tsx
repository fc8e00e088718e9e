import { useTranslation } from 'react-i18next'
import { CURRENCY_SYMBOL } from '#src/contract/constants.ts'
import { amountInWords } from '#src/lib/amount-words.ts'
import { NumberField } from './NumberField.tsx'
import type { FieldProps } from './use-field.ts'

/** From here on a zero too many is easily overlooked, rupees. */
const SAID_FROM = 1_000

/** Rupees: digits are typed, groups are shown. The form holds a number, or empty text while nothing is entered. */
export function MoneyField(props: FieldProps) {
  const { t } = useTranslation('common')
  const say = (amount: number) => (amount >= SAID_FROM ? amountInWords(amount, t) : '')
  return <NumberField {...props} prefix={CURRENCY_SYMBOL} inputMode="numeric" say={say} />
}
