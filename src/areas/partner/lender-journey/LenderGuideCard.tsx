import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LenderGuide } from '#src/contract/entities/catalogue/lender-guide.ts'
import { entityIn } from '#src/contract/local-text.ts'
import { percent } from '#src/lib/format.ts'
import { currentLanguage } from '#src/lib/i18n.ts'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { refusalWords } from './refusal-words.ts'

/** One lender: its steps, documents, time, and why it most often says no. */
export function LenderGuideCard({ lender }: { lender: LenderGuide }) {
  const { t } = useTranslation('partner-journey')
  const { name } = lender
  const steps = [t('apply'), ...lender.steps.map((step) => t(`step.${step}`, { lender: name }))]
  return (
    <Card component="details" variant="outlined">
      <Box
        component="summary"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1,
          p: 4,
          cursor: 'pointer',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          'details[open] > & > svg': { transform: 'rotate(180deg)' },
        }}
      >
        <LenderTile name={name} small />
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`product.${lender.product_type}`)}
          </Typography>
        </Box>
        <Typography variant="body2">
          {t('apr', { min: percent(lender.apr_min), max: percent(lender.apr_max) })}
        </Typography>
        <Icon name="chevronDown" />
      </Box>
      <Box sx={{ px: 4, pb: 4 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('entity', { name: entityIn(currentLanguage(), lender).text })}
        </Typography>
        <Box sx={{ mt: 4, display: 'grid', gap: 5, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
          <Part title={t('steps')}>
            <ol>
              {[...steps, t('answer', { lender: name }), t('money')].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Part>
          <Part title={t('refusals')}>
            <ul>
              {lender.refusals.map((reason) => (
                <li key={reason}>{refusalWords(lender, reason, t)}</li>
              ))}
            </ul>
          </Part>
          <Part title={t('documents')}>
            <ul>
              {lender.documents.map((document) => (
                <li key={document}>{t(`document.${document}`)}</li>
              ))}
            </ul>
          </Part>
          <Part title={t('time')}>
            <ul>
              <li>{t('decision', { count: lender.decision_days })}</li>
              <li>{t('payout', { count: lender.payout_days })}</li>
              <li>{t('cooling', { count: lender.cooling_off_days })}</li>
            </ul>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {t(`basis.${lender.basis}`)}
            </Typography>
          </Part>
        </Box>
      </Box>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ '& :is(ol, ul)': { m: 0, mt: 2, pl: 5 }, '& ul': { listStyleType: 'disc' }, '& li': { mb: 1 } }}
    >
      <Typography id={id} variant="subtitle2" component="h3" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
