import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { eligibilityFiguresSchema } from '#src/contract/endpoints/admin/partners.ts'
import { isSecured, LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { OPTION_LISTS } from '#src/contract/option-lists/option-lists.ts'
import { rupees } from '#src/lib/format.ts'
import { errorText } from '#src/lib/toast.ts'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'
import { NativeSelect } from '#src/ui/form/fields/NativeSelect.tsx'
import { NumberField } from '#src/ui/form/fields/NumberField.tsx'
import { PincodeField } from '#src/ui/form/fields/PincodeField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { FormErrorSummary } from '#src/ui/form/FormErrorSummary.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { EMPTY_FIGURES, figureProblems, figuresOf, productOf, PRODUCTS } from './figures.ts'
import type { Figures, FigureValues } from './figures.ts'

interface EligibilityFormProps {
  onCheck: (figures: Figures) => Promise<unknown>
}

/** Figures of somebody, real or supposed, as the lenders look at them. */
export function EligibilityForm({ onCheck }: EligibilityFormProps) {
  const { t } = useTranslation('eligibility')
  const form = useContractForm('checkCustomerEligibility', eligibilityFiguresSchema, {
    start: EMPTY_FIGURES,
    body: figuresOf,
    check: figureProblems,
    send: onCheck,
    failureIn: 'form',
  })
  return (
    <Form form={form}>
      <FormErrorSummary />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
        }}
      >
        <Fields control={form.hands.control} />
      </Box>
      <Button type="submit" variant="contained" aria-busy={form.busy} sx={{ mt: 5 }}>
        {form.busy ? t('checking') : t('check')}
      </Button>
      {form.failure !== null && (
        <Alert severity="error" role="alert" sx={{ mt: 5 }}>
          {errorText(form.failure)}
        </Alert>
      )}
    </Form>
  )
}

function Fields({ control }: { control: Control<FigureValues> }) {
  const { t } = useTranslation(['eligibility', 'options'])
  const product = productOf({ product: useWatch({ control, name: 'product' }) })
  const { min, max, terms } = LOANS[product]
  const employments = OPTION_LISTS.employmentStatus.map(({ id, key }) => ({
    id,
    value: t(`options:employmentStatus.${key}`),
  }))
  return (
    <>
      <NativeSelect
        name="product"
        label={t('product')}
        choices={PRODUCTS.map((name, at) => ({ id: at + 1, value: t(`products.${name}`) }))}
      />
      <MoneyField name="amount" label={t('amount')} help={t('amountHelp', { min: rupees(min), max: rupees(max) })} />
      <NumberField
        name="tenure_months"
        label={t('tenure')}
        help={t('tenureHelp', { max: Math.max(...terms) })}
        inputMode="numeric"
      />
      <NumberField name="age" label={t('age')} help={t('ageHelp')} inputMode="numeric" />
      <NativeSelect name="employment_status_code" label={t('employment')} choices={employments} />
      <MoneyField name="monthly_income" label={t('income')} />
      <MoneyField name="emi" label={t('emi')} help={t('emiHelp')} />
      <NumberField name="credit_score" label={t('score')} help={t('scoreHelp')} optional inputMode="numeric" />
      <PincodeField name="postal_code" label={t('pincode')} autoComplete="off" />
      {isSecured(product) && (
        <MoneyField name="collateral_value" label={t(LOANS[product].security === 'gold' ? 'goldValue' : 'homeValue')} />
      )}
    </>
  )
}
