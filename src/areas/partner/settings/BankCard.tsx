import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartnerSettings, ShownAccount } from '#src/contract/entities/partners/partner-settings.ts'
import { toastError } from '#src/lib/toast.ts'
import { badge, SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { BankForm } from './BankForm.tsx'
import { useRecheckBank } from './hooks.ts'

/** The account in use, one that waits for its check, and the owner's way to another. */
export function BankCard({ settings, mayChange }: { settings: PartnerSettings; mayChange: boolean }) {
  const { t } = useTranslation('partner-settings')
  const [open, setOpen] = useState(false)
  const recheck = useRecheckBank()
  const { bank, waiting, bank_check: check } = settings
  return (
    <SettingsCard title={t('bank.title')}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {settings.bank_sandbox && <Alert severity="info">{t('bank.sandbox')}</Alert>}
        {bank ? <Account account={bank} /> : <Typography>{t('bank.none')}</Typography>}
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {waiting && check === 'differs' && (
            <Alert severity="error" role="presentation">
              {t('bank.differs', { ending: waiting.account_ending, holder: waiting.holder })}
            </Alert>
          )}
          {waiting && check === 'returned' && (
            <Alert severity="error" role="presentation">
              {t('bank.returned', { ending: waiting.account_ending })}
            </Alert>
          )}
          {waiting && check === 'unsure' && (
            <Alert severity="warning" role="presentation">
              {t('bank.unsure', { ending: waiting.account_ending })}
            </Alert>
          )}
          {waiting && check === 'none' && (
            <Alert severity="warning" role="presentation">
              {t('bank.waiting', { ending: waiting.account_ending })}
            </Alert>
          )}
          {!waiting && bank && check === 'matched' && (
            <Alert severity="success" role="presentation">
              {t('bank.matched', { ending: bank.account_ending })}
            </Alert>
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('bank.rule')}
        </Typography>
        {!mayChange && <Typography variant="body2">{t('bank.ownerOnly')}</Typography>}
        {mayChange && !open && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {t(bank ? 'bank.change' : 'bank.add')}
            </Button>
            {waiting && check === 'none' && (
              <Button
                variant="outlined"
                aria-busy={recheck.isPending}
                onClick={() => !recheck.isPending && recheck.mutate(undefined, { onError: toastError })}
              >
                {t(recheck.isPending ? 'bank.sending' : 'bank.again')}
              </Button>
            )}
          </Box>
        )}
        {mayChange && open && <BankForm onDone={() => setOpen(false)} />}
      </Box>
    </SettingsCard>
  )
}

function Account({ account }: { account: ShownAccount }) {
  const { t } = useTranslation('partner-settings')
  const facts = [
    [t('bank.holder'), account.holder],
    [t('bank.account'), `••••••••${account.account_ending}`],
    [t('bank.ifsc'), account.ifsc],
  ] as const
  return (
    <Box>
      <Box component="span" sx={badge}>
        {t('bank.inUse')}
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'auto minmax(0, 1fr)' }}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
