import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordChangeSchema } from '#src/contract/entities/partners/partner-settings.ts'
import { toast } from '#src/lib/toast.ts'
import { PlainField } from '#src/ui/form/PlainField.tsx'
import { usePlainForm } from '#src/ui/form/use-plain-form.ts'
import { useChangePassword } from './hooks.ts'
import { SettingsCard } from './SettingsCard.tsx'

const EMPTY = { password: '', new_password: '' }

/** One's own password; the old one is needed. */
export function PasswordForm() {
  const { t } = useTranslation('partner-settings')
  const form = usePlainForm('field-password', EMPTY)
  const { mutate, isPending } = useChangePassword()
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending || form.check(passwordChangeSchema, form.values)) return
    mutate(form.values, {
      onSuccess: () => {
        form.reset(EMPTY)
        toast.success(t('password.done'))
      },
      onError: form.refuse,
    })
  }
  return (
    <SettingsCard title={t('password.title')}>
      <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 4, maxWidth: 420 }}>
        <PlainField
          form={form}
          name="password"
          label={t('password.old')}
          what={t('password.what.password')}
          input={{ type: 'password', autoComplete: 'current-password', maxLength: 200 }}
        />
        <PlainField
          form={form}
          name="new_password"
          label={t('password.new')}
          what={t('password.what.new_password')}
          help={t('password.newHelp')}
          input={{ type: 'password', autoComplete: 'new-password', maxLength: 200 }}
        />
        <Box>
          <Button type="submit" variant="contained" aria-busy={isPending}>
            {t(isPending ? 'password.saving' : 'password.save')}
          </Button>
        </Box>
      </Box>
    </SettingsCard>
  )
}
