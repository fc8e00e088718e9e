import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { CallSheet } from '#src/contract/entities/calls/call.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { dateTime } from '#src/lib/dates.ts'
import { rupees } from '#src/lib/format.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { Part } from './Part.tsx'

/** Which contacts there were before this one, and the application it is about. */
export function SoFar({ sheet }: { sheet: CallSheet }) {
  const { t } = useTranslation(['telecalling', 'applications'])
  const { so_far, calls_this_week, reference, product, lender, amount, status, user_id } = sheet
  return (
    <>
      <Part title={t('telecalling:soFar.title')}>
        {so_far.length === 0 && <Typography sx={{ mt: 2 }}>{t('telecalling:soFar.none')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {so_far.map(({ channel, ending, at }) => (
            <Typography key={at + channel} component="li" variant="body2" sx={{ py: 1 }}>
              {[t(`telecalling:soFar.channel.${channel}`), ending && t(`telecalling:ending.${ending}`)]
                .filter(Boolean)
                .join(', ')}
              {' · '}
              {dateTime(at)}
            </Typography>
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('telecalling:soFar.week', { count: calls_this_week })}
        </Typography>
      </Part>
      <Part title={t('telecalling:about.title')}>
        <Typography sx={{ mt: 2 }}>{[reference, lender].filter(Boolean).join(' · ')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            t([`applications:productName.${product}`, 'applications:productName.Personal Loans']),
            amount !== null && rupees(amount),
          ]
            .filter(Boolean)
            .join(', ')}
        </Typography>
        <StatusBadge tone="neutral">{t(`applications:status.${status}` as 'applications:status.approved')}</StatusBadge>
        <Box>
          <Link
            component={RouterLink}
            to={pathTo('csr-portal/:id/:pid', { id: String(user_id), pid: reference })}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {t('telecalling:about.record')}
          </Link>
        </Box>
      </Part>
    </>
  )
}
