import './your-gold.css'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { GOLD_FORMS, GOLD_PURITIES, GOLD_WEIGHT_MAX } from '#src/contract/entities/applications/application-details.ts'
import { GoldPlanner } from '#src/features/gold/GoldPlanner.tsx'
import { NumberField } from '#src/ui/form/fields/NumberField.tsx'
import { RadioCards } from '#src/ui/form/fields/RadioCards.tsx'
import { numberValue } from '#src/ui/form/number-value.ts'

/** "Your gold", with what it is worth today. */
export function YourGoldStep() {
  const { t } = useTranslation('gold')
  const [form, typed, purity] = useWatch({ name: ['gold_form', 'gold_weight', 'gold_purity'] }) as unknown[]
  const coins = form === 'coins'
  const weight = numberValue(typed)
  const most = coins ? GOLD_WEIGHT_MAX.coins : GOLD_WEIGHT_MAX.ornaments
  const usable = weight !== null && weight > 0 && weight <= most ? weight : null
  return (
    <div className="your-gold">
      <div className="stack g24">
        <RadioCards
          name="gold_form"
          label={t('fields.gold_form')}
          choices={GOLD_FORMS.map((id) => ({ id, value: t(`form.${id}`) }))}
        />
        <NumberField
          name="gold_weight"
          label={t('fields.gold_weight')}
          help={t(coins ? 'help.gold_weight_coins' : 'help.gold_weight')}
          end={t('grams')}
        />
        <RadioCards
          name="gold_purity"
          label={t('fields.gold_purity')}
          help={t('help.gold_purity')}
          choices={GOLD_PURITIES.map((id) => ({ id, value: t('carat', { carat: id }) }))}
        />
      </div>
      <GoldPlanner weight={usable} purity={numberValue(purity)} />
    </div>
  )
}
