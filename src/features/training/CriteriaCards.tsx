import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { criteriaWords } from './criteria-words.ts'
import type { EligibilityRow } from './eligibility-table.ts'
import { JourneyBadge } from './JourneyBadge.tsx'

/** The lenders one under the other, for a phone. */
export function CriteriaCards({ rows }: { rows: readonly EligibilityRow[] }) {
  const { t } = useTranslation('partner-training')
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 3, p: 0, display: 'grid', gap: 3 }}>
      {rows.map((row) => {
        const { age, employment, income, min, max, score, journey } = criteriaWords(row, t)
        const facts = [
          [t('criteria.column.age'), age],
          [t('criteria.short.income'), income],
          [t('criteria.short.loan'), t('criteria.loan', { min, max })],
          [t('criteria.short.score'), score],
        ]
        return (
          <Card key={row.name} component="li" variant="outlined" sx={{ p: 4 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
              <LenderTile name={row.name} small />
              <Typography variant="subtitle1" component="h2" sx={{ flex: 1 }}>
                {row.name}
              </Typography>
              <JourneyBadge row={row} words={journey} />
            </Box>
            <Box component="dl" sx={{ m: 0, mt: 3, display: 'grid', gap: 2, gridTemplateColumns: '3fr 2fr' }}>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
                    {name}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 500 }}>
                    {value}
                  </Typography>
                </div>
              ))}
            </Box>
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              {employment}
            </Typography>
          </Card>
        )
      })}
    </Box>
  )
}
