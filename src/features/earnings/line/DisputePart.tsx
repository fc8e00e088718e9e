import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PAYOUT_TEXT_MAX } from '#src/contract/entities/earnings/payout-fields.ts'
import { payoutReasonSchema } from '#src/contract/entities/earnings/payout.ts'
import type { PayoutLine } from '#src/contract/entities/earnings/payout.ts'
import { dateShort } from '#src/lib/dates.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useCreateDispute } from '../hooks.ts'

/** What was asked about a line and answered, and the way to ask. */
export function DisputePart({ line, readOnly }: { line: PayoutLine; readOnly: boolean }) {
  const { t } = useTranslation('partner-reports')
  const { dispute } = line
  return (
    <Box component="section" sx={{ mt: 5 }}>
      {dispute && (
        <Box sx={{ mb: 4, overflowWrap: 'anywhere' }}>
          <Typography variant="h4" component="h3">
            {t(`dispute.${dispute.status}`)}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('dispute.asked', { day: dateShort(dispute.created_at), reason: dispute.reason })}
          </Typography>
          {dispute.answer !== null && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {t('dispute.answered', { answer: dispute.answer })}
            </Typography>
          )}
        </Box>
      )}
      {readOnly ? (
        <Typography variant="body2">{t('dispute.notForYou')}</Typography>
      ) : (
        dispute?.status !== 'open' && <DisputeForm payoutId={line.payout_id} />
      )}
    </Box>
  )
}

function DisputeForm({ payoutId }: { payoutId: number }) {
  const { t } = useTranslation('partner-reports')
  const prefix = useId()
  const { mutateAsync } = useCreateDispute()
  const form = useContractForm('createPayoutDispute', payoutReasonSchema, {
    start: { reason: '' },
    body: ({ reason }) => ({ reason: reason.trim() }),
    send: ({ reason }) => mutateAsync({ payout_id: payoutId, reason }),
    done: ({ message }) => toast.success(message),
    failureIn: 'form',
  })
  return (
    <Form form={form} prefix={prefix}>
      <TextField
        name="reason"
        label={t('dispute.label')}
        help={t('dispute.help')}
        messages={{ 'rules:required': t('dispute.empty') }}
        rows={3}
        input={{ maxLength: PAYOUT_TEXT_MAX }}
      />
      {form.failure !== null && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {errorText(form.failure)}
        </Alert>
      )}
      <Button type="submit" variant="contained" aria-busy={form.busy} sx={{ mt: 3 }}>
        {t('dispute.send')}
      </Button>
    </Form>
  )
}
