import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { CsrCustomer } from '#src/contract/entities/support/csr.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { rupees } from '#src/lib/format.ts'

/** Every application; opened, the timeline shows it alone. */
export function CustomerApplications({ customer, reference }: { customer: CsrCustomer; reference: string | null }) {
  const { t } = useTranslation(['csr', 'applications'])
  const to = (pid: string) => pathTo('csr-portal/:id/:pid', { id: String(customer.user_id), pid })
  return (
    <Card variant="outlined" component="section" aria-labelledby="csr-applications" sx={{ p: 5 }}>
      <Typography variant="h4" component="h2" id="csr-applications" sx={{ mb: 2 }}>
        {t('applications.title', { count: customer.applications.length })}
      </Typography>
      {customer.applications.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('applications.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {customer.applications.map((each) => (
          <Box component="li" key={each.reference} sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
            <Link
              component={RouterLink}
              to={to(each.reference)}
              sx={{ display: 'inline-block', py: 1.5, fontWeight: 600 }}
              {...(each.reference === reference && { 'aria-current': 'true' as const })}
            >
              {each.reference}
            </Link>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {[
                t(`applications:productName.${each.product}`),
                each.lender,
                each.amount === null ? null : rupees(each.amount),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t([`applications:status.${each.status}`, 'csr:unknown'])}
            </Typography>
          </Box>
        ))}
      </Box>
      {reference !== null && (
        <Link component={RouterLink} to={to('0')} sx={{ display: 'inline-block', py: 2 }}>
          {t('applications.all')}
        </Link>
      )}
    </Card>
  )
}
