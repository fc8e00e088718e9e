import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { staffLinkUseSchema } from '#src/contract/entities/staff/staff.ts'
import { SignInPanel } from '#src/features/staff-sign-in/SignInPanel.tsx'
import { dateTime } from '#src/lib/dates.ts'
import { QueryScope } from '#src/lib/http/QueryScope.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { useStaffLink } from './hooks.ts'
import type { StaffLink } from './hooks.ts'

interface SetPasswordProps {
  headline: string
  signIn: string
}

/** Where the link in a mail leads. Its secret stands behind `#`, which no server sees. */
export function SetPassword(props: SetPasswordProps) {
  return (
    <QueryScope>
      <Entry {...props} />
    </QueryScope>
  )
}

function Entry({ headline, signIn }: SetPasswordProps) {
  const { t } = useTranslation(['staff-link', 'staff-titles'])
  const token = useLocation().hash.slice(1)
  const [done, setDone] = useState(false)
  const query = useStaffLink(token)
  return (
    <SignInPanel headline={headline}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <div>
          <PageTitle>{t('staff-titles:adminPassword')}</PageTitle>
        </div>
        {done ? (
          <Alert severity="success" role="status">
            {t('done')}
          </Alert>
        ) : (
          <Loaded query={query} failed={t('failed')} waiting={<Skeleton variant="rounded" height={200} />}>
            {({ link }) =>
              link ? (
                <PasswordForm token={token} link={link} onDone={() => setDone(true)} />
              ) : (
                <Alert severity="warning">{t('gone')}</Alert>
              )
            }
          </Loaded>
        )}
        <Link component={RouterLink} to={signIn} sx={{ justifySelf: 'center', py: 2.5 }}>
          {t('signIn')}
        </Link>
      </Box>
    </SignInPanel>
  )
}

function PasswordForm({ token, link, onDone }: { token: string; link: StaffLink; onDone: () => void }) {
  const { t } = useTranslation(['staff-link', 'staff'])
  const [shown, setShown] = useState(false)
  const form = useContractForm('followStaffLink', staffLinkUseSchema, {
    start: { password: '' },
    body: ({ password }) => ({ token, password }),
    done: onDone,
  })
  const { name, email, role_id, partner, kind, expires_at } = link
  const until = dateTime(expires_at)
  return (
    <Box component={Form} form={form} prefix="staff" sx={{ display: 'grid', gap: 5 }}>
      <p>
        {role_id === null
          ? t('partner', { name, email, partner, until })
          : t(kind === 'invitation' ? 'invited' : 'recovering', {
              name,
              email,
              until,
              role: t(`staff:roles.${role_id}`),
            })}
      </p>
      {/* What the browser keeps the password under. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        name="password"
        label={t('new')}
        what={t('what')}
        help={t('newHelp')}
        input={{ type: shown ? 'text' : 'password', autoComplete: 'new-password', maxLength: 200 }}
        end={
          <Button size="small" variant="text" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {t(shown ? 'staff:signIn.hide' : 'staff:signIn.show')}
          </Button>
        }
      />
      <Button type="submit" variant="contained" aria-busy={form.busy}>
        {t('save')}
      </Button>
    </Box>
  )
}
