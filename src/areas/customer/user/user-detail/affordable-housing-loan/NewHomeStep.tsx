import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { HOME_SCHEME } from '#src/contract/finance/housing.ts'
import { Pair } from '#src/features/profile/Pair.tsx'
import { rupees } from '#src/lib/format.ts'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'
import { PincodeField } from '#src/ui/form/fields/PincodeField.tsx'
import { RadioCards } from '#src/ui/form/fields/RadioCards.tsx'
import { numberValue } from '#src/ui/form/number-value.ts'
import { Note } from '#src/ui/site/Note.tsx'

/** "The home": its price and place, and whether it is the first one. */
export function NewHomeStep() {
  const { t } = useTranslation('housing')
  const value = numberValue(useWatch({ name: 'property_value' }) as unknown)
  const yesNo = [1, 0].map((id) => ({ id, value: t(id === 1 ? 'common:yes' : 'common:no') }))
  return (
    <>
      <Pair>
        <MoneyField name="property_value" label={t('fields.property_value')} help={t('help.property_value')} />
        <PincodeField name="property_pincode" label={t('fields.property_pincode')} autoComplete="off" />
      </Pair>
      {value !== null && value > HOME_SCHEME.maxPropertyValue && (
        <Note icon="info" role="status">
          {t('newHome.overLimit', { home: rupees(HOME_SCHEME.maxPropertyValue) })}
        </Note>
      )}
      <RadioCards name="owns_home" label={t('fields.owns_home')} help={t('help.owns_home')} choices={yesNo} />
      <RadioCards name="had_subsidy" label={t('fields.had_subsidy')} help={t('help.had_subsidy')} choices={yesNo} />
    </>
  )
}
