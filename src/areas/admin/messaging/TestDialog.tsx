import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { campaignTestForm } from '#src/contract/entities/messages/campaign.ts'
import type { Campaign } from '#src/contract/entities/messages/campaign.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { PhoneField } from '#src/ui/form/fields/PhoneField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'

/** Sends whoever asks what the audience would read. */
export function TestDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation('messaging')
  const { channel, campaign_id } = campaign
  const form = useContractForm('testCampaign', campaignTestForm, {
    start: { mobile: '' },
    body: ({ mobile }) => ({ mobile: channel === 'sms' ? mobile : null }),
    send: (body: { mobile: string | null }) => call('testCampaign', { params: { id: campaign_id }, body }),
    done: () => {
      onClose()
      toast.success(t('test.done'))
    },
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('test.title')} confirm={t('test.save')} narrow onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t(`test.${channel}`)}</DialogContentText>
      {channel === 'sms' && <PhoneField name="mobile" label={t('test.mobile')} />}
    </FormDialog>
  )
}
