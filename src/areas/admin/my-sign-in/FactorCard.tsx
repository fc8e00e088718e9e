import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staffCodeSchema, staffPasswordSchema } from '#src/contract/entities/staff/staff.ts'
import { FactorSecret } from '#src/features/staff-factor/FactorSecret.tsx'
import { RecoveryCodes } from '#src/features/staff-factor/RecoveryCodes.tsx'
import { dateShort } from '#src/lib/dates.ts'
import type { AnswerOf } from '#src/lib/http/http.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { useOwnFactor, useReloadFactor, useReloadSignIns } from './hooks.ts'

type Secret = AnswerOf<'beginFactor'>

/** The app that makes codes: set up, changed for another phone, its recovery codes. */
export function FactorCard() {
  const { t } = useTranslation('staff-admin')
  const query = useOwnFactor()
  const reloadFactor = useReloadFactor()
  const reloadSignIns = useReloadSignIns()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const confirmed = (recovery: string[]) => {
    setSecret(null)
    setCodes(recovery)
    void reloadFactor()
    void reloadSignIns()
  }
  return (
    <SettingsCard title={t('factor.title')}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : secret ? (
        <Confirm secret={secret} onConfirmed={confirmed} onBack={() => setSecret(null)} />
      ) : (
        <Loaded query={query} failed={t('factor.failed')} waiting={<Skeleton variant="rounded" height={160} />}>
          {({ on, since, recovery_left, required }) => (
            <>
              <Typography sx={{ mb: 4 }}>
                {on
                  ? t('factor.on', { day: since ? dateShort(since) : '', count: recovery_left })
                  : t(required ? 'factor.offRequired' : 'factor.off')}
              </Typography>
              <Begin again={on} onBegun={setSecret} />
            </>
          )}
        </Loaded>
      )}
    </SettingsCard>
  )
}

function Begin({ again, onBegun }: { again: boolean; onBegun: (secret: Secret) => void }) {
  const { t } = useTranslation('staff-admin')
  const form = useContractForm('beginFactor', staffPasswordSchema, { start: { password: '' }, done: onBegun })
  return (
    <Box component={Form} form={form} prefix="field-factor" sx={{ display: 'grid', gap: 4, maxWidth: 420 }}>
      <TextField
        name="password"
        label={t('own.old')}
        what={t('own.what.password')}
        input={{ type: 'password', autoComplete: 'current-password', maxLength: 200 }}
      />
      <Box>
        <Button type="submit" variant={again ? 'outlined' : 'contained'} aria-busy={form.busy}>
          {t(again ? 'factor.again' : 'factor.begin')}
        </Button>
      </Box>
    </Box>
  )
}

interface ConfirmProps {
  secret: Secret
  onConfirmed: (codes: string[]) => void
  onBack: () => void
}

function Confirm({ secret, onConfirmed, onBack }: ConfirmProps) {
  const { t } = useTranslation('staff-admin')
  const form = useContractForm('confirmFactor', staffCodeSchema, {
    start: { code: '' },
    done: ({ recovery_codes }) => onConfirmed(recovery_codes),
  })
  return (
    <Box component={Form} form={form} prefix="field-code" sx={{ display: 'grid', gap: 4, maxWidth: 420 }}>
      <FactorSecret secret={secret.secret} uri={secret.uri} />
      <TextField
        name="code"
        label={t('factor.code')}
        help={t('factor.codeHelp')}
        input={{ autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 20 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button type="submit" variant="contained" aria-busy={form.busy}>
          {t('factor.confirm')}
        </Button>
        <Button variant="outlined" onClick={onBack}>
          {t('factor.cancel')}
        </Button>
      </Box>
    </Box>
  )
}
