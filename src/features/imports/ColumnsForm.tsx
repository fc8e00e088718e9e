import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { SaveMapping } from '#src/contract/entities/imports/studio.ts'
import { headsAlike } from '#src/contract/rules/cells/heads.ts'
import { suggestColumns } from '#src/contract/rules/cells/suggest-columns.ts'
import { reasonOf } from '#src/lib/reason.ts'
import { Choice } from './Choice.tsx'

type Mapping = SaveMapping['mapping']

interface ColumnsFormProps {
  heads: readonly string[]
  /** The first values of each column, where they are known. */
  samples?: readonly (readonly string[])[]
  fields: readonly ImportField[]
  required: readonly (readonly ImportField[])[]
  start: Mapping | null
  /** Nobody can tell the order of its days: it has to be said. */
  orderUnsaid?: boolean
  busy: boolean
  error: Error | null
  onBack?: (() => void) | undefined
  /** Rejects where it is refused; what was chosen stays. */
  onStart: (mapping: Mapping, keep: boolean) => Promise<void>
}

const ORDERS = ['dmy', 'mdy', 'ymd'] as const
const UNITS = ['rupees', 'lakh'] as const
const DAYS: ReadonlySet<ImportField> = new Set(['applied_on', 'disbursal_date', 'updated_on'])
const BASES = ['gross', 'net'] as const

/** What each column of a file means. */
export function ColumnsForm(props: ColumnsFormProps) {
  const { heads, samples, fields, required, start, orderUnsaid = false, busy, error, onBack, onStart } = props
  const { t } = useTranslation('imports')
  const [columns, setColumns] = useState(() => start?.columns ?? suggestColumns(heads, fields, null))
  const [order, setOrder] = useState<Mapping['date_order'] | null>(orderUnsaid ? null : (start?.date_order ?? 'dmy'))
  const [unit, setUnit] = useState<Mapping['unit']>(start?.unit ?? 'rupees')
  const [basis, setBasis] = useState<Mapping['amount_basis']>(start?.amount_basis ?? null)
  const [keep, setKeep] = useState(true)
  const [tried, setTried] = useState(false)

  const mapped = columns.flatMap(({ field }) => (field === null ? [] : [field]))
  const name = (field: ImportField) => t(`studio.fields.${field}`)
  const twice = [...new Set(mapped.filter((field, at) => mapped.indexOf(field) < at))]
  const alike = headsAlike(heads).filter(({ columns: places }) => places.every((at) => columns[at]?.field === null))
  const missing = required.filter((group) => !group.some((field) => mapped.includes(field)))
  const problems = [
    ...twice.map((field) => {
      const both = columns.flatMap((column) => (column.field === field ? [`“${column.head}”`] : []))
      return t('studio.columns.twice', { heads: both.join(', '), field: name(field) })
    }),
    ...missing.map((group) => t('studio.columns.missing', { fields: group.map(name).join(', ') })),
    ...(order === null && mapped.some((field) => DAYS.has(field)) ? [t('studio.columns.sayOrder')] : []),
    ...(!basis && mapped.includes('disbursed_amount') ? [t('studio.columns.sayBasis')] : []),
  ]
  const begin = async () => {
    setTried(true)
    if (problems.length > 0) return
    const mapping = { columns, date_order: order ?? 'dmy', unit, amount_basis: basis ?? null }
    // What is refused stands below; what was chosen stays.
    await onStart(mapping, keep).catch(() => undefined)
  }
  const set = (at: number, field: ImportField | null) =>
    setColumns(columns.map((column, place) => (place === at ? { ...column, field } : column)))

  return (
    <Card variant="outlined" component="section" sx={{ p: { xs: 4, md: 5 }, minWidth: 0 }}>
      <Typography component="h2" variant="h4">
        {t('studio.columns.title')}
      </Typography>
      <Typography color="textSecondary" role="status">
        {t('studio.columns.found', { found: mapped.length, all: heads.length })}
      </Typography>
      {alike.map(({ heads: both, columns: places }) => (
        <Alert key={places.join()} severity="warning" sx={{ mt: 3 }}>
          {t('studio.columns.alike', {
            heads: both
              .map((head, at) => t('studio.columns.headAt', { head, column: (places[at] ?? 0) + 1 }))
              .join(', '),
          })}
        </Alert>
      ))}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 4, p: 0 }}>
        {columns.map(({ head, field }, at) => (
          <Box
            component="li"
            key={at}
            sx={{
              ...{ display: 'grid', gap: 2, alignItems: 'center', py: 2, borderTop: 1, borderColor: 'divider' },
              gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)' },
            }}
          >
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {head || t('studio.columns.noHead', { column: at + 1 })}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {samples?.[at]?.join(', ') ?? ''}
            </Typography>
            <Choice
              bare
              label={t('studio.columns.means', { head: head || String(at + 1) })}
              value={field ?? ''}
              error={tried && field !== null && twice.includes(field) ? t('studio.columns.already') : null}
              choices={[
                { id: '', value: t('studio.columns.leftOut') },
                ...fields.map((each) => ({ id: each, value: name(each) })),
              ]}
              onChange={(id) => set(at, fields.find((each) => each === id) ?? null)}
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' }, mt: 4 }}>
        <Choice
          label={t('studio.columns.order')}
          value={order ?? ''}
          choices={[
            ...(order === null ? [{ id: '', value: t('studio.columns.orders.unsaid') }] : []),
            ...ORDERS.map((id) => ({ id, value: t(`studio.columns.orders.${id}`) })),
          ]}
          onChange={(id) => setOrder(ORDERS.find((each) => each === id) ?? 'dmy')}
        />
        <Choice
          label={t('studio.columns.unit')}
          value={unit}
          choices={UNITS.map((id) => ({ id, value: t(`studio.columns.units.${id}`) }))}
          onChange={(id) => setUnit(UNITS.find((each) => each === id) ?? 'rupees')}
        />
        <Choice
          label={t('studio.columns.basis')}
          value={basis ?? ''}
          choices={[
            { id: '', value: t('studio.columns.bases.unsaid') },
            ...BASES.map((id) => ({ id, value: t(`studio.columns.bases.${id}`) })),
          ]}
          onChange={(id) => setBasis(BASES.find((each) => each === id) ?? null)}
        />
      </Box>
      {tried && problems.length > 0 && (
        <Alert severity="error" sx={{ mt: 4 }}>
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
      )}
      {error !== null && (
        <Alert severity="error" sx={{ mt: 4 }}>
          {reasonOf(error, 'columns')}
        </Alert>
      )}
      {busy && <LinearProgress aria-label={t('studio.columns.reading')} sx={{ mt: 4 }} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 4 }}>
        <FormControlLabel
          sx={{ mr: 'auto' }}
          control={<Checkbox checked={keep} onChange={(_, on) => setKeep(on)} />}
          label={t('studio.columns.keep')}
        />
        {onBack && (
          <Button variant="outlined" disabled={busy} onClick={onBack}>
            {t('studio.columns.back')}
          </Button>
        )}
        <Button variant="contained" disabled={busy} onClick={() => void begin()}>
          {busy ? t('studio.columns.reading') : t('studio.columns.start')}
        </Button>
      </Box>
    </Card>
  )
}
