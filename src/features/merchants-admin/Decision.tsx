import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  DECLINE_REASON_MAX,
  merchantApprovalSchema,
  merchantRefusalSchema,
} from '#src/contract/entities/merchants/merchant.ts'
import type { MerchantRequestView } from '#src/contract/entities/merchants/merchant.ts'
import { figureIn } from '#src/contract/rules/typed.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useApprove, useDecline } from './hooks.ts'
import type { ApprovedMerchant } from './hooks.ts'

interface DecisionProps {
  request: MerchantRequestView
  onApproved: (approved: ApprovedMerchant) => void
  onDeclined: () => void
}

const TERMS = ['revenue_percent', 'revenue_flat_fee'] as const

/** Approving makes a partner of a brand; declining takes a reason that the applicant reads. Either happens once. */
export function Decision({ request, onApproved, onDeclined }: DecisionProps) {
  const { t } = useTranslation('merchants-admin')
  const id = useId()
  const [declining, setDeclining] = useState(false)
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ mt: 5 }}>
      <Typography variant="h4" component="h3" id={`${id}-title`} sx={{ mb: 3 }}>
        {t('decision.title')}
      </Typography>
      {declining ? (
        <Decline request={request} onDeclined={onDeclined} onBack={() => setDeclining(false)} />
      ) : (
        <Approve request={request} onApproved={onApproved} onDecline={() => setDeclining(true)} />
      )}
    </Box>
  )
}

interface ApproveProps extends Pick<DecisionProps, 'request' | 'onApproved'> {
  onDecline: () => void
}

function Approve({ request, onApproved, onDecline }: ApproveProps) {
  const { t } = useTranslation('merchants-admin')
  const form = useContractForm('approveMerchantRequest', merchantApprovalSchema, {
    start: { code: '', revenue_percent: '', revenue_flat_fee: '' },
    // An empty field agrees nothing; what is no number is left to its rule.
    body: ({ code, revenue_percent, revenue_flat_fee }) => ({
      code: code || null,
      revenue_percent: figureIn(revenue_percent),
      revenue_flat_fee: figureIn(revenue_flat_fee),
    }),
    send: useApprove(request.request_id).mutateAsync,
    done: onApproved,
    failureIn: 'form',
  })
  const brands = request.free_brands.map(({ code, name }) => ({
    id: code,
    value: t('decision.brandOption', { name, code }),
  }))
  return (
    <Form form={form}>
      <Box sx={{ display: 'grid' }}>
        <SelectField
          name="code"
          label={t('decision.brand')}
          choices={[{ id: '', value: t('decision.defaultBrand') }, ...brands]}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 4, mt: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {TERMS.map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`decision.${name}`)}
            help={t('decision.termsHelp')}
            optional
            input={{ autoComplete: 'off', inputMode: 'decimal' }}
          />
        ))}
      </Box>
      <Failure of={form.failure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        <Button type="submit" variant="contained" aria-busy={form.busy}>
          {t('decision.approve')}
        </Button>
        <Button variant="outlined" color="error" disabled={form.busy} onClick={onDecline}>
          {t('decision.decline')}
        </Button>
      </Box>
    </Form>
  )
}

interface DeclineProps extends Pick<DecisionProps, 'request' | 'onDeclined'> {
  onBack: () => void
}

function Decline({ request, onDeclined, onBack }: DeclineProps) {
  const { t } = useTranslation('merchants-admin')
  const decline = useDecline(request.request_id)
  const form = useContractForm('declineMerchantRequest', merchantRefusalSchema, {
    start: { reason: '' },
    body: ({ reason }) => ({ reason: reason.trim() }),
    send: ({ reason }) => decline.mutateAsync(reason),
    done: () => {
      toast.success(t('decision.declined', { reference: request.reference }))
      onDeclined()
    },
    failureIn: 'form',
  })
  return (
    <Form form={form}>
      <TextField
        name="reason"
        label={t('decision.reason')}
        help={t('decision.reasonHelp')}
        rows={2}
        input={{ maxLength: DECLINE_REASON_MAX }}
      />
      <Failure of={form.failure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        <Button type="submit" variant="outlined" color="error" aria-busy={form.busy}>
          {t('decision.declineNow')}
        </Button>
        <Button variant="text" onClick={onBack}>
          {t('decision.back')}
        </Button>
      </Box>
    </Form>
  )
}

function Failure({ of }: { of: unknown }) {
  return of === null ? null : (
    <Alert severity="error" sx={{ mt: 3 }}>
      {errorText(of)}
    </Alert>
  )
}
