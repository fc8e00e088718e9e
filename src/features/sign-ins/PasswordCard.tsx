import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { passwordChangeSchema, PASSWORD_MIN } from '#src/contract/entities/partners/partner-settings.ts'
import { STAFF_PASSWORD_MIN, staffPasswordChangeSchema } from '#src/contract/entities/staff/staff.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'

const RULES = {
  changeStaffPassword: { schema: staffPasswordChangeSchema, least: STAFF_PASSWORD_MIN },
  changePartnerPassword: { schema: passwordChangeSchema, least: PASSWORD_MIN },
}

interface PasswordCardProps {
  change: keyof typeof RULES
  /** Reads the devices again: all others are signed out. */
  onDone: () => Promise<unknown>
}

/** One's own password; the old one is needed. */
export function PasswordCard({ change, onDone }: PasswordCardProps) {
  const { t } = useTranslation('sign-ins')
  const { schema, least } = RULES[change]
  const form = useContractForm(change, schema, {
    start: { password: '', new_password: '' },
    send: (body: { password: string; new_password: string }) => call(change, { body }),
    done: () => {
      form.hands.reset()
      toast.success(t('password.done'))
      return onDone()
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
          help={t('password.newHelp', { count: least })}
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
