import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { REFERRAL_STATUSES } from '#src/contract/entities/partners/referral.ts'
import type { Referral } from '#src/contract/entities/partners/referral.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupees } from '#src/lib/format.ts'
import { toast } from '#src/lib/toast.ts'
import { ReadOnlyField } from '#src/ui/form/fields/ReadOnlyField.tsx'

/** One invitation: how far it has come, and its link while nobody has used it. */
export function ReferralItem({ referral }: { referral: Referral }) {
  const { t } = useTranslation('partner-referral')
  const { name, status, reward } = referral
  const reached = REFERRAL_STATUSES.indexOf(status)
  return (
    <Card component="li" variant="outlined" sx={{ p: 4, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle1" component="h3">
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`${referral.contact} · ${t('list.invitedAt', { at: dateShort(referral.created_at) })}`}
      </Typography>
      <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, my: 3, p: 0 }}>
        {REFERRAL_STATUSES.map((each, at) => (
          <Box
            key={each}
            component="li"
            aria-current={each === status ? 'step' : undefined}
            sx={{
              px: 2,
              borderRadius: 1,
              border: 1,
              borderColor: at <= reached ? 'text.primary' : 'divider',
              color: at <= reached ? 'text.primary' : 'text.secondary',
              fontWeight: each === status ? 700 : 400,
              fontSize: '0.8125rem',
            }}
          >
            {t(`status.${each}`)}
          </Box>
        ))}
      </Box>
      <Typography variant="body2">
        {status === 'rewarded' && reward === null
          ? t('next.paidOut')
          : t(`next.${status}`, { reward: rupees(reward ?? 0) })}
      </Typography>
      {status === 'invited' && <InviteLink referral={referral} />}
    </Card>
  )
}

function InviteLink({ referral: { code, name, referral_id } }: { referral: Referral }) {
  const { t } = useTranslation('partner-referral')
  const field = useRef<HTMLInputElement>(null)
  const id = `field-link-${referral_id}`
  const url = `${window.location.origin}/create-merchant-form?ref=${code}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t('list.copied'))
    } catch {
      field.current?.select()
      toast.error(t('list.copyFailed'))
    }
  }
  const share = async () => {
    try {
      await navigator.share({ text: t('list.shareText'), url })
    } catch {
      // Closed without choosing anybody: nothing has gone wrong.
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end', mt: 3 }}>
      <Box sx={{ flex: '1 1 220px', display: 'grid' }}>
        <ReadOnlyField id={id} label={t('list.link', { name })} value={url} inputRef={field} />
      </Box>
      <Button variant="outlined" aria-label={t('list.copyOf', { name })} onClick={() => void copy()}>
        {t('list.copy')}
      </Button>
      {typeof navigator.share === 'function' && (
        <Button variant="outlined" aria-label={t('list.shareOf', { name })} onClick={() => void share()}>
          {t('list.share')}
        </Button>
      )}
    </Box>
  )
}
