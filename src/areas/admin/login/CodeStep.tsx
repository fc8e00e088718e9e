import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import { MOST_CODE_SIGNS } from '#src/contract/entities/identity/staff-session.ts'
import { staffCodeSchema } from '#src/contract/entities/staff/staff.ts'
import { FactorSecret } from '#src/features/staff-factor/FactorSecret.tsx'
import { RecoveryCodes } from '#src/features/staff-factor/RecoveryCodes.tsx'
import { SignInPanel } from '#src/features/staff-sign-in/SignInPanel.tsx'
import { call } from '#src/lib/http/http.ts'
import type { AnswerOf } from '#src/lib/http/http.ts'
import { QueryScope } from '#src/lib/http/QueryScope.tsx'
import { errorText } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { useNewFactor } from './hooks.ts'
import type { SignedIn } from './signed-in.ts'

export interface Credentials {
  email: string
  password: string
}

interface CodeStepProps extends Credentials {
  headline: string
  /** The app has to be set up first. */
  setUp: boolean
  onSignedIn: (signedIn: SignedIn) => void
  onBack: () => void
}

/** After the password: the code of the app; before the first one, the app itself. */
export function CodeStep({ email, password, headline, setUp, onSignedIn, onBack }: CodeStepProps) {
  const { t } = useTranslation('staff-admin')
  const [signedIn, setSignedIn] = useState<AnswerOf<'adminLogin'> | null>(null)
  const finish = ({ token, adminId, roleId }: AnswerOf<'adminLogin'>) => {
    if (isAdminRole(roleId)) onSignedIn({ token, adminId, roleId })
  }
  const form = useContractForm('adminLogin', staffCodeSchema, {
    start: { code: '' },
    send: ({ code }: { code: string }) => call('adminLogin', { body: { email, password, code } }),
    done: (answer) => (answer.recoveryCodes.length > 0 ? setSignedIn(answer) : finish(answer)),
    failureIn: 'form',
  })
  if (signedIn)
    return (
      <SignInPanel headline={headline}>
        <Box sx={{ display: 'grid', gap: 5 }}>
          <div>
            <PageTitle>{t('factor.codes')}</PageTitle>
          </div>
          <RecoveryCodes codes={signedIn.recoveryCodes} onDone={() => finish(signedIn)} />
        </Box>
      </SignInPanel>
    )
  return (
    <SignInPanel headline={headline}>
      <Box component={Form} form={form} prefix="staff-code" sx={{ display: 'grid', gap: 5, width: '100%' }}>
        <div>
          <PageTitle lead={t(setUp ? 'signIn.setUpLead' : 'signIn.codeLead')}>
            {t(setUp ? 'signIn.setUp' : 'signIn.code')}
          </PageTitle>
        </div>
        {setUp && (
          <QueryScope>
            <Secret email={email} password={password} />
          </QueryScope>
        )}
        <TextField
          name="code"
          label={t('factor.code')}
          help={setUp ? t('factor.codeHelp') : t('factor.codeOrRecovery')}
          input={{ autoComplete: 'one-time-code', inputMode: setUp ? 'numeric' : 'text', maxLength: MOST_CODE_SIGNS }}
        />
        {form.failure !== null && (
          <Alert severity="error" role="alert">
            {errorText(form.failure)}
          </Alert>
        )}
        <Button type="submit" variant="contained" fullWidth aria-busy={form.busy}>
          {t('signIn.submit')}
        </Button>
        <Button variant="text" onClick={onBack}>
          {t('signIn.back')}
        </Button>
      </Box>
    </SignInPanel>
  )
}

function Secret(credentials: Credentials) {
  const { t } = useTranslation('staff-admin')
  const query = useNewFactor(credentials)
  return (
    <Loaded query={query} failed={t('factor.failed')} waiting={<Skeleton variant="rounded" height={300} />}>
      {({ secret, uri }) => <FactorSecret secret={secret} uri={uri} />}
    </Loaded>
  )
}
