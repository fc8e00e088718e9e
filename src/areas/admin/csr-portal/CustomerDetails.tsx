import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAdminRole, mayServe } from '#src/contract/admin-roles.ts'
import { REVEAL_FIELDS } from '#src/contract/entities/privacy/privacy.ts'
import type { RevealField } from '#src/contract/entities/privacy/privacy.ts'
import { REVEAL_SECONDS } from '#src/contract/entities/support/csr.ts'
import type { CsrCustomer } from '#src/contract/entities/support/csr.ts'
import { useSession } from '#src/lib/session/session.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { RevealDialog } from './RevealDialog.tsx'

interface Shown {
  field: RevealField
  value: string
}

/** What names or reaches the customer, masked; one field at a time is shown for a minute, and for a reason. */
export function CustomerDetails({ customer }: { customer: CsrCustomer }) {
  const { t } = useTranslation('csr')
  const [asking, setAsking] = useOpened<RevealField | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const role = useSession(({ roleId }) => roleId)
  const serves = isAdminRole(role) && mayServe(role)
  const proven = { mobile: customer.mobile_verified, email: customer.email_verified }
  return (
    <Card variant="outlined" component="section" aria-labelledby="csr-details" sx={{ p: 5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mb: 3 }}>
        <Typography variant="h4" component="h2" id="csr-details">
          {t('details.title')}
        </Typography>
        {shown === null && <StatusBadge tone="neutral">{t('details.masked')}</StatusBadge>}
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        {REVEAL_FIELDS.map((field) => {
          const open = shown?.field === field
          const masked = customer[field]
          const unproven = masked !== '' && (field === 'mobile' || field === 'email') && !proven[field]
          return (
            <Box key={field} sx={{ borderBottom: 1, borderColor: 'divider', py: 2 }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`fields.${field}`)}
              </Typography>
              <Box
                component="dd"
                sx={{ m: 0, display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 3 }}
              >
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography sx={{ fontWeight: 600 }} role="status">
                    {masked === '' ? t('details.notGiven') : open ? shown.value : masked}
                  </Typography>
                  {unproven && (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {t('details.unproven')}
                    </Typography>
                  )}
                  {open && <Countdown key={shown.value} onOver={() => setShown(null)} />}
                </Box>
                {serves && masked !== '' && (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={t(open ? 'details.hideOf' : 'details.showOf', { field: t(`fields.${field}`) })}
                    onClick={() => (open ? setShown(null) : setAsking(field))}
                  >
                    {t(open ? 'details.hide' : 'details.show')}
                  </Button>
                )}
              </Box>
            </Box>
          )
        })}
        <Box sx={{ py: 2 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {t('fields.partner')}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {customer.partner}
          </Typography>
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('details.seen')}
      </Typography>
      {asking !== null && (
        <RevealDialog
          userId={customer.user_id}
          field={asking}
          known={customer.identity.known_until !== null}
          onShown={(value) => setShown({ field: asking, value })}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  )
}

/** Seconds that are left, and the end of them. */
function Countdown({ onOver }: { onOver: () => void }) {
  const { t } = useTranslation('csr')
  const [left, setLeft] = useState(REVEAL_SECONDS)
  const end = useEffectEvent(onOver)
  useEffect(() => {
    const tick = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1_000)
    // A hidden tab counts slowly: the end has a clock of its own.
    const over = setTimeout(end, REVEAL_SECONDS * 1_000)
    return () => {
      clearInterval(tick)
      clearTimeout(over)
    }
  }, [])
  return (
    <Typography variant="body2" sx={{ color: 'warning.main' }}>
      {t('details.left', { count: left })}
    </Typography>
  )
}
