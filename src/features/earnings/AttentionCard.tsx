import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { monthName } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { useSession } from '#src/lib/session.ts'
import type { PartnerHome } from './hooks.ts'

const REPORTS = pathTo('partnerReports')

/** What is paid next, and what wants doing now. */
export function AttentionCard({ home }: { home: PartnerHome }) {
  const { t } = useTranslation('partner-home')
  const rights = useSession().partner?.rights ?? []
  const { attention, next_payment, accrued } = home
  const { statement_ready: month } = attention
  const items = [
    { key: 'account_returned', count: attention.account_returned, to: `${pathTo('partnerSettings')}?tab=payments` },
    { key: 'documents', count: attention.documents, to: `${REPORTS}?tab=applications&status=documents_needed` },
    { key: 'waiting', count: attention.waiting, to: `${REPORTS}?tab=applications&status=waiting` },
    { key: 'disputes_answered', count: attention.disputes_answered, to: `${REPORTS}?tab=payouts` },
    { key: 'links_disabled', count: attention.links_disabled, to: pathTo('productOffering') },
  ].filter(({ count }) => count > 0)
  return (
    <Card
      variant="outlined"
      sx={(theme) => ({
        p: { xs: 4, sm: 6 },
        minWidth: 0,
        backgroundColor: theme.vars.palette.brand.tint50,
        borderColor: theme.vars.palette.brand.tint200,
      })}
    >
      {rights.includes('earnings') && (
        <Box sx={{ mb: 5 }}>
          <Typography variant="h4" component="h2">
            {t('next.title')}
          </Typography>
          <Typography variant="figure" component="p" sx={{ my: 1 }}>
            {rupeesAndPaise(next_payment)}
          </Typography>
          <Typography variant="body2">
            {attention.account_returned > 0
              ? t('next.returned')
              : month === null
                ? t('next.nothing', { accrued: rupeesAndPaise(accrued) })
                : t('next.text', { month: monthName(month), accrued: rupeesAndPaise(accrued) })}
          </Typography>
          <Link
            component={RouterLink}
            to={`${REPORTS}?tab=payouts${month === null ? '' : `&month=${month}`}`}
            sx={linkSx}
          >
            {t('next.why')}
          </Link>
        </Box>
      )}
      <Typography variant="h4" component="h2">
        {t('attention.title')}
      </Typography>
      {items.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {t('attention.none')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {items.map(({ key, count, to }) => (
            <li key={key}>
              <Link component={RouterLink} to={to} sx={linkSx}>
                {t(`attention.${key}`, { count })}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Card>
  )
}

const linkSx = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 500 }
