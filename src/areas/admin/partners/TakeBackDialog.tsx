import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PAYOUT_TEXT_MAX } from '#src/contract/entities/earnings/payout-fields.ts'
import { payoutReasonSchema } from '#src/contract/entities/earnings/payout.ts'
import type { PayoutLine } from '#src/contract/entities/earnings/payout.ts'
import { lineName } from '#src/features/earnings/line/line-name.ts'
import { LineSteps } from '#src/features/earnings/line/LineSteps.tsx'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useTakeBack } from './payouts-hooks.ts'

/** A line taken back together with its corrections; `line` = one that nobody has taken back yet. */
export function TakeBackDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const { t } = useTranslation(['partner-payouts', 'partner-reports', 'common'], { nsMode: 'fallback' })
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
    <FormDialog
      form={form}
      title={t('takeBack.title', { line: lineName(line, t) })}
      confirm={t('takeBack.confirm')}
      grave
      onClose={onClose}
    >
      <LineSteps line={line} words="partner-payouts" />
      <Typography sx={{ mt: 4 }}>{t(line.approved_at === null ? 'takeBack.open' : 'takeBack.settled')}</Typography>
      <Box sx={{ display: 'grid', mt: 4 }}>
        <TextField
          name="reason"
          label={t('takeBack.reason')}
          help={t('takeBack.help')}
          messages={{ 'rules:required': t('takeBack.empty') }}
          rows={3}
          input={{ maxLength: PAYOUT_TEXT_MAX }}
        />
      </Box>
    </FormDialog>
  )
}
