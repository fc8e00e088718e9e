import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { partnerProfileSchema } from '#src/contract/entities/partner-settings.ts'
import type { PartnerProfile, PartnerSettings } from '#src/contract/entities/partner-settings.ts'
import { toast } from '#src/lib/toast.ts'
import { FormField } from '#src/ui/form/FormField.tsx'
import { PlainField } from '#src/ui/form/PlainField.tsx'
import { typedPhone } from '#src/ui/form/typed-text.ts'
import { usePlainForm } from '#src/ui/form/use-plain-form.ts'
import { useSaveProfile } from './hooks.ts'
import { fields, SettingsCard, whole } from './SettingsCard.tsx'

const INPUTS = {
  contact_name: { autoComplete: 'name', maxLength: 120 },
  mobile: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', maxLength: 254 },
  address: { autoComplete: 'street-address', maxLength: 300 },
} as const

/** Whom we write to and where; the business's name is read-only. */
export function ProfileForm({ settings, locked }: { settings: PartnerSettings; locked: boolean }) {
  const { t } = useTranslation('partner-settings')
  const stored = settings.profile
  const form = usePlainForm('field-profile', stored)
  const { mutate, isPending } = useSaveProfile()
  const body: PartnerProfile = {
    contact_name: form.values.contact_name.trim(),
    mobile: form.values.mobile,
    email: form.values.email.trim(),
    address: form.values.address.trim(),
  }
  const wrong = Object.keys(form.problems).length
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending || form.check(partnerProfileSchema, body)) return
    mutate(body, {
      onSuccess: ({ profile }) => {
        form.reset(profile)
        toast.success(t('saved'))
      },
      onError: form.refuse,
    })
  }
  const field = (name: keyof PartnerProfile) => (
    <PlainField
      form={form}
      name={name}
      label={t(`business.${name}`)}
      what={t(`business.what.${name}`)}
      optional={name === 'address'}
      {...(name === 'address' && { rows: 2 })}
      {...(name === 'mobile' && { keep: typedPhone })}
      input={{ ...INPUTS[name], readOnly: locked }}
    />
  )
  return (
    <SettingsCard title={t('business.title')}>
      <Box component="form" noValidate onSubmit={onSubmit} sx={fields}>
        <Box sx={whole}>
          <FormField id="field-business" label={t('business.name')} help={t('business.nameHelp')}>
            {(describedBy) => (
              <OutlinedInput
                id="field-business"
                value={settings.business_name}
                readOnly
                inputProps={{ 'aria-describedby': describedBy }}
              />
            )}
          </FormField>
        </Box>
        {field('contact_name')}
        {field('mobile')}
        <Box sx={whole}>{field('email')}</Box>
        <Box sx={whole}>{field('address')}</Box>
        {!locked && (
          <Box sx={{ ...whole, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Button type="submit" variant="contained" aria-busy={isPending}>
              {t(isPending ? 'saving' : 'save')}
            </Button>
            <Button variant="outlined" onClick={() => form.reset(stored)}>
              {t('discard')}
            </Button>
            <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
              {wrong > 0 && t('problems', { count: wrong })}
            </Typography>
          </Box>
        )}
      </Box>
    </SettingsCard>
  )
}
