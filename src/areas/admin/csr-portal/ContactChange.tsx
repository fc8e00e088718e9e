import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { contactChangeTimes } from '#src/contract/entities/support/contact-change.ts'
import type { CsrCustomer } from '#src/contract/entities/support/csr.ts'
import { dateTime } from '#src/lib/dates.ts'

/** A change of a lost contact that is not over: what was asked, who by, and what it waits for. */
export function ContactChange({ change }: { change: NonNullable<CsrCustomer['contact_change']> }) {
  const { t } = useTranslation('csr')
  const { channel, destination, state, asked_by, asked_at, earliest_at } = change
  const latest = contactChangeTimes(new Date(asked_at)).latest.toISOString()
  return (
    <Card variant="outlined" component="section" aria-labelledby="csr-contact-change" sx={{ p: 5 }}>
      <Typography variant="h4" component="h2" id="csr-contact-change" sx={{ mb: 2 }}>
        {t('contactChange.title')}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{t(`contactChange.${channel}`, { to: destination })}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('contactChange.asked', { by: asked_by, at: dateTime(asked_at) })}
      </Typography>
      <Typography variant="body2" sx={{ mt: 2 }}>
        {t(`contactChange.${state}`, { at: dateTime(earliest_at), latest: dateTime(latest) })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('contactChange.told')}
      </Typography>
    </Card>
  )
}
