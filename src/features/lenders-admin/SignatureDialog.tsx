import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import { signatureSchema } from '#src/contract/entities/catalogue/lender.ts'
import { CheckboxLineField } from '#src/ui/form/fields/CheckboxLineField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { NeedList } from './NeedList.tsx'

interface SignatureDialogProps {
  lender: { lender_id: number; name: string }
  without: LenderProperty[]
  /** Another list was signed just now. */
  changed: boolean
  send: (without: LenderProperty[]) => Promise<void>
  onClose: () => void
}

/** Lists what a lender would go live without, and asks whoever switches it on to sign for it. */
export function SignatureDialog({ lender, without, changed, send, onClose }: SignatureDialogProps) {
  const { t } = useTranslation('lenders-admin')
  const form = useContractForm('updateLender', signatureSchema, {
    start: { checked: false },
    send: () => send(without),
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('signature.title', { name: lender.name })}
      confirm={t('signature.submit')}
      onClose={onClose}
    >
      {changed && (
        <Alert severity="warning" role="alert" sx={{ mb: 3 }}>
          {t('signature.changed')}
        </Alert>
      )}
      <NeedList lenderId={lender.lender_id} needs={without} title={t('signature.open')} onGo={onClose} />
      <CheckboxLineField name="checked" messages={{ 'rules:required': t('signature.unchecked') }}>
        {t('signature.check')}
      </CheckboxLineField>
      <Typography variant="body2">{t('signature.kept')}</Typography>
    </FormDialog>
  )
}
