import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { staffPasswordChangeSchema } from '#src/contract/entities/staff/staff.ts'
import { toast } from '#src/lib/toast.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { SettingsCard } from '#src/ui/SettingsCard.tsx'
import { useReloadSignIns } from './hooks.ts'

/** One's own password; the old one is needed. */
export function PasswordCard() {
  const { t } = useTranslation('staff-admin')
  const reload = useReloadSignIns()
  const form = useContractForm('changeStaffPassword', staffPasswordChangeSchema, {
    start: { password: '', new_password: '' },
    done: () => {
      form.hands.reset()
      toast.success(t('own.done'))
      return reload()
    },
  })
  return (
    <SettingsCard title={t('own.password')}>
      <Box component={Form} form={form} prefix="field-password" sx={{ display: 'grid', gap: 4, maxWidth: 420 }}>
        <TextField
          name="password"
          label={t('own.old')}
          what={t('own.what.password')}
          input={{ type: 'password', autoComplete: 'current-password', maxLength: 200 }}
        />
        <TextField
          name="new_password"
          label={t('own.new')}
          what={t('own.what.new_password')}
          help={t('own.newHelp')}
          input={{ type: 'password', autoComplete: 'new-password', maxLength: 200 }}
        />
        <Box>
          <Button type="submit" variant="contained" aria-busy={form.busy}>
            {t('own.save')}
          </Button>
        </Box>
      </Box>
    </SettingsCard>
  )
}
