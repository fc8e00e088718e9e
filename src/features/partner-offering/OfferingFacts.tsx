import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Offering } from '#src/contract/entities/leads/tracking-link.ts'
import { count, months, percent, rupees } from '#src/lib/format.ts'
import { earningText, isEarning, rangeText } from './earning.ts'
import { kindOfType } from './products.ts'
import { Spot } from './Spot.tsx'

const PROVIDERS = { cards: 'banks', insurance: 'insurers' } as const

/** One product: what it is, what it earns, and who provides it. */
export function OfferingFacts({ offering }: { offering: Offering }) {
  const { t } = useTranslation(['partner-offering', 'products', 'common'])
  const kind = kindOfType(offering.product_type)
  const { loan, example } = offering
  const what = loan
    ? t('loan', {
        from: rupees(loan.amount_min),
        to: rupees(loan.amount_max),
        rateFrom: percent(loan.rate_min),
        rateTo: percent(loan.rate_max),
        months: months(loan.term_max, t),
      })
    : kind === 'cards' || kind === 'insurance'
      ? t(kind)
      : ''
  const providers = kind === 'cards' || kind === 'insurance' ? PROVIDERS[kind] : 'lenders'
  const figures = [
    { term: t('earn.title'), value: earningText(t, offering) },
    ...(example
      ? [
          {
            term: t('earn.on', { amount: rupees(example.amount) }),
            value: rangeText(t, rupees(example.min), rupees(example.max)),
          },
        ]
      : []),
    { term: t(`earn.${providers}`), value: count(offering.providers) },
  ]
  return (
    <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
        <Spot kind={kind} size={64} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {t(`products:kinds.${kind}.name`)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {what}
          </Typography>
        </Box>
      </Box>
      <Divider sx={{ my: 4 }} />
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'space-between' }}>
        {figures.map(({ term, value }) => (
          <Box key={term} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {term}
            </Typography>
            <Typography component="dd" variant="h3" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {isEarning(offering) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 4 }}>
          {t('earn.before')}
        </Typography>
      )}
    </Card>
  )
}
