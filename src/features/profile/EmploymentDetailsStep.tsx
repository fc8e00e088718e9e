import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { isSalaried } from '#src/contract/entities/profile/asked-when.ts'
import { MoneyField } from '#src/ui/form/MoneyField.tsx'
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx'
import { PincodeField } from '#src/ui/form/PincodeField.tsx'
import { RadioCards } from '#src/ui/form/RadioCards.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { HouseholdFields } from './HouseholdFields.tsx'
import { Pair } from './Pair.tsx'
import { useOptions } from './use-options.ts'

/** "Work and income". Employer, its pincode and how the salary comes are asked of salaried people only. */
export function EmploymentDetailsStep() {
  const { t } = useTranslation('profile')
  const { hidden } = useBrand()
  const options = useOptions()
  const salaried = isSalaried(useWatch({ name: 'employment_status_code' }) as unknown)
  return (
    <>
      <RadioCards
        name="employment_status_code"
        label={t('fields.employment_status_code')}
        choices={options('employmentStatus')}
      />
      {salaried && (
        <Pair>
          <TextField
            name="employer_name"
            label={t('fields.employer_name')}
            help={t('help.employer_name')}
            input={{ autoComplete: 'organization' }}
          />
          <PincodeField name="officepincode" label={t('fields.officepincode')} autoComplete="off" />
        </Pair>
      )}
      <Pair>
        <MoneyField name="monthly_income" label={t('fields.monthly_income')} help={t('help.monthly_income')} />
        {salaried && (
          <NativeSelect name="salary_mode" label={t('fields.salary_mode')} choices={options('salaryMode')} />
        )}
      </Pair>
      <Pair>
        <MoneyField name="emi" label={t('fields.emi')} help={t('help.emi')} />
        {!hidden?.includes('educational_level') && (
          <NativeSelect
            name="educational_level"
            label={t('fields.educational_level')}
            optional
            choices={options('educationalLevel')}
          />
        )}
      </Pair>
      <HouseholdFields />
    </>
  )
}
