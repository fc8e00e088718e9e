import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WhatIfAnswer } from '#src/contract/entities/applications/application-care.ts'
import { amountInWords } from '#src/lib/amount-words.ts'
import { months, percent, rupees } from '#src/lib/format.ts'
import { LoadFailure } from '#src/ui/page/LoadFailure.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { Slider } from '#src/ui/site/Slider.tsx'
import type { LoanRequest, Tried } from '../api.ts'
import { useWhatIf } from '../hooks.ts'
import { useDebounced } from './use-debounced.ts'
import { useKeptHeight } from './use-kept-height.ts'

interface WhatIfPanelProps {
  appId: string
  request: LoanRequest
  onRequest: (request: LoanRequest) => void
}

const AS_IT_IS: Tried = { amount: null, tenure: null, income: null }
const LEAST_INCOME = 1_000
const PAUSE_MS = 300
// Multiples of the smallest amounts, so that the sliders stand exactly where the figures are.
const AMOUNT_STEP = 500
const INCOME_STEP = 500

export function WhatIfPanel({ appId, request, onRequest }: WhatIfPanelProps) {
  const { t } = useTranslation('offers')
  const [tried, setTried] = useState(AS_IT_IS)
  const asked = useDebounced(tried, PAUSE_MS)
  const whatIf = useWhatIf(appId, request, asked)
  const { data, error } = whatIf
  // The figures on the sliders answer at once; the lenders' answer follows.
  const busy = asked !== tried || whatIf.isFetching
  if (!data)
    return error ? (
      <LoadFailure title={t('whatIf.failed')} error={error} busy={busy} onRetry={() => void whatIf.refetch()} />
    ) : (
      <p role="status" className="mut pad-s">
        {t('common:loading')}
      </p>
    )
  const changed = Object.values(tried).some((value) => value !== null)
  const amount = tried.amount ?? data.own.amount
  const tenure = tried.tenure ?? data.own.tenure_months
  return (
    <div className="what-if-body">
      <Sliders answer={data} tried={tried} onTry={(change) => setTried({ ...tried, ...change })} />
      <div>
        <WhatIfResult answer={data} busy={busy} onTry={(change) => setTried({ ...tried, ...change })} />
        {error && (
          <div className="mt12">
            <LoadFailure title={t('whatIf.failed')} error={error} busy={busy} onRetry={() => void whatIf.refetch()} />
          </div>
        )}
        <div className="row wrap mt16">
          <Button small look="secondary" disabled={!changed} onClick={() => setTried(AS_IT_IS)}>
            {t('whatIf.reset')}
          </Button>
          {(tried.amount !== null || tried.tenure !== null) && (
            <Button small onClick={() => onRequest({ amount, tenure })}>
              {t('whatIf.use', { amount: rupees(amount), tenure: months(tenure, t) })}
            </Button>
          )}
        </div>
        <p className="xs mut mt12">{t('whatIf.notSaved')}</p>
      </div>
    </div>
  )
}

interface SlidersProps {
  answer: WhatIfAnswer
  tried: Tried
  onTry: (change: Partial<Tried>) => void
}

function Sliders({ answer: { own, limits }, tried, onTry }: SlidersProps) {
  const { t } = useTranslation('offers')
  const amount = tried.amount ?? own.amount
  const income = tried.income ?? own.monthly_income
  const terms = useMemo(
    () => [...new Set([...limits.terms, own.tenure_months])].sort((a, b) => a - b),
    [limits.terms, own.tenure_months],
  )
  return (
    <div className="stack g16">
      <Slider
        label={t('request.amount')}
        value={amount}
        onChange={(value) => onTry({ amount: value })}
        format={rupees}
        help={amountInWords(amount, t)}
        min={limits.amount_min}
        max={limits.amount_max}
        step={AMOUNT_STEP}
      />
      <Slider
        label={t('whatIf.tenure')}
        value={tried.tenure ?? own.tenure_months}
        onChange={(value) => onTry({ tenure: value })}
        format={(value) => months(value, t)}
        min={terms[0] ?? 1}
        max={terms.at(-1) ?? 1}
        step={terms.every((term) => term % 12 === 0) ? 12 : 1}
      />
      {income !== null && (
        <Slider
          label={t('whatIf.income')}
          value={income}
          onChange={(value) => onTry({ income: value })}
          format={rupees}
          help={amountInWords(income, t)}
          min={LEAST_INCOME}
          max={Math.max(200_000, Math.min(limits.income_max, (own.monthly_income ?? 0) * 2))}
          step={INCOME_STEP}
        />
      )}
    </div>
  )
}

const names = (lenders: readonly { name: string }[], language: string) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(lenders.map(({ name }) => name))

interface WhatIfResultProps {
  answer: WhatIfAnswer
  busy: boolean
  onTry: (change: Partial<Tried>) => void
}

function WhatIfResult({ answer, busy, onTry }: WhatIfResultProps) {
  const { t, i18n } = useTranslation('offers')
  const box = useKeptHeight(answer)
  const { opens, closes, best, unlock, tried, own_matched, tried_matched } = answer
  const figures = {
    amount: rupees(tried.amount),
    tenure: months(tried.tenure_months, t),
    income: rupees(tried.monthly_income ?? 0),
  }
  const same = opens.length === 0 && closes.length === 0
  return (
    <div ref={box} aria-busy={busy} className={busy ? 'stale' : undefined}>
      <p role="status" className="h3">
        {busy ? t('whatIf.asking') : t('whatIf.matched', { count: tried_matched })}
      </p>
      <p className="sm mut">{t(tried.monthly_income === null ? 'whatIf.forLoan' : 'whatIf.for', figures)}</p>
      <ul className="stack g8 mt12">
        {opens.length > 0 && (
          <li>
            <b>{t('whatIf.opens', { count: opens.length })}</b> {names(opens, i18n.language)}
          </li>
        )}
        {closes.length > 0 && (
          <li>
            <b>{t('whatIf.closes', { count: closes.length })}</b> {names(closes, i18n.language)}
          </li>
        )}
        {same && <li>{own_matched === 0 ? t('whatIf.sameNone') : t('whatIf.same', { count: own_matched })}</li>}
        {best && (
          <li>
            {t('whatIf.best', {
              lender: best.name,
              amount: rupees(best.amount),
              emi: rupees(best.emi),
              apr: percent(best.apr),
            })}
          </li>
        )}
        {unlock && (
          <li>
            {t(`whatIf.unlock.${unlock.kind}`, {
              count: unlock.lenders.length,
              value: unlock.kind === 'tenure' ? months(unlock.value, t) : rupees(unlock.value),
              names: names(unlock.lenders, i18n.language),
            })}{' '}
            <button type="button" className="textlink" onClick={() => onTry({ [unlock.kind]: unlock.value })}>
              {t('whatIf.tryIt')}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}
