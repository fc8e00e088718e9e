import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CriteriaPreview, PreviewSample } from '#src/contract/finance/criteria-preview.ts'
import { count, rupees } from '#src/lib/format.ts'

const NUMBERS = ['gained', 'lost', 'unchanged', 'amount_changed'] as const

/** Who would gain or lose a lender: in numbers, and a few of them without names. */
export function CriteriaResult({ preview }: { preview: CriteriaPreview }) {
  const { t } = useTranslation('criteria')
  if (preview.checked === 0) return <Typography sx={{ mt: 5 }}>{t('result.nobody')}</Typography>
  return (
    <Box sx={{ mt: 5 }}>
      <Typography sx={{ fontWeight: 500 }}>{t('result.checked', { count: preview.checked })}</Typography>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, my: 3 }}>
        {NUMBERS.map((name) => (
          <Box key={name} sx={{ flex: '1 1 140px', display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {t(`result.${name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 600, color: COLORS[name] }}>
              {count(preview[name])}
            </Box>
          </Box>
        ))}
      </Box>
      <Samples kind="gained" samples={preview.sample_gained} />
      <Samples kind="lost" samples={preview.sample_lost} />
    </Box>
  )
}

const COLORS = {
  gained: 'success.main',
  lost: 'error.main',
  unchanged: 'text.primary',
  amount_changed: 'text.primary',
} as const

function Samples({ kind, samples }: { kind: 'gained' | 'lost'; samples: readonly PreviewSample[] }) {
  const { t } = useTranslation(['criteria', 'options'])
  if (samples.length === 0) return null
  const title = t(`sample.${kind}`, { count: samples.length })
  return (
    <>
      <Typography variant="h5" component="h3" sx={{ mt: 4 }}>
        {title}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={title}>
        <Table size="small" sx={{ minWidth: 640 }}>
          <TableHead>
            <TableRow>
              {(['age', 'income', 'employment', 'score', 'asked', kind] as const).map((column) => (
                <TableCell key={column}>{t(`columns.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {samples.map((each, at) => (
              <TableRow key={at}>
                <TableCell>{each.age}</TableCell>
                <TableCell>{each.monthly_income === null ? t('notAsked') : rupees(each.monthly_income)}</TableCell>
                <TableCell>
                  {each.employment === null ? t('notAsked') : t(`options:employmentStatus.${each.employment}`)}
                </TableCell>
                <TableCell>{t(`score.${each.score_band}`)}</TableCell>
                <TableCell>{t('asked', { amount: rupees(each.amount), count: each.tenure_months })}</TableCell>
                <TableCell>{each.reasons.map((code) => t(`reason.${code}`)).join(', ')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  )
}
