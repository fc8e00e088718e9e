import './calculator.css'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { HOUSEHOLD_INCOME_THRESHOLD } from '#src/contract/constants.ts'
import { checkDebtSafety } from '#src/contract/finance/debt-safety.ts'
import type { DebtAdvice, DebtFacts, DebtSafety as Result, GoldOnOffer } from '#src/contract/finance/debt-safety.ts'
import { wholePercent } from '#src/contract/rules/lending/instalment-cap.ts'
import { count, months, rupees } from '#src/lib/format.ts'
import { publishedDay, publishedRange } from '#src/lib/published.ts'
import { Marked } from '#src/ui/site/Marked.tsx'
import { Note } from '#src/ui/site/Note.tsx'

const TONES = { safe: 'ok', careful: 'warn', over: 'err' } as const

function goldOnOffer(): GoldOnOffer | undefined {
  const range = publishedRange('gold')
  return range?.common ? { ...range.common, annualRate: range.rate_max } : undefined
}

const share = (fraction: number): string => `${count(wholePercent(fraction))}%`

/** Whether a household can afford the loan: its instalments beside its income, and what would help. */
export function DebtSafety({ facts }: { facts: Omit<DebtFacts, 'gold'> }) {
  const { t } = useTranslation('calculator')
  const { kinds } = useBrand()
  const safety = checkDebtSafety({ ...facts, gold: (kinds?.includes('gold') ?? true) ? goldOnOffer() : undefined })
  if (!safety) return <p className="sm mut">{t('debt.needIncome')}</p>
  const { verdict, room, income, microfinance, advice } = safety
  return (
    <div className="stack g16">
      <Meter safety={safety} />
      <Note tone={TONES[verdict]} role="status">
        <p className="b">{t(`debt.verdict.${verdict}`, { share: share(safety.share), cap: share(safety.cap) })}</p>
        <p className="sm mt4">
          {t(room > 0 ? 'debt.room' : 'debt.noRoom', { room: rupees(Math.floor(room)), emi: rupees(safety.emi) })}
        </p>
      </Note>
      {advice.length > 0 && (
        <div>
          <h3 className="h4">{t('debt.advice.title')}</h3>
          <ul className="debt-advice sm">
            {advice.map((each) => (
              <li key={each.kind}>
                <Advice advice={each} amount={facts.amount} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="xs mut">
        {t(microfinance ? (facts.household ? 'debt.law' : 'debt.lawOwn') : 'debt.usual', {
          threshold: rupees(HOUSEHOLD_INCOME_THRESHOLD),
          cap: share(safety.cap),
          income: rupees(income),
        })}
      </p>
    </div>
  )
}

function Advice({ advice, amount }: { advice: DebtAdvice; amount: number }) {
  const { t } = useTranslation('calculator')
  if (advice.kind === 'none') return t('debt.advice.none')
  const values = {
    emi: rupees(advice.emi),
    amount: rupees(advice.kind === 'less' ? advice.amount : amount),
    term: advice.kind === 'less' ? '' : months(advice.months, t),
    rate: advice.kind === 'gold' ? advice.annualRate : 0,
    asOf: publishedDay(),
    extra: rupees(advice.kind === 'longer' ? advice.extra_interest : 0),
  }
  return <Marked text={t(`debt.advice.${advice.kind}`, values)} parts={{ b: <b /> }} />
}

/** Instalments now, the new one, and the line they should not cross, on a scale of the whole income. */
function Meter({ safety }: { safety: Result }) {
  const { t } = useTranslation('calculator')
  const { share_before: before, share: after, cap, verdict } = safety
  const width = (fraction: number) => `${Math.min(100, Math.max(0, fraction * 100))}%`
  const shown = Math.min(after, 1)
  const text = t(before > 0 ? 'debt.meterText' : 'debt.meterFirst', {
    before: share(before),
    after: share(after),
    cap: share(cap),
  })
  return (
    <div>
      <svg
        className="meter"
        role="meter"
        aria-label={t('debt.meter')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, wholePercent(after))}
        aria-valuetext={text}
      >
        <rect className="meter-all" width="100%" height="14" rx="4" />
        <rect className={`meter-${verdict}`} width={width(shown)} height="14" rx="4" />
        <rect className="meter-now" width={width(Math.min(before, shown))} height="14" rx="4" />
        <rect className="meter-cap" x={width(cap)} width="2" height="14" />
      </svg>
      <p className="xs mut mt4" aria-hidden="true">
        {text}
      </p>
    </div>
  )
}
