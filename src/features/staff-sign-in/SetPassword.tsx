import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { staffLinkUseSchema } from '#src/contract/entities/staff/staff.ts'
import { SignInPanel } from '#src/features/staff-sign-in/SignInPanel.tsx'
import { ApiError } from '#src/lib/api-error.ts'
import { dateTime } from '#src/lib/dates.ts'
import { call } from '#src/lib/http.ts'
import type { AnswerOf } from '#src/lib/http.ts'
import { QueryScope } from '#src/lib/QueryScope.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'

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
  const query = useQuery({
    queryKey: ['staff-link', token],
    queryFn: () => openLink(token),
    staleTime: Infinity,
    gcTime: 0,
  })
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

type StaffLink = AnswerOf<'openStaffLink'>

/** Null for a link that is used, too old or cut off: there is nothing to try again. */
async function openLink(token: string): Promise<{ link: StaffLink | null }> {
  if (token.length < 20) return { link: null }
  try {
    return { link: await call('openStaffLink', { body: { token } }) }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return { link: null }
    throw error
  }
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
