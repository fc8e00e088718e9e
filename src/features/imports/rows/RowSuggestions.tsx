import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOfBank } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail, BatchRow } from '#src/contract/entities/imports/studio.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupees } from '#src/lib/format.ts'
import { toastError } from '#src/lib/toast.ts'
import { useCandidates } from '../studio-hooks.ts'

const SUGGESTED: ReadonlySet<BatchRow['verdict']> = new Set(['not_ours', 'ambiguous'])

/** Whether a row says what a match could be looked for by: somebody and an amount; of a payment its amount and account. */
export function maySuggest({ profile, lender }: BatchDetail, { verdict, cells }: BatchRow): boolean {
  const says = (...fields: ImportField[]) =>
    cells.some(({ field, text }) => fields.includes(field) && text.trim() !== '')
  if (!SUGGESTED.has(verdict)) return false
  if (isOfBank(profile)) return says('paid_amount', 'debit', 'credit') && says('account')
  return lender !== null && says('pan', 'phone') && says('sanctioned_amount', 'disbursed_amount')
}

interface RowSuggestionsProps {
  batch: BatchDetail
  row: number
  onChoose: (id: string) => Promise<void>
}

/** Applications that a row may mean; one press chooses. */
export function RowSuggestions({ batch, row, onChoose }: RowSuggestionsProps) {
  const { t } = useTranslation('imports')
  const [wanted, setWanted] = useState(false)
  const query = useCandidates(batch.batch_id, row, wanted)
  if (!wanted)
    return (
      <Button size="small" onClick={() => setWanted(true)} aria-label={t('studio.row.possibleOf', { row })}>
        {t('studio.row.possible')}
      </Button>
    )
  if (query.data === undefined)
    return <Typography role="status">{t(query.error ? 'studio.row.noAnswer' : 'studio.waiting')}</Typography>
  if (query.data.length === 0)
    return (
      <Typography role="status">
        {t(isOfBank(batch.profile) ? 'studio.row.noPaymentFits' : 'studio.row.noneFits')}
      </Typography>
    )
  return (
    <Box role="group" aria-label={t('studio.row.possible')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
      {query.data.map(({ reference, status, amount, created_at }) => (
        <Button
          key={reference}
          size="small"
          variant="outlined"
          onClick={() => void onChoose(reference).catch(toastError)}
        >
          {[reference, amount === null ? null : rupees(amount), status, dateShort(created_at)]
            .filter(Boolean)
            .join(', ')}
        </Button>
      ))}
    </Box>
  )
}
