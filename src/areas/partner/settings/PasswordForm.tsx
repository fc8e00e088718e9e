import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { passwordChangeSchema } from '#src/contract/entities/partners/partner-settings.ts'
import { toast } from '#src/lib/toast.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useChangePassword } from './hooks.ts'
import { SettingsCard } from '#src/ui/SettingsCard.tsx'

/** One's own password; the old one is needed. */
export function PasswordForm() {
  const { t } = useTranslation('partner-settings')
  const form = useContractForm('changePartnerPassword', passwordChangeSchema, {
    start: { password: '', new_password: '' },
    send: useChangePassword().mutateAsync,
    done: () => {
      form.hands.reset()
      toast.success(t('password.done'))
    },
  })
  return (
    <SettingsCard title={t('password.title')}>
      <Box component={Form} form={form} prefix="field-password" sx={{ display: 'grid', gap: 4, maxWidth: 420 }}>
        <TextField
          name="password"
          label={t('password.old')}
          what={t('password.what.password')}
          input={{ type: 'password', autoComplete: 'current-password', maxLength: 200 }}
        />
        <TextField
          name="new_password"
          label={t('password.new')}
          what={t('password.what.new_password')}
          help={t('password.newHelp')}
          input={{ type: 'password', autoComplete: 'new-password', maxLength: 200 }}
        />
        <Box>
          <Button type="submit" variant="contained" aria-busy={form.busy}>
            {t(form.busy ? 'password.saving' : 'password.save')}
          </Button>
        </Box>
      </Box>
    </SettingsCard>
  )
}
