import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_FIELDS } from '#src/contract/cells/day-order.ts'
import { fieldOfHead, plainHead, suggestSheet } from '#src/contract/cells/heads.ts'
import { dayMark } from '#src/contract/cells/read-day.ts'
import { suggestColumns } from '#src/contract/cells/suggest-columns.ts'
import { isOfBank } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import type { FilePreview } from '#src/contract/entities/imports/studio.ts'
import type { ChosenReading } from '#src/contract/entities/imports/text-reading.ts'
import { count } from '#src/lib/format.ts'
import { Choice } from '../Choice.tsx'
import type { PreviewedFile } from '../previewed-file.ts'
import { usePreview, useReadFile } from '../studio-hooks.ts'
import { ColumnsForm } from './ColumnsForm.tsx'
import { SheetPreview } from './SheetPreview.tsx'
import { TextReadingChoice } from './TextReadingChoice.tsx'

interface NewColumnsProps {
  profile: ImportProfile
  opened: PreviewedFile
  onBatch: (batchId: number) => void
  onBack: () => void
}

/** Which sheet and which row of heads, and what the columns mean; the file is read with them. */
export function NewColumns({ profile, opened, onBatch, onBack }: NewColumnsProps) {
  const { t } = useTranslation('imports')
  const { file, lenderId } = opened
  /** What was chosen of how the text is read, and what is in the file then. */
  const [reading, setReading] = useState<ChosenReading>({})
  const again = usePreview()
  const [preview, setPreview] = useState(opened.preview)
  const { sheets, template, fields, required } = preview
  const read = useReadFile()
  const kept = sheets.findIndex(({ name }) => template !== null && name === (template.sheet ?? ''))
  const ofBank = isOfBank(profile)
  const [at, setAt] = useState(kept === -1 ? suggestSheet(sheets, fields) : kept)
  const sheet = sheets[at]
  const rows = sheet?.preview ?? []
  const [chosen, setChosen] = useState<number | null>(null)
  const wanted = chosen ?? template?.head_row ?? null
  const isThere = wanted !== null && ((wanted === 0 && ofBank) || rows.some(({ row }) => row === wanted))
  const headRow = wanted !== null && (isThere || chosen !== null) ? wanted : (sheet?.head_row ?? rows[0]?.row ?? 1)
  const ofSheet = sheet?.head_row === headRow ? sheet.heads : null
  const heads =
    headRow === 0
      ? placesIn(rows)
      : (ofSheet ?? rows.find(({ row }) => row === headRow)?.cells.map((cell) => cell.trim()) ?? [])
  const below = rows.filter(({ row }) => row > headRow)
  const days = heads.map((_, column) => [
    ...below.flatMap(({ cells }) => dayMark(cells[column]) ?? []),
    ...(sheet?.day_orders[column] ?? []),
  ])
  const { date_order = 'dmy', unit = 'rupees', amount_basis = null } = template?.mapping ?? {}
  /** Said of an earlier file: where it had no column of days, nobody was asked. */
  const keptOrder = template?.mapping.columns.some(({ field }) => field !== null && DAY_FIELDS.has(field))
    ? date_order
    : null
  const lookAgain = async (wish: ChosenReading, look: { from?: number; headRow?: number }) => {
    const wished = { ...reading, ...wish }
    const found = await again.mutateAsync({ file, profile, lenderId, reading: wished, look }).catch(() => null)
    if (found === null) return false
    setReading(wished)
    setPreview(found)
    return true
  }
  const readAs = async (wish: ChosenReading) => {
    if (await lookAgain(wish, {})) setChosen(null)
  }
  const moveTo = (from: number) => void lookAgain({}, { from, headRow })
  const chooseHeads = (row: number) => {
    setChosen(row)
    void lookAgain({}, { headRow: row, ...(rows[0] && { from: rows[0].row }) })
  }
  const formulas = (sheet?.formulas ?? []).reduce((sum, cells) => sum + cells, 0)
  const passedOver = [
    ['totals', sheet?.totals ?? []],
    ['headsAgain', sheet?.heads_again ?? []],
  ] as const
  const halfDays = (sheet?.half_days ?? []).map((column) => `“${heads[column] || String(column + 1)}”`)
  const keptHeads = new Set(template?.mapping.columns.map(({ head }) => plainHead(head)))
  const start = {
    columns: suggestColumns(
      heads,
      fields,
      template?.mapping ?? null,
      below.map(({ cells }) => cells),
    ),
    date_order,
    unit,
    amount_basis,
  }
  return (
    <>
      <Card variant="outlined" component="section" sx={{ p: { xs: 4, md: 5 }, minWidth: 0 }}>
        <Typography component="h2" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {t('studio.sheet.rows', { count: sheet?.data ?? 0, rows: count(sheet?.data ?? 0) })}
          {(sheet?.hidden_rows ?? 0) > 0 && ` ${t('studio.sheet.hidden', { count: sheet?.hidden_rows ?? 0 })}`}
        </Typography>
        {template !== null && (
          <Alert severity="success" sx={{ mb: 4 }}>
            {t(`studio.sheet.remembered.${profile}`, {
              version: template.version,
              by: template.created_by ?? '',
            })}
          </Alert>
        )}
        {passedOver.map(
          ([kind, numbers]) =>
            numbers.length > 0 && (
              <Alert key={kind} severity="info" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
                {t(`studio.sheet.${kind}`, { count: numbers.length, rows: numbers.join(', ') })}
              </Alert>
            ),
        )}
        {halfDays.length > 0 && (
          <Alert severity="warning" sx={{ mb: 4 }}>
            {t('studio.sheet.halfDays', { count: halfDays.length, columns: halfDays.join(', ') })}
          </Alert>
        )}
        {formulas > 0 && (
          <Alert severity="warning" sx={{ mb: 4 }}>
            {t('studio.sheet.formulas', {
              count: formulas,
              cells: count(formulas),
              columns: heads.filter((_, column) => (sheet?.formulas[column] ?? 0) > 0).join(', '),
            })}
          </Alert>
        )}
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 4 }}>
          {sheets.length > 1 && (
            <Choice
              label={t('studio.sheet.sheet')}
              value={String(at)}
              choices={sheets.map(({ name, hidden }, place) => ({
                id: String(place),
                value: hidden ? t('studio.sheet.hiddenSheet', { name }) : name,
              }))}
              onChange={(id) => {
                setAt(Number(id))
                setChosen(null)
              }}
            />
          )}
          <Choice
            label={t('studio.sheet.heads')}
            value={String(headRow)}
            choices={[
              ...(ofBank ? [{ id: '0', value: t('studio.sheet.noHeads') }] : []),
              ...headChoices(rows, headRow, heads).map(({ row, cells }) => ({
                id: String(row),
                value: t('studio.sheet.headRow', {
                  row,
                  text: cells.filter(Boolean).slice(0, 4).join(', ').slice(0, 60),
                }),
              })),
            ]}
            onChange={(id) => chooseHeads(Number(id))}
          />
          {preview.text !== null && (
            <TextReadingChoice text={preview.text} failure={again.error} onChange={(wish) => void readAs(wish)} />
          )}
        </Box>
        <SheetPreview rows={rows} headRow={headRow} busy={again.isPending} onMove={moveTo} />
      </Card>
      <ColumnsForm
        key={`${at}:${headRow}:${preview.text?.encoding ?? ''}:${preview.text?.separator ?? ''}`}
        heads={heads}
        hidden={sheet?.hidden_columns ?? []}
        byContent={start.columns.map(
          ({ head, field }) => field !== null && fieldOfHead(head) !== field && !keptHeads.has(plainHead(head)),
        )}
        samples={heads.map((_, column) =>
          below
            .map(({ cells }) => cells[column] ?? '')
            .filter(Boolean)
            .slice(0, 3),
        )}
        fields={fields}
        required={required}
        start={start}
        profile={profile}
        days={days}
        keptOrder={keptOrder}
        onBack={onBack}
        onStart={async (mapping, keep) => {
          const batch = await read.mutateAsync({ file, profile, lenderId, reading, sheet: at, headRow, mapping, keep })
          onBatch(batch.batch_id)
        }}
      />
    </>
  )
}

/** Rows to choose from: those that are shown, and the one that is chosen where it is not among them. */
function headChoices(rows: FilePreview['sheets'][number]['preview'], headRow: number, heads: readonly string[]) {
  const isShown = headRow === 0 || rows.some(({ row }) => row === headRow)
  return isShown ? rows : [{ row: headRow, cells: heads }, ...rows]
}

/** Names for columns that have none: their places, from 1. */
const placesIn = (rows: readonly { cells: readonly string[] }[]): string[] =>
  Array.from({ length: Math.max(0, ...rows.map(({ cells }) => cells.length)) }, (_, at) => String(at + 1))
