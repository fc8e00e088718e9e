import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { EligibilityForm } from './EligibilityForm.tsx'
import { EligibilityResult } from './EligibilityResult.tsx'
import { useCheckFigures } from './hooks.ts'

/** Tries figures against every active lender. Nothing is kept. */
export function FiguresTab() {
  const { t } = useTranslation('eligibility')
  const check = useCheckFigures()
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{t('lead')}</Typography>
      <Card variant="outlined" sx={{ mt: 5, p: 5 }}>
        <EligibilityForm onCheck={check.mutateAsync} />
      </Card>
      <Box role="status" sx={{ mt: 5 }}>
        {check.data && t('summary', { matched: check.data.matched.length, others: check.data.not_matched.length })}
      </Box>
      {check.data && <EligibilityResult answer={check.data} />}
    </>
  )
}
