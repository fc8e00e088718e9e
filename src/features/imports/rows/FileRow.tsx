import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { BatchDetail, BatchRow } from '#src/contract/entities/imports/studio.ts'
import { RowActs } from './RowActs.tsx'
import { RowDetail } from './RowDetail.tsx'
import type { FileRowFacts } from './use-file-rows.ts'

interface FileRowProps {
  batch: BatchDetail
  row: BatchRow
  facts: FileRowFacts
  /** Somebody begins to type in it, or has ended. */
  onEditing: (is: boolean) => void
}

/** A row of a file on a phone: what it says, what is wrong with it and can be put right here, and what it would change. */
export function FileRow({ batch, row, facts, onEditing }: FileRowProps) {
  const { t } = useTranslation('imports')
  const { wrong, editable, state } = facts
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {t('studio.row.number', { row: row.row })}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {[row.reference, state].filter(Boolean).join(', ')}
        </Typography>
        <RowActs row={row} facts={facts} />
      </Box>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, m: 0 }}>
        {row.cells
          .filter(({ field, text }) => text !== '' && !(editable && wrong.has(field)))
          .map(({ field, text, edited }) => (
            <Box key={field} sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {t(`studio.fields.${field}`)}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                color={wrong.has(field) ? 'error' : 'textPrimary'}
                sx={{ m: 0, overflowWrap: 'anywhere', fontWeight: edited ? 600 : 400 }}
              >
                {text}
                {edited && ` (${t('studio.row.edited')})`}
              </Typography>
            </Box>
          ))}
      </Box>
      <RowDetail batch={batch} row={row} facts={facts} onEditing={onEditing} />
    </>
  )
}
