import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { dateShort } from '#src/lib/dates.ts'
import type { PartnerHome } from './hooks.ts'
import { LeadBadge } from './LeadBadge.tsx'

/** The newest leads, whatever the period; names are masked. */
export function LatestLeads({ leads }: { leads: PartnerHome['latest'] }) {
  const { t } = useTranslation(['partner-home', 'applications'])
  const id = useId()
  return (
    <Card component="section" variant="outlined" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 3,
          px: { xs: 4, sm: 6 },
          pt: 4,
        }}
      >
        <Typography variant="h4" component="h2" id={id}>
          {t('latest.title')}
        </Typography>
        {leads.length > 0 && (
          <Link
            component={RouterLink}
            to={pathTo('partnerReports')}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 500 }}
          >
            {t('latest.all')}
          </Link>
        )}
      </Box>
      {leads.length === 0 ? (
        <Box sx={{ px: { xs: 4, sm: 6 }, pb: 5 }}>
          <Typography sx={{ mb: 2 }}>{t('latest.none')}</Typography>
          <Link component={RouterLink} to={pathTo('productOffering')} sx={{ fontWeight: 500 }}>
            {t('latest.links')}
          </Link>
        </Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {leads.map((lead) => (
            <Box
              component="li"
              key={lead.lead_id}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) 190px 110px' },
                gap: 2,
                alignItems: 'center',
                px: { xs: 4, sm: 6 },
                py: 3,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 500 }}>{lead.name || t('latest.erased')}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {lead.reference}
                </Typography>
              </Box>
              <Typography variant="body2" sx={{ gridRow: { xs: 2, sm: 'auto' } }}>
                {t(`applications:productName.${lead.product_type}`)}
              </Typography>
              <Box sx={{ justifySelf: { xs: 'end', sm: 'start' } }}>
                <LeadBadge status={lead.status} />
              </Box>
              <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
                <time dateTime={lead.created_at}>{dateShort(lead.created_at)}</time>
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  )
}
