import { useTranslation } from 'react-i18next'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { rupees } from '#src/lib/format.ts'
import { CheckboxLine } from '#src/ui/site/fields/CheckboxLine.tsx'
import { Slider } from '#src/ui/site/Slider.tsx'
import { SWITCHES } from './offer-view.ts'
import type { OfferView } from './offer-view.ts'

interface OfferFiltersProps {
  offers: readonly MatchedOffer[]
  view: OfferView
  /** The amount asked for, rupees. */
  asked: number
  onChange: (patch: Partial<OfferView>) => void
}

const STEP = 100

export function OfferFilters({ offers, view, asked, onChange }: OfferFiltersProps) {
  const { t } = useTranslation('offers')
  const emis = offers.map((offer) => offer.emi)
  const min = Math.floor(Math.min(...emis) / STEP) * STEP
  const max = Math.ceil(Math.max(...emis) / STEP) * STEP
  const banks = offers.filter((offer) => offer.group === 'Bank').length
  return (
    <div className="stack g20">
      <fieldset>
        <legend className="lab">{t('filter.type')}</legend>
        <CheckboxLine checked={view.bank} onChange={(bank) => onChange({ bank })}>
          {t('filter.banks', { count: banks })}
        </CheckboxLine>
        <CheckboxLine checked={view.nbfc} onChange={(nbfc) => onChange({ nbfc })}>
          {t('filter.nbfcs', { count: offers.length - banks })}
        </CheckboxLine>
      </fieldset>
      {max > min && (
        <Slider
          label={t('filter.emi')}
          value={Math.min(max, Math.max(min, view.emi ?? max))}
          onChange={(emi) => onChange({ emi: emi >= max ? null : emi })}
          min={min}
          max={max}
          step={STEP}
          format={rupees}
        />
      )}
      <fieldset>
        <legend className="lab">{t('filter.only')}</legend>
        {SWITCHES.map((name) => (
          <CheckboxLine key={name} checked={view[name]} onChange={(on) => onChange({ [name]: on })}>
            {t(`filter.${name}`, { amount: rupees(asked) })}
          </CheckboxLine>
        ))}
      </fieldset>
    </div>
  )
}
