import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { approvalReasonSchema } from '#src/contract/entities/approvals/why-asked.ts'
import { FormDialog } from './FormDialog.tsx'
import { useContractForm } from './use-contract-form.ts'
import { WhyAskedField } from './WhyAskedField.tsx'

interface WhyDialogProps {
  send: (reason: string) => Promise<unknown>
  onSent: (answer: unknown) => void
  onClose: () => void
}

/** Asks why an act is wanted that a second person has to agree to, and sends it. */
export function WhyDialog({ send, onSent, onClose }: WhyDialogProps) {
  const { t } = useTranslation('approvals')
  const form = useContractForm('publishCriteriaDraft', approvalReasonSchema, {
    start: { reason: '' },
    body: ({ reason }) => ({ reason: reason.trim() }),
    send: ({ reason }) => send(reason),
    done: onSent,
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('asking.title')} confirm={t('asking.send')} narrow onClose={onClose}>
      <Box sx={{ display: 'grid' }}>
        <WhyAskedField />
      </Box>
    </FormDialog>
  )
}
