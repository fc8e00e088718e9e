import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { APPLICATION_STATUSES, type ApplicationStatus } from '#src/contract/entities/applications/application.ts'
import { campaignForm, type CampaignForm } from '#src/contract/entities/messages/campaign.ts'
import { PRODUCT_TYPES, type ProductType } from '#src/contract/entities/shared/product-type.ts'
import { usePartners } from '#src/features/partners-admin/hooks.ts'
import { call } from '#src/lib/http.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { NumberField } from '#src/ui/form/NumberField.tsx'
import { SelectField } from '#src/ui/form/SelectField.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { fields, SettingsCard } from '#src/ui/SettingsCard.tsx'
import { HeadcountCard } from './HeadcountCard.tsx'
import { useReloadMessages, useTemplates } from './hooks.ts'

interface Values {
  name: string
  template_id: string
  product: string
  status: string
  partner: string
  min_days: number | ''
  max_days: number | ''
}
const EMPTY: Values = { name: '', template_id: '', product: '', status: '', partner: '', min_days: '', max_days: '' }

const orNull = <T,>(value: T | ''): T | null => (value === '' ? null : value)

const bodyOf = ({ name, template_id, product, status, partner, min_days, max_days }: Values): CampaignForm => ({
  ...{ name, template_id: Number(template_id) },
  audience: {
    product: orNull(product) as ProductType | null,
    status: orNull(status) as ApplicationStatus | null,
    ...{ partner: orNull(partner), min_days: orNull(min_days), max_days: orNull(max_days) },
  },
})

/** A new message: with which text, to whom; counted as often as wanted, and saved as a draft. */
export function Composer({ onSaved }: { onSaved: (id: number) => void }) {
  const { t } = useTranslation(['messaging', 'applications'])
  const templates = useTemplates()
  const partners = usePartners()
  const reload = useReloadMessages()
  const form = useContractForm('createCampaign', campaignForm, {
    start: EMPTY,
    body: bodyOf,
    send: (body: CampaignForm) => call('createCampaign', { body }),
    done: async ({ data }) => {
      toast.success(t('compose.saved'))
      await reload()
      onSaved(data.campaign_id)
    },
  })
  const counting = useMutation({
    mutationFn: async (body: CampaignForm) => (await call('countCampaign', { body })).data,
    onError: toastError,
  })
  const usable = (templates.data ?? []).filter(({ state }) => state === 'registered')
  const chosen = form.hands.watch('template_id')
  const template = usable.find(({ template_id }) => String(template_id) === chosen)
  const any = { id: '', value: t('compose.any') }
  const count = () => {
    const body = bodyOf(form.hands.getValues())
    counting.mutate({ ...body, name: body.name.trim() || t('compose.title') })
  }
  return (
    <Box component={Form} form={form} sx={{ display: 'grid', gap: 5 }}>
      <SettingsCard title={t('compose.title')}>
        {templates.data && usable.length === 0 && <Typography sx={{ mb: 4 }}>{t('compose.noneInUse')}</Typography>}
        <Box sx={fields}>
          <TextField name="name" label={t('compose.name')} input={{ autoComplete: 'off', maxLength: 80 }} />
          <SelectField
            name="template_id"
            label={t('compose.template')}
            choices={[
              { id: '', value: t('compose.noTemplate') },
              ...usable.map(({ template_id, name, version, channel }) => ({
                id: String(template_id),
                value: t('messages.template', { name, version, channel: t(`channel.${channel}`) }),
              })),
            ]}
          />
        </Box>
      </SettingsCard>
      <SettingsCard title={t('compose.who')}>
        <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('compose.whoHelp')}</Typography>
        <Box sx={fields}>
          <SelectField
            name="product"
            label={t('compose.product')}
            choices={[any, ...PRODUCT_TYPES.map((id) => ({ id, value: t(`applications:productName.${id}`) }))]}
          />
          <SelectField
            name="status"
            label={t('compose.status')}
            choices={[any, ...APPLICATION_STATUSES.map((id) => ({ id, value: t(`applications:status.${id}`) }))]}
          />
          <SelectField
            name="partner"
            label={t('compose.partner')}
            choices={[any, ...(partners.data ?? []).map(({ code, name }) => ({ id: code, value: name }))]}
          />
          <span />
          <NumberField name="min_days" label={t('compose.min')} inputMode="numeric" />
          <NumberField name="max_days" label={t('compose.max')} inputMode="numeric" />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 5 }}>
          <Button variant="outlined" disabled={!template || counting.isPending} onClick={count}>
            {t('compose.count')}
          </Button>
          <Button type="submit" variant="contained" aria-busy={form.busy}>
            {t('compose.save')}
          </Button>
        </Box>
      </SettingsCard>
      {counting.data && template && <HeadcountCard headcount={counting.data} channel={template.channel} />}
    </Box>
  )
}
