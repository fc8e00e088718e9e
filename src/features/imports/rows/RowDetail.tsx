import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DAY_FIELDS } from '#src/contract/cells/day-order.ts'
import { isOfBank } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail, BatchRow } from '#src/contract/entities/imports/studio.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { rupees } from '#src/lib/format.ts'
import { useSession } from '#src/lib/session/session.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { ReopenDialog } from './ReopenDialog.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import { RowFixes } from './RowFixes.tsx'
import { maySuggest, RowSuggestions } from './RowSuggestions.tsx'
import type { FileRowFacts } from './use-file-rows.ts'

const MONEY: ReadonlySet<ImportField> = new Set([
  'sanctioned_amount',
  'disbursed_amount',
  'gross',
  'gst',
  'tds',
  'net',
  'paid_amount',
])

interface RowDetailProps {
  batch: BatchDetail
  row: BatchRow
  facts: FileRowFacts
  /** Fields whose values are typed elsewhere. */
  inCells?: ReadonlySet<ImportField>
  /** Somebody begins to type in it, or has ended. */
  onEditing: (is: boolean) => void
}

/** Whether there is anything to say of a row beside its cells. */
export const hasDetail = ({ reopened, shredded, changes, problems, may_reopen }: BatchRow): boolean =>
  reopened !== null || shredded || changes.length > 0 || problems.length > 0 || may_reopen

/** What is to be said of a row: what it would change, what is wrong with it, and the ways to put that right. */
export function RowDetail({ batch, row, facts, inCells = NONE, onEditing }: RowDetailProps) {
  const { t } = useTranslation('imports')
  // Only administrators go behind a lender's no.
  const { roleId } = useSession()
  const { notes, problems, editable, save } = facts
  const [asked, setAsked] = useOpened<'reopen' | { field: ImportField; find: string } | null>(null)
  const name = (field: ImportField) => t(`studio.fields.${field}`)
  return (
    <>
      {row.reopened !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('studio.row.reopened', { reason: row.reopened })}
        </Typography>
      )}
      {row.shredded && <Typography variant="body2">{t('studio.row.shredded')}</Typography>}
      {row.changes.map(({ field, before, after }) => (
        <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('studio.row.change', {
            field: name(field),
            before: said(field, before) ?? t('errors.empty'),
            after: said(field, after),
          })}
        </Typography>
      ))}
      {notes.map(({ code, message }) => (
        <Typography key={code} variant="body2" color="textSecondary">
          {message}
        </Typography>
      ))}
      <RowFixes
        batch={batch}
        row={{ ...row, problems }}
        editable={editable}
        inCells={inCells}
        onSave={save}
        onAlike={(field, find) => setAsked({ field, find })}
        onEditing={onEditing}
      />
      {editable && maySuggest(batch, row) && (
        <RowSuggestions
          batch={batch}
          row={row.row}
          onChoose={save(isOfBank(batch.profile) ? 'payout_reference' : 'application_id')}
        />
      )}
      {editable && row.may_reopen && roleId === 1 && (
        <Button size="small" aria-label={t('studio.row.reopenOf', { row: row.row })} onClick={() => setAsked('reopen')}>
          {t('studio.row.reopen')}
        </Button>
      )}
      {asked === 'reopen' && <ReopenDialog batch={batch} row={row.row} onClose={() => setAsked(null)} />}
      {asked !== null && asked !== 'reopen' && (
        <ReplaceDialog batch={batch} group={{ field: asked.field }} find={asked.find} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

const NONE: ReadonlySet<ImportField> = new Set()

/** As a reader has it: money, days and months in words. */
function said(field: ImportField, value: string | null): string | null {
  if (value === null) return null
  if (MONEY.has(field)) return rupees(Number(value))
  if (field === 'period') return monthName(value)
  return DAY_FIELDS.has(field) ? dateShort(value) : value
}
