import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PAYOUT_TEXT_MAX } from '#src/contract/entities/earnings/payout-fields.ts'
import { payoutReleaseSchema } from '#src/contract/entities/earnings/payout.ts'
import type { PayoutLine } from '#src/contract/entities/earnings/payout.ts'
import { lineName } from '#src/features/earnings/line/line-name.ts'
import { LineSteps } from '#src/features/earnings/line/LineSteps.tsx'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { toast } from '#src/lib/toast.ts'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useRelease } from './payouts-hooks.ts'

interface ReleaseValues {
  reason: string
  gross: number | ''
}

const NOTHING: ReleaseValues = { reason: '', gross: '' }

/** A line that pays the partner more than the lender pays: let go as it is, or with another figure, and why. */
export function ReleaseDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const { t } = useTranslation(['partner-payouts', 'partner-reports', 'common'], { nsMode: 'fallback' })
  const { mutateAsync: send } = useRelease(line.payout_id)
  const form = useContractForm('releasePayout', payoutReleaseSchema, {
    start: NOTHING,
    body: ({ reason, gross }) => ({ reason: reason.trim(), gross: gross === '' ? null : gross }),
    send,
    done: () => {
      toast.success(t('release.done'))
      onClose()
    },
    failureIn: 'form',
  })
  const sums = { gross: rupeesAndPaise(line.gross), revenue: rupeesAndPaise(line.revenue) }
  return (
    <FormDialog
      form={form}
      title={t('release.title', { line: lineName(line, t) })}
      confirm={t('release.confirm')}
      onClose={onClose}
    >
      <LineSteps line={line} words="partner-payouts" />
      <Typography sx={{ mt: 4 }}>{t('release.text', sums)}</Typography>
      <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
        <MoneyField name="gross" label={t('answer.gross')} help={t('release.grossHelp')} optional />
        <TextField
          name="reason"
          label={t('release.reason')}
          help={t('takeBack.help')}
          messages={{ 'rules:required': t('release.empty') }}
          rows={3}
          input={{ maxLength: PAYOUT_TEXT_MAX }}
        />
      </Box>
    </FormDialog>
  )
}
