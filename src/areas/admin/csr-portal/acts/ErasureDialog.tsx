import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { erasureForCustomerForm } from '#src/contract/entities/support/csr-acts.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useReloadCsr } from '../hooks.ts'
import type { ActProps } from './act-props.ts'
import { ActReason } from './ActReason.tsx'

/** Writes down that the customer wants to be forgotten; they say yes themselves. */
export function ErasureDialog({ customer, onClose }: ActProps) {
  const { t } = useTranslation('csr')
  const reload = useReloadCsr(customer.user_id)
  const form = useContractForm('noteErasureForCustomer', erasureForCustomerForm, {
    start: { reason: '' },
    send: (body) => call('noteErasureForCustomer', { params: { user_id: customer.user_id }, body }),
    done: async ({ reference, told }) => {
      if (told) toast.success(t('acts.erasure.done', { reference }))
      else toast.warning(t('acts.erasure.untold', { reference }))
      onClose()
      await reload()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('acts.erasure.title')} confirm={t('acts.erasure.submit')} narrow onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('acts.erasure.lead')}</DialogContentText>
      <ActReason />
    </FormDialog>
  )
}
