import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { payoutApprovalSchema } from '#src/contract/entities/earnings/payout.ts'
import { monthName } from '#src/lib/dates.ts'
import { count, rupeesAndPaise } from '#src/lib/format.ts'
import { toast } from '#src/lib/toast.ts'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { WhyAskedField } from '#src/ui/form/WhyAskedField.tsx'
import { useApprove, useOpenQuestions } from './payouts-hooks.ts'

interface ApproveMonthDialogProps {
  partnerId: number
  month: string
  waiting: { lines: number; net: number }
  onClose: () => void
}

/** What a month comes to, and its approval: at once, or once a second person agrees. */
export function ApproveMonthDialog({ partnerId, month, waiting, onClose }: ApproveMonthDialogProps) {
  const { t } = useTranslation(['partner-payouts', 'approvals'])
  const { mutateAsync: approve } = useApprove(partnerId, month)
  const name = monthName(month)
  const said = ({ lines, net }: { lines: number; net: number }) => ({
    month: name,
    count: lines,
    number: count(lines),
    net: rupeesAndPaise(net),
  })
  const questions = useOpenQuestions().data?.filter(
    ({ partner_id, line }) => partner_id === partnerId && line.month === month,
  )
  const form = useContractForm('approvePayouts', payoutApprovalSchema, {
    start: { reason: '' },
    body: ({ reason }) => ({ reason: reason.trim() || undefined }),
    send: approve,
    done: (done) => {
      toast.success(done.waits ? t('approvals:asking.waits') : t('months.approve.done', said(done)))
      onClose()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('months.approve.title', { month: name })}
      confirm={t('months.approve.button')}
      onClose={onClose}
    >
      <Typography sx={{ mb: 4 }}>
        {t('months.approve.text', said(waiting))}{' '}
        {questions && questions.length > 0 && t('months.approve.questions', { count: questions.length })}
      </Typography>
      <Box sx={{ display: 'grid' }}>
        <WhyAskedField />
      </Box>
    </FormDialog>
  )
}
