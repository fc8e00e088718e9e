import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Offering } from '#src/contract/entities/leads/tracking-link.ts'
import { LOANS, isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { rupees } from '#src/lib/format.ts'
import { Icon } from '#src/ui/site/icons.tsx'

/** What a customer needs, in short, and how the product is sold fairly. */
export function OfferingRules({ offering }: { offering: Offering }) {
  const { t } = useTranslation('partner-offering')
  const { loan, product_type } = offering
  const asked = isLoanProduct(product_type) && LOANS[product_type].score
  const needs = loan
    ? [
        t('needs.age', { from: loan.age_min, to: loan.age_max }),
        // Gold is lent against what it is worth.
        ...(!asked ? [] : [t('needs.income', { amount: rupees(loan.income_min) })]),
        ...(!asked ? [] : [loan.score_min === null ? t('needs.noScore') : t('needs.score', { score: loan.score_min })]),
        t('needs.papers'),
      ]
    : PRODUCTS[product_type].answeredBy === 'bank'
      ? [t('needs.cardsWho'), t('needs.secured')]
      : [t('needs.insuranceWho'), t('needs.insuranceHonest')]
  const cards = [
    { title: t('needs.title'), lines: needs, never: null },
    { title: t('fair.title'), lines: [t('fair.cost'), t('fair.lender')], never: t('fair.never') },
  ]
  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {cards.map(({ title, lines, never }) => (
        <Card key={title} component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
          <Typography variant="h4" component="h2">
            {title}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 3, p: 0, display: 'grid', gap: 2 }}>
            {lines.map((line) => (
              <Line key={line} text={line} good />
            ))}
            {never && <Line text={never} good={false} />}
          </Box>
        </Card>
      ))}
    </Box>
  )
}

function Line({ text, good }: { text: string; good: boolean }) {
  return (
    <Typography component="li" variant="body2" sx={{ display: 'flex', gap: 2 }}>
      <Box sx={{ flex: 'none', color: good ? 'success.main' : 'error.main' }}>
        <Icon name={good ? 'check' : 'close'} size={20} />
      </Box>
      {text}
    </Typography>
  )
}
