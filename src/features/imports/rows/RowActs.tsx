import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { BatchRow } from '#src/contract/entities/imports/studio.ts'
import type { FileRowFacts } from './use-file-rows.ts'

/** What one press does with a row. */
export function RowActs({ row, facts }: { row: BatchRow; facts: FileRowFacts }) {
  const { t } = useTranslation('imports')
  const { editable, changed, mark } = facts
  if (!editable) return null
  return (
    <>
      {changed && (
        <Button size="small" aria-label={t('studio.row.restoreOf', { row: row.row })} onClick={() => mark('restore')}>
          {t('studio.row.restore')}
        </Button>
      )}
      <Button
        size="small"
        aria-label={t(row.left_out ? 'studio.row.takeInOf' : 'studio.row.leaveOutOf', { row: row.row })}
        onClick={() => mark(row.left_out ? 'take_in' : 'leave_out')}
      >
        {t(row.left_out ? 'studio.row.takeIn' : 'studio.row.leaveOut')}
      </Button>
    </>
  )
}
