import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import { APPLICATION_STATUSES } from '#src/contract/entities/applications/application-status.ts'
import { campaignForm } from '#src/contract/entities/messages/campaign.ts'
import type { CampaignForm } from '#src/contract/entities/messages/campaign.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { usePartners } from '#src/features/partners-admin/hooks.ts'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { NumberField } from '#src/ui/form/fields/NumberField.tsx'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { fields, SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { withNames } from '#src/ui/with-names.ts'
import { addressNames, CONDITIONS, conditionsOf } from './audience-address.ts'
import type { Conditions } from './audience-address.ts'
import { HeadcountCard } from './HeadcountCard.tsx'
import { useCountCampaign, useReloadMessages, useTemplates } from './hooks.ts'

interface Values extends Conditions {
  name: string
  template_id: string
  send_day: string
  send_time: string
}

const orNull = <T,>(value: T | ''): T | null => (value === '' ? null : value)

const bodyOf = ({ product, status, partner, min_days, max_days, ...values }: Values): CampaignForm => ({
  name: values.name,
  template_id: Number(values.template_id),
  ...(values.send_day !== '' && { send_day: values.send_day, send_time: values.send_time }),
  audience: {
    product: orNull(product) as ProductType | null,
    status: orNull(status) as ApplicationStatus | null,
    partner: orNull(partner),
    min_days: orNull(min_days),
    max_days: orNull(max_days),
  },
})

/** What the address is told with each change that was typed here. */
const TYPED = 'typed'
const NO_TABLES: string[] = []

/** A new message: with which text, to whom and when; counted as often as wanted, and saved as a draft. */
export function Composer({ onSaved }: { onSaved: (id: number) => void }) {
  const { t } = useTranslation('messaging')
  const templates = useTemplates()
  const reload = useReloadMessages()
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const form = useContractForm('createCampaign', campaignForm, {
    start: { name: '', template_id: '', send_day: '', send_time: '', ...conditionsOf(params) },
    body: bodyOf,
    send: (body: CampaignForm) => call('createCampaign', { body }),
    done: async ({ data }) => {
      toast.success(t('compose.saved'))
      await reload()
      onSaved(data.campaign_id)
    },
  })
  const counting = useCountCampaign()
  const { getValues, setValue, watch } = form.hands
  // The address is what a saved view keeps: it follows the form, and the form follows a view that is opened, before
  // anybody can type over it.
  useLayoutEffect(() => {
    if (location.state === TYPED) return
    const opened = conditionsOf(params)
    for (const name of CONDITIONS) setValue(name, opened[name])
  }, [location, params, setValue])
  const [product, status, partner, min_days, max_days] = watch(['product', 'status', 'partner', 'min_days', 'max_days'])
  useEffect(() => {
    // What stands in the form by now: a view that was opened has just been written into it.
    const after = withNames(params, addressNames(getValues()))
    if (after.toString() !== params.toString()) setParams(after, { replace: true, state: TYPED })
  }, [product, status, partner, min_days, max_days, params, setParams, getValues])
  const usable = (templates.data ?? []).filter(({ state }) => state === 'registered')
  const chosen = watch('template_id')
  const template = usable.find(({ template_id }) => String(template_id) === chosen)
  const count = () => {
    const body = bodyOf(getValues())
    counting.mutate({ ...body, name: body.name.trim() || t('compose.title') })
  }
  // Beside the form, not in it: a form of its own is opened there.
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box role="group" aria-label={t('compose.audiences')}>
        <Typography sx={{ color: 'text.secondary' }}>{t('compose.audiencesHelp')}</Typography>
        <ReportViews page="messaging" tables={NO_TABLES} />
      </Box>
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
        <AudienceCard />
        <SettingsCard title={t('compose.when')}>
          <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('compose.whenHelp')}</Typography>
          <Box sx={fields}>
            <TextField name="send_day" label={t('compose.day')} input={{ type: 'date' }} />
            <TextField name="send_time" label={t('compose.time')} input={{ type: 'time' }} />
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
      </Box>
      {counting.data && template && <HeadcountCard headcount={counting.data} channel={template.channel} />}
    </Box>
  )
}

/** Whom the message is for. */
function AudienceCard() {
  const { t } = useTranslation(['messaging', 'applications'])
  const partners = usePartners()
  const any = { id: '', value: t('compose.any') }
  return (
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
    </SettingsCard>
  )
}
