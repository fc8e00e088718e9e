import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOfBank } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail, BatchRow } from '#src/contract/entities/imports/studio.ts'
import { DAY_FIELDS } from '#src/contract/rules/cells/day-order.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { rupees } from '#src/lib/format.ts'
import { reasonOf } from '#src/lib/reason.ts'
import { useSession } from '#src/lib/session.ts'
import { errorText, toastError } from '#src/lib/toast.ts'
import { conflictIn } from '#src/ui/edit-conflict.ts'
import { ReopenDialog } from './ReopenDialog.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import { LEAVE } from './row-keys.ts'
import { RowFixes } from './RowFixes.tsx'
import { maySuggest, RowSuggestions } from './RowSuggestions.tsx'
import { useBatchChange } from './studio-hooks.ts'

interface FileRowProps {
  batch: BatchDetail
  row: BatchRow
  frozen: boolean
  /** Somebody begins to type in it, or has ended. */
  onEditing: (is: boolean) => void
}

const MONEY: ReadonlySet<ImportField> = new Set([
  'sanctioned_amount',
  'disbursed_amount',
  'gross',
  'gst',
  'tds',
  'net',
  'paid_amount',
])

/** Say why a row changes nothing; there is nothing to put right. */
const NOTES: ReadonlySet<string> = new Set(['outcome_open'])

/** A row of a file: what it says, what is wrong with it and can be put right here, and what it would change. */
export function FileRow({ batch, row, frozen, onEditing }: FileRowProps) {
  const { t } = useTranslation('imports')
  const change = useBatchChange(batch)
  // Only administrators go behind a lender's no.
  const { roleId } = useSession()
  const name = (field: ImportField) => t(`studio.fields.${field}`)
  const notes = row.problems.filter(({ code }) => NOTES.has(code))
  const problems = row.problems.filter(({ code }) => !NOTES.has(code))
  const wrong = new Map(problems.map((problem) => [problem.field, problem.message]))
  const editable = row.outcome !== 'committed' && !row.shredded && !frozen
  const fixes = problems.flatMap(({ field }) => (field === null ? [] : [field]))
  const [asked, setAsked] = useState<'reopen' | { field: ImportField; find: string } | null>(null)
  const changed = row.reopened !== null || row.cells.some(({ edited }) => edited)
  const mark = (action: 'leave_out' | 'take_in' | 'restore') =>
    change.mutate({ what: 'rule', rule: { action, rows: [row.row] } }, { onError: toastError })
  const save = (field: ImportField) => async (value: string, from?: string) => {
    try {
      await change.mutateAsync({ what: 'edit', edits: [{ row: row.row, field, value }] })
    } catch (error) {
      // Who was faster has put something else there: both are shown, to choose from.
      const conflict = error instanceof ApiError ? conflictIn(errorText(error), error.errors) : null
      if (conflict !== null && conflict.present !== from) throw conflict
      throw new Error(reasonOf(error), { cause: error })
    }
  }
  return (
    <Box component="li" sx={{ px: { xs: 4, md: 5 }, py: 3, borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {t('studio.row.number', { row: row.row })}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {[
            row.reference,
            row.outcome ? t(`studio.outcomes.${row.outcome}`) : row.verdict && t(`studio.verdicts.${row.verdict}`),
          ]
            .filter(Boolean)
            .join(', ')}
        </Typography>
        {editable && changed && (
          <Button
            size="small"
            disabled={change.isPending}
            aria-label={t('studio.row.restoreOf', { row: row.row })}
            onClick={() => mark('restore')}
          >
            {t('studio.row.restore')}
          </Button>
        )}
        {editable && (
          <Button
            size="small"
            disabled={change.isPending}
            {...{ [LEAVE]: '' }}
            aria-label={t(row.left_out ? 'studio.row.takeInOf' : 'studio.row.leaveOutOf', { row: row.row })}
            onClick={() => mark(row.left_out ? 'take_in' : 'leave_out')}
          >
            {t(row.left_out ? 'studio.row.takeIn' : 'studio.row.leaveOut')}
          </Button>
        )}
      </Box>
      {row.reopened !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('studio.row.reopened', { reason: row.reopened })}
        </Typography>
      )}
      {row.shredded && <Typography variant="body2">{t('studio.row.shredded')}</Typography>}
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, m: 0 }}>
        {row.cells
          .filter(({ field, text }) => text !== '' && !(editable && fixes.includes(field)))
          .map(({ field, text, edited }) => (
            <Box key={field} sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {name(field)}
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
    </Box>
  )
}

/** As a reader has it: money, days and months in words. */
function said(field: ImportField, value: string | null): string | null {
  if (value === null) return null
  if (MONEY.has(field)) return rupees(Number(value))
  if (field === 'period') return monthName(value)
  return DAY_FIELDS.has(field) ? dateShort(value) : value
}
