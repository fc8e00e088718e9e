import { useTranslation } from 'react-i18next'
import { deskEvidenceForm } from '#src/contract/entities/support/ticket-desk.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { saveFile } from '#src/ui/table/save-file.ts'

/** All that is known of an escalated ticket as one file, and what it is for. */
export function EvidenceDialog({ ticket, onClose }: { ticket: string; onClose: () => void }) {
  const { t } = useTranslation('ticket-desk')
  const form = useContractForm('makeTicketEvidence', deskEvidenceForm, {
    start: { reason: '' },
    body: ({ reason }) => ({ reason: tidyText(reason) }),
    send: (body) => call('makeTicketEvidence', { params: { ticket }, body }),
    done: (file) => {
      saveFile(file, `evidence-${ticket}.pdf`)
      onClose()
      toast.success(t('evidence.done'))
    },
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('evidence.title', { ticket })} confirm={t('evidence.save')} onClose={onClose}>
      <TextField
        name="reason"
        label={t('evidence.reason')}
        help={t('evidence.help')}
        input={{ autoComplete: 'off', maxLength: 300 }}
      />
    </FormDialog>
  )
}
