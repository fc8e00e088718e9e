import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { NativeSelect } from '#src/ui/form/fields/NativeSelect.tsx'
import { RadioCards } from '#src/ui/form/fields/RadioCards.tsx'
import { EmiField, EmployerPair, HouseholdFields, IncomeField, SalaryMode, useSalaried } from './form-fields.tsx'
import { Pair } from './Pair.tsx'
import { useOptions } from './use-options.ts'

/** "Work and income". Employer, its pincode and how the salary comes are asked of salaried people only. */
export function EmploymentDetailsStep() {
  const { t } = useTranslation('profile')
  const { hidden } = useBrand()
  const options = useOptions()
  const salaried = useSalaried()
  return (
    <>
      <RadioCards
        name="employment_status_code"
        label={t('rules:labels.employment_status_code')}
        choices={options('employmentStatus')}
      />
      {salaried && <EmployerPair />}
      <Pair>
        <IncomeField />
        {salaried && <SalaryMode />}
      </Pair>
      <Pair>
        <EmiField />
        {!hidden?.includes('educational_level') && (
          <NativeSelect
            name="educational_level"
            label={t('rules:labels.educational_level')}
            optional
            choices={options('educationalLevel')}
          />
        )}
      </Pair>
      <HouseholdFields />
    </>
  )
}
