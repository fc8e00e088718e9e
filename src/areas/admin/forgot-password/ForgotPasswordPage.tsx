import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { RECOVERY_MINUTES, staffRecoverySchema } from '#src/contract/entities/staff/staff.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { SignInPanel } from '#src/features/staff-sign-in/SignInPanel.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'

/** A link to a new password. What it says is the same whoever asks. */
export function ForgotPasswordPage() {
  const { t } = useTranslation(['staff-admin', 'admin', 'staff-titles'])
  const [sent, setSent] = useState(false)
  const form = useContractForm('recoverStaffPassword', staffRecoverySchema, {
    start: { email: '' },
    body: ({ email }) => ({ email: email.trim() }),
    done: () => setSent(true),
  })
  return (
    <SignInPanel headline={t('admin:login.headline')}>
      <Box component={Form} form={form} prefix="staff" sx={{ display: 'grid', gap: 5, width: '100%' }}>
        <div>
          <PageTitle lead={t('forgot.lead', { minutes: RECOVERY_MINUTES })}>{t('staff-titles:adminForgot')}</PageTitle>
        </div>
        {sent ? (
          <Alert severity="success" role="status">
            {t('forgot.sent', { minutes: RECOVERY_MINUTES })}
          </Alert>
        ) : (
          <>
            <TextField
              name="email"
              label={t('invite.email')}
              input={{ type: 'email', inputMode: 'email', autoComplete: 'username', maxLength: 254 }}
            />
            <Button type="submit" variant="contained" fullWidth aria-busy={form.busy}>
              {t('forgot.send')}
            </Button>
          </>
        )}
        <Link component={RouterLink} to={pathTo('adminLogin')} sx={{ justifySelf: 'center', py: 2.5 }}>
          {t('forgot.back')}
        </Link>
      </Box>
    </SignInPanel>
  )
}
