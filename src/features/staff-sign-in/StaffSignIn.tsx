import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { staffSignInSchema } from '#src/contract/entities/identity/staff-session.ts'
import type { ErrorsOf } from '#src/contract/errors.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { errorText } from '#src/lib/toast.ts'
import { useField } from '#src/ui/form/fields/use-field.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { SessionEndNote } from '#src/ui/SessionEndNote.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { SignInPanel } from './SignInPanel.tsx'

interface StaffSignInProps {
  area: 'admin' | 'partner'
  title: string
  help: string
  headline: string
  note: string
  /** Another way in, below the button. */
  below?: ReactNode
  signIn: (email: string, password: string) => Promise<void>
}

/** Why the account is off; undefined for any other refusal. */
function whyOff(failure: unknown): string | undefined {
  const said: Partial<ErrorsOf<'account_off'>> = (failure instanceof ApiError && failure.errors) || {}
  return said.account
}

/** E-mail and password. The refusal never says which of the two is wrong; that an account is off, once both are right. */
export function StaffSignIn({ area, title, help, headline, note, below, signIn }: StaffSignInProps) {
  const { t } = useTranslation(['staff', 'rules'])
  const [shown, setShown] = useState(false)
  const form = useContractForm(area === 'admin' ? 'adminLogin' : 'partnerLogin', staffSignInSchema, {
    start: { email: '', password: '' },
    body: ({ email, password }) => ({ email: email.trim(), password }),
    check: ({ email, password }) => ({
      email: email.includes('@') ? undefined : t('signIn.emailError'),
      password: password === '' ? t('signIn.passwordError') : undefined,
    }),
    send: ({ email, password }) => signIn(email, password),
    refused: (error) => {
      form.fail(error)
      form.hands.setFocus('password')
      return true
    },
  })
  return (
    <SignInPanel headline={headline}>
      <Box component={Form} form={form} prefix="staff" sx={{ display: 'grid', gap: 5, width: '100%', maxWidth: 400 }}>
        <div>
          <PageTitle lead={help}>{title}</PageTitle>
        </div>
        <SessionEndNote area={area} />
        <Field
          name="email"
          label={t('signIn.email')}
          input={{ type: 'email', inputMode: 'email', autoComplete: 'username', maxLength: 254 }}
        />
        <Field
          name="password"
          label={t('signIn.password')}
          input={{ type: shown ? 'text' : 'password', autoComplete: 'current-password', maxLength: 200 }}
          end={
            <Button size="small" variant="text" aria-pressed={shown} onClick={() => setShown(!shown)} sx={{ mr: -2.5 }}>
              {t(shown ? 'signIn.hide' : 'signIn.show')}
            </Button>
          }
        />
        {form.failure !== null && (
          <Alert severity="error" role="alert">
            {whyOff(form.failure) ?? errorText(form.failure)}
          </Alert>
        )}
        <Button type="submit" variant="contained" fullWidth aria-disabled={form.busy || undefined}>
          {t(form.busy ? 'signIn.busy' : 'signIn.submit')}
        </Button>
        {below}
        <Alert
          severity="info"
          role="note"
          icon={<Icon name="lock" />}
          sx={(theme) => ({
            borderColor: theme.vars.palette.brand.tint200,
            backgroundColor: theme.vars.palette.brand.tint50,
            '& .MuiAlert-icon': { color: theme.vars.palette.brand.text },
          })}
        >
          {note}
        </Alert>
      </Box>
    </SignInPanel>
  )
}

interface FieldProps {
  name: 'email' | 'password'
  label: string
  input: React.InputHTMLAttributes<HTMLInputElement>
  end?: ReactNode
}

function Field({ name, label, input, end }: FieldProps) {
  const { id, text, error, inputRef, onChange } = useField(name)
  return (
    <FormControl fullWidth error={error !== null}>
      <FormLabel htmlFor={id} sx={{ mb: 1.5 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        value={text}
        inputRef={inputRef}
        endAdornment={end}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { ...input, 'aria-describedby': error ? `${id}-error` : undefined } }}
      />
      {error && (
        <FormHelperText id={`${id}-error`} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  )
}
