import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOfBank, type ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail, BatchRow } from '#src/contract/entities/imports/studio.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupees } from '#src/lib/format.ts'
import { reasonOf } from '#src/lib/reason.ts'
import { toastError } from '#src/lib/toast.ts'
import { InlineField } from '#src/ui/InlineField.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { LEAVE } from './row-keys.ts'
import { useBatchChange, useCandidates } from './studio-hooks.ts'
import { ReopenDialog } from './ReopenDialog.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'

interface FileRowProps {
  batch: BatchDetail
  row: BatchRow
  frozen: boolean
}

const SUGGESTED: ReadonlySet<BatchRow['verdict']> = new Set(['not_ours', 'ambiguous'])
/** Hidden in what is shown: nobody can say what to look for. */
const HIDDEN: ReadonlySet<ImportField> = new Set(['phone', 'pan', 'account'])
/** Wrong with this row alone; anything else, such as a word or the form of a date, stands so in others, too. */
const OWN: ReadonlySet<string> = new Set([
  'twice_in_file',
  'no_application',
  'several_applications',
  'forgotten',
  'older_news',
  'payment_twice',
  'no_payment',
  'several_payments',
  'payment_settled',
])
const MONEY: ReadonlySet<ImportField> = new Set([
  'sanctioned_amount',
  'disbursed_amount',
  'gross',
  'gst',
  'tds',
  'net',
  'paid_amount',
])

/** A row of a file: what it says, what is wrong with it and can be put right here, and what it would change. */
export function FileRow({ batch, row, frozen }: FileRowProps) {
  const { t } = useTranslation('imports')
  const change = useBatchChange(batch)
  const name = (field: ImportField) => t(`studio.fields.${field}`)
  const wrong = new Map(row.problems.map((problem) => [problem.field, problem.message]))
  const editable = row.outcome !== 'committed' && !row.shredded && !frozen
  const fixes = row.problems.flatMap(({ field }) => (field === null ? [] : [field]))
  const [asked, setAsked] = useState<'reopen' | { field: ImportField; find: string } | null>(null)
  const changed = row.reopened !== null || row.cells.some(({ edited }) => edited)
  const textOf = (field: ImportField) => row.cells.find((cell) => cell.field === field)?.text ?? ''
  const mark = (action: 'leave_out' | 'take_in' | 'restore') =>
    change.mutate({ what: 'rule', rule: { action, rows: [row.row] } }, { onError: toastError })
  const save = (field: ImportField) => async (value: string) => {
    try {
      await change.mutateAsync({ what: 'edit', edits: [{ row: row.row, field, value }] })
    } catch (error) {
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
      {row.problems.map(({ field, code, message }) => (
        <Box key={`${code}:${field ?? ''}`}>
          <Typography color="error" variant="body2" sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1 }}>
            <Icon name="alert" size={16} />
            <span>{message}</span>
          </Typography>
          {editable && field !== null && (
            <InlineField
              label={name(field)}
              shown={textOf(field) || t('errors.empty')}
              typed={textOf(field)}
              onSave={save(field)}
            />
          )}
          {editable && field !== null && !HIDDEN.has(field) && !OWN.has(code) && (
            <Button
              size="small"
              aria-label={t('studio.row.alikeOf', { field: name(field), row: row.row })}
              onClick={() => setAsked({ field, find: textOf(field) })}
            >
              {t('studio.row.alike')}
            </Button>
          )}
        </Box>
      ))}
      {editable && SUGGESTED.has(row.verdict) && (
        <Suggestions
          batch={batch}
          row={row.row}
          onChoose={save(isOfBank(batch.profile) ? 'payout_reference' : 'application_id')}
        />
      )}
      {editable && row.may_reopen && (
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

const said = (field: ImportField, value: string | null): string | null =>
  value !== null && MONEY.has(field) ? rupees(Number(value)) : value

/** Applications that a row may mean; one press chooses. */
function Suggestions({
  batch,
  row,
  onChoose,
}: {
  batch: BatchDetail
  row: number
  onChoose: (id: string) => Promise<void>
}) {
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
