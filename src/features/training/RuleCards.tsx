import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { SELLING_RULES } from '#src/contract/entities/partners/selling-rules.ts'

/** The rules of fair selling, one card each. */
export function RuleCards() {
  const { t } = useTranslation('partner-training')
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        mt: 4,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {SELLING_RULES.map((rule, at) => (
        <Card key={rule} component="li" variant="outlined" sx={{ p: 4, display: 'flex', gap: 3 }}>
          <Typography
            component="span"
            aria-hidden="true"
            variant="subtitle2"
            sx={(theme) => ({
              flex: 'none',
              width: 32,
              height: 32,
              borderRadius: 999,
              display: 'grid',
              placeItems: 'center',
              backgroundColor: theme.vars.palette.brand.tint100,
            })}
          >
            {at + 1}
          </Typography>
          <Box>
            <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 700 }}>
              {t(`rule.${rule}.title`)}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {t(`rule.${rule}.text`)}
            </Typography>
          </Box>
        </Card>
      ))}
    </Box>
  )
}
