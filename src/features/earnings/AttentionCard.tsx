import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { attentionFor } from '#src/contract/entities/partners/attention.ts'
import type { AttentionKind } from '#src/contract/entities/partners/attention.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { monthName } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { useSession } from '#src/lib/session/session.ts'
import { FIRST_STEP_PLACES } from './first-step-places.ts'
import type { PartnerHome } from './hooks.ts'

const REPORTS = pathTo('partnerReports')
/** Where each is seen to. */
const PLACES: Record<AttentionKind, string> = {
  ...FIRST_STEP_PLACES,
  account_returned: `${pathTo('partnerSettings')}?tab=payments`,
  documents: `${REPORTS}?tab=applications&status=documents_needed`,
  waiting: `${REPORTS}?tab=applications&status=waiting`,
  disputes_answered: `${REPORTS}?tab=payouts`,
  links_disabled: pathTo('productOffering'),
}

/** What is paid next, and what wants doing now. */
export function AttentionCard({ home }: { home: PartnerHome }) {
  const { t } = useTranslation('partner-home')
  const rights = useSession().partner?.rights ?? []
  const { attention, next_payment, accrued } = home
  const { statement_ready: month } = attention
  const above = home.first_steps.map(({ step }) => step)
  const looked = attentionFor(rights).filter((kind) => !above.some((step) => step === kind))
  const items = looked.filter((kind) => attention[kind] > 0)
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
                ? t('next.nothing')
                : t('next.text', { month: monthName(month) })}
            {accrued > 0 && ` ${t('next.waits', { accrued: rupeesAndPaise(accrued) })}`}
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
          {t(above.length > 0 ? 'attention.noneElse' : 'attention.none')}{' '}
          {looked.length > 0 &&
            t('attention.looked', { what: looked.map((kind) => t(`attention.lookedAt.${kind}`)).join(', ') })}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {items.map((kind) => (
            <li key={kind}>
              <Link component={RouterLink} to={PLACES[kind]} sx={linkSx}>
                {t(`attention.${kind}`, { count: attention[kind] })}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Card>
  )
}

const linkSx = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 500 }
