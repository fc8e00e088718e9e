import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadNaming } from '#src/contract/entities/leads/tracking-link.ts'
import { dateShort } from '#src/lib/dates.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { useLeadNamings } from './hooks.ts'

/** Whom the partner's own system named: who still waits for the person's code, and what became of the others. */
export function NamedPeople() {
  const { t } = useTranslation('partner-reports')
  const id = useId()
  const namings = useLeadNamings()
  return (
    <Loaded query={namings} failed={t('named.failed')} waiting={null}>
      {(rows) =>
        rows.length > 0 && (
          <Card component="section" variant="outlined" aria-labelledby={id} sx={{ mt: 5, minWidth: 0 }}>
            <Box sx={{ px: { xs: 4, sm: 6 }, pt: 4, pb: 3 }}>
              <Typography variant="h4" component="h2" id={id}>
                {t('named.title')}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, maxWidth: 720 }}>
                {t('named.lead')}
              </Typography>
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {rows.map((row) => (
                <NamedRow key={row.reference} row={row} />
              ))}
            </Box>
          </Card>
        )
      }
    </Loaded>
  )
}

function NamedRow({ row }: { row: LeadNaming }) {
  const { t } = useTranslation(['partner-reports', 'applications'])
  const { reference, name, mobile, product_type, state, created_at, pending_until, ended_at } = row
  const until = dateShort(pending_until)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '96px minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)' },
        columnGap: 4,
        rowGap: 1,
        alignItems: 'center',
        px: { xs: 4, sm: 6 },
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontWeight: 500 }}>{reference}</Typography>
      <Typography>{[name, mobile].filter(Boolean).join(', ') || t('none')}</Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography>{t(`applications:productName.${product_type}`)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('named.at', { day: dateShort(created_at) })}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: state === 'pending' ? 500 : 400 }}>
        {t(`named.state.${state}`, { until, ended: ended_at === null ? until : dateShort(ended_at) })}
      </Typography>
    </Box>
  )
}
