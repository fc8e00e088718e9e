import { useTranslation } from 'react-i18next'
import { enquiryCloseForm } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import type { DeskEnquiry } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { ENQUIRY_CLOSE_REASONS } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { call } from '#src/lib/http/http.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useEnquiryCrossed, useEnquiryDone } from './hooks.ts'

/** Closes an enquiry, and why: the customer reads it. */
export function CloseEnquiryDialog({ enquiry, onClose }: { enquiry: DeskEnquiry; onClose: () => void }) {
  const { t } = useTranslation('enquiry-desk')
  const done = useEnquiryDone(onClose)
  const { reference, version } = enquiry
  const form = useContractForm('closeDeskEnquiry', enquiryCloseForm, {
    start: { reason: ENQUIRY_CLOSE_REASONS[0] },
    body: ({ reason }) => ({ reason, version }),
    send: (body) => call('closeDeskEnquiry', { params: { reference }, body }),
    done: ({ data }) => done(data, t('close.done', { reference })),
    refused: useEnquiryCrossed(reference, onClose),
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('close.title', { reference })} confirm={t('close.save')} narrow onClose={onClose}>
      <SelectField
        name="reason"
        label={t('close.reason')}
        help={t('close.help')}
        choices={ENQUIRY_CLOSE_REASONS.map((id) => ({ id, value: t(`reason.${id}`) }))}
      />
    </FormDialog>
  )
}
