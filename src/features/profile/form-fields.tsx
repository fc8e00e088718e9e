import { useId } from 'react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { HOUSEHOLD_INCOME_THRESHOLD } from '#src/contract/constants.ts'
import { EMPLOYERS } from '#src/contract/entities/profile/employers.ts'
import { isSalaried } from '#src/contract/entities/profile/field-conditions.ts'
import { DEFAULT_PRODUCT, LOANS, isLoanProduct, isSecured } from '#src/contract/entities/shared/loan-products.ts'
import { isSmallIncome } from '#src/contract/rules/lending/instalment-cap.ts'
import { addressHint } from '#src/contract/rules/person/address.ts'
import { isPincode } from '#src/contract/rules/person/pincode.ts'
import { months, rupees } from '#src/lib/format.ts'
import { useSession } from '#src/lib/session/session.ts'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'
import { NativeSelect } from '#src/ui/form/fields/NativeSelect.tsx'
import { PincodeField } from '#src/ui/form/fields/PincodeField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { usePlace } from './hooks.ts'
import { Pair } from './Pair.tsx'
import { useOptions } from './use-options.ts'

/** How much is wanted, for how long, and for what. */
export function LoanWishFields() {
  const { t } = useTranslation(['profile', 'common'])
  const options = useOptions()
  return (
    <>
      <MoneyField name="se_loan_amount" label={t('rules:labels.se_loan_amount')} help={t('help.se_loan_amount')} />
      <Pair>
        <NativeSelect
          name="se_loan_tenure"
          label={t('rules:labels.se_loan_tenure')}
          choices={LOANS[DEFAULT_PRODUCT].terms.map((id) => ({ id, value: months(id, t) }))}
        />
        <NativeSelect
          name="se_loan_purpose"
          label={t('rules:labels.se_loan_purpose')}
          choices={options('loanPurpose')}
        />
      </Pair>
    </>
  )
}

/** First and last name, as on the PAN card. */
export function NameFields() {
  const { t } = useTranslation('profile')
  return (
    <Pair>
      <TextField
        name="first_name"
        label={t('rules:labels.first_name')}
        help={t('help.name')}
        input={{ autoComplete: 'given-name' }}
      />
      <TextField name="last_name" label={t('rules:labels.last_name')} input={{ autoComplete: 'family-name' }} />
    </Pair>
  )
}

/** The two lines of an address; `children` stand beside the second. */
export function AddressFields({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('profile')
  const { hidden } = useBrand()
  return (
    <>
      <TextField
        name="address1"
        label={t('rules:labels.address1')}
        help={t('help.address1')}
        errorHint={addressHint}
        input={{ autoComplete: 'address-line1' }}
      />
      <Pair>
        {!hidden?.includes('address2') && (
          <TextField
            name="address2"
            label={t('rules:labels.address2')}
            optional
            errorHint={addressHint}
            input={{ autoComplete: 'address-line2' }}
          />
        )}
        {children}
      </Pair>
    </>
  )
}

/** Whether the kind of work that stands in the form is a salary. */
export const useSalaried = () => isSalaried(useWatch({ name: 'employment_status_code' }) as unknown)

/** Employer and its pincode, of salaried people alone. */
export function EmployerPair() {
  const { t } = useTranslation('profile')
  const list = useId()
  return (
    <Pair>
      <TextField
        name="employer_name"
        label={t('rules:labels.employer_name')}
        help={t('help.employer_name')}
        input={{ autoComplete: 'organization', list }}
      />
      <datalist id={list}>
        {EMPLOYERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <PlacePincode name="officepincode" label={t('rules:labels.officepincode')} />
    </Pair>
  )
}

export function SalaryMode() {
  const { t } = useTranslation('profile')
  const options = useOptions()
  return <NativeSelect name="salary_mode" label={t('rules:labels.salary_mode')} choices={options('salaryMode')} />
}

/** All that only salaried people are asked, and offers do without. */
export function EmployerFields() {
  const salaried = useSalaried()
  if (!salaried) return null
  return (
    <>
      <EmployerPair />
      <SalaryMode />
    </>
  )
}

export function IncomeField() {
  const { t } = useTranslation('profile')
  return <MoneyField name="monthly_income" label={t('rules:labels.monthly_income')} help={t('help.monthly_income')} />
}

/** The instalments that are paid already. */
export function EmiField() {
  const { t } = useTranslation('profile')
  return <MoneyField name="emi" label={t('rules:labels.emi')} help={t('help.emi')} />
}

/** What RBI's cap on microfinance turns on: asked of those alone whom it may concern, for a loan without security. */
export function HouseholdFields() {
  const { t } = useTranslation('profile')
  const income = useWatch({ name: 'monthly_income' }) as unknown
  const product = useSession((session) => session.productType)
  if (!isSmallIncome(Number(income)) || (isLoanProduct(product) && isSecured(product))) return null
  return (
    <>
      <Note icon="info">{t('household.why', { threshold: rupees(HOUSEHOLD_INCOME_THRESHOLD) })}</Note>
      <Pair>
        <MoneyField
          name="household_income"
          label={t('rules:labels.household_income')}
          help={t('help.household_income')}
          optional
        />
        <MoneyField
          name="household_emi"
          label={t('rules:labels.household_emi')}
          help={t('help.household_emi')}
          optional
        />
      </Pair>
    </>
  )
}

/** A pincode, and where it is as soon as it is whole. */
export function PlacePincode({ name, label }: { name: 'postal_code' | 'officepincode'; label: string }) {
  const { t } = useTranslation('profile')
  const typed = useWatch({ name }) as unknown
  const code = typeof typed === 'string' && isPincode(typed) ? typed : null
  const { data } = usePlace(code)
  const place = code !== null && data ? `${data.district}, ${data.state}` : t('help.postal_code')
  return (
    <PincodeField
      name={name}
      label={label}
      help={place}
      autoComplete={name === 'postal_code' ? 'postal-code' : 'off'}
    />
  )
}
