import { rupeesAndRest, toPaise } from '#src/contract/rules/paise.ts'

type Translate = (key: string, values: Record<string, string | number>) => string

const UNITS = [
  ['crore', 1_00_00_000],
  ['lakh', 1_00_000],
  ['thousand', 1_000],
] as const

/**
 * Rupees as they are said: 3,50,000 -> '3 lakh 50 thousand rupees'. A zero too many is heard at once. `t` is any
 * `useTranslation` function.
 */
export function amountInWords(amount: number, t: Translate): string {
  const { rupees: whole, rest: paise } = rupeesAndRest(toPaise(amount))
  let rest = whole
  const parts: string[] = []
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size)
    rest %= size
    if (count > 0) parts.push(t(`common:words.${unit}`, { count }))
  }
  if (rest > 0 || parts.length === 0) parts.push(String(rest))
  // Not the plural of the language: Hindi counts 0 with 1, and nobody says so of money.
  const rupees = t(whole === 1 ? 'common:words.rupee' : 'common:words.rupees', { number: parts.join(' ') })
  return paise === 0 ? rupees : `${rupees} ${t('common:words.paise', { count: paise })}`
}
