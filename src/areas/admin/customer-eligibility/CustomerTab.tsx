import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { customerEligibilityForm } from '#src/contract/endpoints/admin/offers-eligibility.ts'
import type { adminEligibilityEndpoints } from '#src/contract/endpoints/admin/offers-eligibility.ts'
import type { ResponseOf } from '#src/contract/endpoints/endpoint.ts'
import { rupees } from '#src/lib/format.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { errorText } from '#src/lib/toast.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { FormErrorSummary } from '#src/ui/form/FormErrorSummary.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { CustomerAndReason } from './CustomerAndReason.tsx'
import { EligibilityResult } from './EligibilityResult.tsx'
import { useCheckCustomer } from './hooks.ts'
import { ShownLists } from './ShownLists.tsx'

type Answer = ResponseOf<(typeof adminEligibilityEndpoints)['checkExistingCustomer']>

/** What a customer is offered now, and why not more. The look and its reason are shown to the customer. */
export function CustomerTab() {
  const { t } = useTranslation('eligibility')
  const check = useCheckCustomer()
  const [params] = useSearchParams()
  const form = useContractForm('checkExistingCustomer', customerEligibilityForm, {
    // A link may say who; why is said by whoever looks.
    start: { customer: params.get('customer')?.slice(0, 40) ?? '', reason: '' },
    send: check.mutateAsync,
    refused: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'not_found') return false
      form.hands.setError('customer', { type: 'server', message: t('customer.unknown') }, { shouldFocus: true })
      return true
    },
    failureIn: 'form',
  })
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{t('customer.lead')}</Typography>
      <Card variant="outlined" sx={{ mt: 5, p: 5 }}>
        <Form form={form}>
          <FormErrorSummary />
          <Box
            sx={{
              display: 'grid',
              gap: 5,
              alignItems: 'start',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
            }}
          >
            <CustomerAndReason reasonHelp={t('customer.reasonHelp')} />
          </Box>
          <Button type="submit" variant="contained" aria-busy={form.busy} sx={{ mt: 5 }}>
            {form.busy ? t('checking') : t('check')}
          </Button>
        </Form>
      </Card>
      <Box role="status" sx={{ mt: 5 }}>
        {check.data && <Facts answer={check.data} />}
      </Box>
      {form.failure !== null && (
        <Alert severity="error" role="alert">
          {errorText(form.failure)}
        </Alert>
      )}
      {check.data && check.data.application && check.data.missing.length === 0 && (
        <EligibilityResult answer={check.data} />
      )}
      {check.data?.application && <ShownLists key={check.submittedAt} look={check.variables} />}
    </>
  )
}

/** Who and what was looked at: a number, a masked PAN, what is asked for, never a name. */
function Facts({ answer: { customer, application, missing, matched, not_matched } }: { answer: Answer }) {
  const { t } = useTranslation(['eligibility', 'rules'])
  const fields = missing.map((field) => t(`rules:fields.${field}`, { defaultValue: field }))
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {t(customer.pan === '' ? 'customer.whoWithoutPan' : 'customer.who', {
          id: customer.user_id,
          pan: customer.pan,
        })}
      </Typography>
      {application ? (
        <Typography>
          {t(
            application.amount === null || application.tenure_months === null ? 'customer.whatOpen' : 'customer.what',
            {
              reference: application.reference,
              product: t(`products.${application.product_type}`),
              amount: rupees(application.amount ?? 0),
              months: application.tenure_months,
            },
          )}
        </Typography>
      ) : (
        <Typography>{t('customer.noLoan')}</Typography>
      )}
      {missing.length > 0 && <Typography>{t('customer.missing', { fields: fields.join(', ') })}</Typography>}
      {application && missing.length === 0 && (
        <Typography>{t('summary', { matched: matched.length, others: not_matched.length })}</Typography>
      )}
    </>
  )
}
