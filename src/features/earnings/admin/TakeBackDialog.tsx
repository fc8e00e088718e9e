import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DISPUTE_TEXT_MAX, payoutReasonSchema } from '#src/contract/entities/earnings/payout.ts'
import type { PayoutLine } from '#src/contract/entities/earnings/payout.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { lineName } from '../line-name.ts'
import { LineSteps } from '../LineSteps.tsx'
import { useTakeBack } from './hooks.ts'

/** A line taken back together with its corrections; `line` = one that nobody has taken back yet. */
export function TakeBackDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const { t } = useTranslation(['partner-payouts', 'partner-reports', 'common'], { nsMode: 'fallback' })
  const id = useId()
  const takeBack = useTakeBack(line.payout_id)
  const form = useContractForm('takeBackPayout', payoutReasonSchema, {
    start: { reason: '' },
    body: ({ reason }) => ({ reason: reason.trim() }),
    send: ({ reason }) => takeBack.mutateAsync(reason),
    done: () => {
      toast.success(t('takeBack.done'))
      onClose()
    },
    failureIn: 'form',
  })
  return (
    <Dialog open onClose={() => !form.busy && onClose()} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <Box component={Form} form={form} sx={{ display: 'contents' }}>
        <DialogTitle id={`${id}-title`}>{t('takeBack.title', { line: lineName(line, t) })}</DialogTitle>
        <DialogContent>
          <LineSteps line={line} words="partner-payouts" />
          <Typography sx={{ mt: 4 }}>{t(line.approved_at === null ? 'takeBack.open' : 'takeBack.settled')}</Typography>
          <Box sx={{ display: 'grid', mt: 4 }}>
            <TextField
              name="reason"
              label={t('takeBack.reason')}
              help={t('takeBack.help')}
              messages={{ 'rules:required': t('takeBack.empty') }}
              rows={3}
              input={{ maxLength: DISPUTE_TEXT_MAX }}
            />
          </Box>
          {form.failure !== null && (
            <Alert severity="error" sx={{ mt: 3 }}>
              {errorText(form.failure)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={form.busy} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" aria-busy={form.busy}>
            {t('takeBack.confirm')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
