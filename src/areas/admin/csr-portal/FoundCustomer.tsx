import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { CsrFound } from '#src/contract/entities/support/csr.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { dateShort } from '#src/lib/dates.ts'

export const addressOf = ({ user_id, matched, reference }: CsrFound): string =>
  pathTo('csr-portal/:id/:pid', {
    id: String(user_id),
    pid: matched === 'application' && reference !== null ? reference : '0',
  })

/** A number and by what it was found: the name is on the customer's own page, where the look is written down. */
export function FoundCustomer({ found }: { found: CsrFound }) {
  const { t } = useTranslation(['csr', 'applications', 'erasure-desk'])
  const { user_id, matched, reference, product, lender, status, since } = found
  const name = t('customer.number', { id: user_id })
  const words =
    status === null
      ? null
      : matched === 'application'
        ? t([`applications:status.${status}`, 'csr:unknown'])
        : matched === 'ticket'
          ? t([`csr:ticketStatus.${status}`, 'csr:unknown'])
          : matched === 'erasure'
            ? t([`erasure-desk:status.${status}`, 'csr:unknown'])
            : null
  const facts = [
    t(`matched.${matched}`, { reference: reference ?? '' }),
    product && t(`applications:productName.${product}`),
    lender,
    words,
  ]
  return (
    <Card component="li" variant="outlined" sx={{ p: 4 }}>
      <Link component={RouterLink} to={addressOf(found)} sx={{ fontWeight: 600, display: 'inline-block', py: 2 }}>
        {name}
      </Link>
      <Typography variant="body2">{facts.filter(Boolean).join(' · ')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(matched === 'customer' || reference === null ? 'find.customerSince' : 'find.dated', {
          day: dateShort(since),
        })}
      </Typography>
    </Card>
  )
}
