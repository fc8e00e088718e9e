import { useTranslation } from 'react-i18next'
import type { NotMatchedLender } from '#src/contract/entities/offers/offer.ts'
import type { Refusal } from '#src/contract/rules/lending/refusal-cooldown.ts'
import { WAY_OF_REFUSAL } from '#src/contract/ways-on.ts'
import { dateShort } from '#src/lib/dates.ts'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { WayOn } from './NotMatchedLenders.tsx'

/** A lender that said no not long ago. */
export type RefusedLender = NotMatchedLender & { refusal: Refusal }

export const isRefused = (lender: NotMatchedLender): lender is RefusedLender => lender.refusal !== undefined

interface RefusedLendersProps {
  lenders: readonly RefusedLender[]
  /** Nobody makes an offer. */
  alone: boolean
  /** Opens what is asked for. */
  onChange: () => void
}

/** Lenders that said no, apart from the offers: when, why as far as they told, from when they may be asked again. */
export function RefusedLenders({ lenders, ...ways }: RefusedLendersProps) {
  const { t } = useTranslation('refusals')
  if (lenders.length === 0) return null
  return (
    <section className="card not-matched mt24" aria-labelledby="refused-title">
      <div className="row between wrap refused-head">
        <h2 className="h3" id="refused-title">
          {t('title')}
        </h2>
        <span className="sm mut">{t('titleNote')}</span>
      </div>
      <ul>
        {lenders.map(({ lender_id, name, refusal: { on, until, reason } }) => (
          <li key={lender_id} className="row top">
            <LenderTile name={name} small />
            <div className="grow">
              <h3 className="h4">{name}</h3>
              <p className="sm mut">
                {t('row', { on: dateShort(on), until: dateShort(until) })} {reason !== null && t(`reason.${reason}`)}
              </p>
              <p className="sm">{t(`advice.${reason ?? 'none'}`, { lender: name })}</p>
              <WayOn way={WAY_OF_REFUSAL[reason ?? 'none']} {...ways} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
