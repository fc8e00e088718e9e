import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/toast.ts'
import { SessionEndNote } from '#src/ui/SessionEndNote.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { SignInPanel } from './SignInPanel.tsx'

type FieldName = 'email' | 'password'

interface StaffSignInProps {
  area: 'admin' | 'partner'
  title: string
  help: string
  headline: string
  note: string
  signIn: (email: string, password: string) => Promise<void>
}

/** E-mail and password. The refusal never says which of the two is wrong. */
export function StaffSignIn({ area, title, help, headline, note, signIn }: StaffSignInProps) {
  const { t } = useTranslation(['staff', 'rules'])
  const [values, setValues] = useState<Record<FieldName, string>>({ email: '', password: '' })
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const change = (name: FieldName) => (value: string) => {
    setValues({ ...values, [name]: value })
    setErrors({ ...errors, [name]: undefined })
  }

  const submit = async () => {
    const found: Partial<Record<FieldName, string>> = {
      ...(values.email.includes('@') ? {} : { email: t('signIn.emailError') }),
      ...(values.password ? {} : { password: t('signIn.passwordError') }),
    }
    setErrors(found)
    setFailure('')
    if (found.email) return emailInput.current?.focus()
    if (found.password) return passwordInput.current?.focus()
    setBusy(true)
    try {
      await signIn(values.email.trim(), values.password)
    } catch (error) {
      setFailure(errorText(error))
      passwordInput.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) void submit()
  }

  return (
    <SignInPanel headline={headline}>
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        sx={{ display: 'grid', gap: 5, width: '100%', maxWidth: 400 }}
      >
        <div>
          <Typography variant="h2" component="h1" tabIndex={-1}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1 }}>{help}</Typography>
        </div>
        <SessionEndNote area={area} />
        <Field
          id="staff-email"
          label={t('signIn.email')}
          error={errors.email}
          input={{ type: 'email', inputMode: 'email', autoComplete: 'username', maxLength: 254 }}
          inputRef={emailInput}
          value={values.email}
          onChange={change('email')}
        />
        <Field
          id="staff-password"
          label={t('signIn.password')}
          error={errors.password}
          input={{ type: shown ? 'text' : 'password', autoComplete: 'current-password', maxLength: 200 }}
          inputRef={passwordInput}
          value={values.password}
          onChange={change('password')}
          end={
            <Button size="small" variant="text" aria-pressed={shown} onClick={() => setShown(!shown)} sx={{ mr: -2.5 }}>
              {t(shown ? 'signIn.hide' : 'signIn.show')}
            </Button>
          }
        />
        {failure && (
          <Alert severity="error" role="alert">
            {failure}
          </Alert>
        )}
        <Button type="submit" variant="contained" fullWidth aria-disabled={busy || undefined}>
          {t(busy ? 'signIn.busy' : 'signIn.submit')}
        </Button>
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
  id: string
  label: string
  value: string
  error: string | undefined
  input: React.InputHTMLAttributes<HTMLInputElement>
  inputRef: React.RefObject<HTMLInputElement | null>
  end?: ReactNode
  onChange: (value: string) => void
}

function Field({ id, label, value, error, input, inputRef, end, onChange }: FieldProps) {
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel htmlFor={id} sx={{ mb: 1.5 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        value={value}
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
