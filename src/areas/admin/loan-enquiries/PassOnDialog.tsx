import Alert from '@mui/material/Alert'
import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { enquiryPassForm } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import type { DeskEnquiry } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { call } from '#src/lib/http/http.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useEnquiryCrossed, useEnquiryDone } from './hooks.ts'

/** Asks to which lender it goes, and says what that lender is sent. */
export function PassOnDialog({ enquiry, onClose }: { enquiry: DeskEnquiry; onClose: () => void }) {
  const { t } = useTranslation('enquiry-desk')
  const done = useEnquiryDone(onClose)
  const { reference, version, lenders, simulated } = enquiry
  const form = useContractForm('passOnEnquiry', enquiryPassForm, {
    start: { lender_id: '' },
    body: ({ lender_id }) => ({ lender_id: Number(lender_id), version }),
    check: ({ lender_id }: { lender_id: string }) => ({
      lender_id: lender_id === '' ? 'rules:requiredChoice' : undefined,
    }),
    send: (body) => call('passOnEnquiry', { params: { reference }, body }),
    done: ({ data }) =>
      done(data, t(data.sent_at === null ? 'pass.onItsWay' : 'pass.done', { lender: data.lender ?? '' })),
    refused: useEnquiryCrossed(reference, onClose),
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('pass.title', { reference })} confirm={t('pass.save')} onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('pass.text')}</DialogContentText>
      {simulated && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t('pass.simulated')}
        </Alert>
      )}
      <SelectField
        name="lender_id"
        label={t('pass.lender')}
        what={t('pass.what')}
        choices={[
          { id: '', value: t('pass.choose') },
          ...lenders.map(({ lender_id, name }) => ({ id: String(lender_id), value: name })),
        ]}
      />
    </FormDialog>
  )
}
