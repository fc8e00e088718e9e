import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dateOrderOf, DAY_FIELDS } from '#src/contract/cells/day-order.ts'
import { saysAmountTwice } from '#src/contract/cells/debit-credit-amount.ts'
import { headsAlike } from '#src/contract/cells/heads.ts'
import { suggestColumns } from '#src/contract/cells/suggest-columns.ts'
import type { ImportField, ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import { saveMappingBody } from '#src/contract/entities/imports/studio.ts'
import type { SaveMapping } from '#src/contract/entities/imports/studio.ts'
import type { DayMark } from '#src/contract/rules/cell-answer.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { CheckboxLineField } from '#src/ui/form/fields/CheckboxLineField.tsx'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { FormErrorSummary } from '#src/ui/form/FormErrorSummary.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'

type Mapping = SaveMapping['mapping']

interface ColumnsFormProps {
  heads: readonly string[]
  /** Columns, from 0, that are hidden in the sheet. */
  hidden?: readonly number[]
  /** Of each column, whether it was matched by what stands in it, and not by its name. */
  byContent?: readonly boolean[]
  /** The first values of each column, where they are known. */
  samples?: readonly (readonly string[])[]
  fields: readonly ImportField[]
  required: readonly (readonly ImportField[])[]
  start: Mapping | null
  profile: ImportProfile
  /** What the days of each column say of their order; without it the rows are read, and nobody looks into them here. */
  days?: readonly (readonly DayMark[])[]
  /** The order of days in earlier files; null = nobody has ever said it. */
  keptOrder?: Mapping['date_order'] | null
  onBack?: (() => void) | undefined
  /** Rejects where it is refused; what was chosen stays. */
  onStart: (mapping: Mapping, keep: boolean) => Promise<void>
}

/** What is chosen: of each column, by its place, a field of ours. Empty = left out, or not said. */
interface Chosen {
  [column: `c${number}`]: ImportField | ''
  date_order: Mapping['date_order'] | ''
  unit: Mapping['unit']
  amount_basis: NonNullable<Mapping['amount_basis']> | ''
  keep: boolean
}

const ORDERS = ['dmy', 'mdy', 'ymd'] as const
const UNITS = ['rupees', 'lakh'] as const
const BASES = ['gross', 'net'] as const
const SIDED: ReadonlySet<ImportField> = new Set<ImportField>(['debit', 'credit', 'side'])

/** What each column of a file means. */
export function ColumnsForm(props: ColumnsFormProps) {
  const { heads, hidden = [], byContent, samples, fields, required, start, profile, days, onBack, onStart } = props
  const { t } = useTranslation('imports')
  const name = (field: ImportField) => t(`studio.fields.${field}`)
  const matchOne = (group: readonly ImportField[]) =>
    t('studio.columns.missing', { fields: group.map(name).join(', ') })
  const first = start?.columns ?? suggestColumns(heads, fields, null)
  const hasDays = (columns: Mapping['columns'] = []) =>
    columns.some(({ field }) => field !== null && DAY_FIELDS.has(field))
  const keptOrder =
    props.keptOrder ?? (days === undefined && hasDays(start?.columns) ? start?.date_order : null) ?? null
  /** Of the columns that are days: their order, null = it has to be said. */
  const orderOf = (columns: Mapping['columns']) => {
    const marks = columns.flatMap(({ field }, at) =>
      field !== null && DAY_FIELDS.has(field) ? (days?.[at] ?? []) : [],
    )
    return days === undefined && keptOrder === null && hasDays(columns) ? null : dateOrderOf(marks, keptOrder)
  }
  const columnsOf = (chosen: Chosen): Mapping['columns'] =>
    first.map(({ head }, at) => ({ head, field: chosen[`c${at}`] || null }))

  const check = (chosen: Chosen) => {
    const columns = columnsOf(chosen)
    const meant = columns.flatMap(({ field }) => (field === null ? [] : [field]))
    const missing = required.filter((group) => !group.some((field) => meant.includes(field)))
    const sided = saysAmountTwice(meant) ? columns.findIndex(({ field }) => field !== null && SIDED.has(field)) : -1
    const leftOut = columns.findIndex(({ field }) => field === null)
    const twice = columns.flatMap(({ field }, at) => {
      const heads = columns.flatMap((column) => (column.field === field ? [`“${column.head}”`] : []))
      if (field === null || heads.length < 2) return []
      return [[`c${at}`, t('studio.columns.twice', { heads: heads.join(', '), field: name(field) })] as const]
    })
    return {
      ...(missing.length > 0 && { [`c${Math.max(0, leftOut)}`]: missing.map(matchOne).join(' ') }),
      ...(sided >= 0 && { [`c${sided}`]: t('studio.columns.twoAmounts') }),
      ...Object.fromEntries(twice),
      ...(!chosen.date_order && hasDays(columns) && { date_order: t('studio.columns.sayOrder') }),
      ...(!chosen.amount_basis && meant.includes('disbursed_amount') && { amount_basis: t('studio.columns.sayBasis') }),
    }
  }
  const form = useContractForm('saveImportMapping', saveMappingBody.omit(['version']), {
    start: {
      ...Object.fromEntries(first.map(({ field }, at) => [`c${at}`, field ?? ''])),
      date_order: orderOf(first) ?? '',
      unit: start?.unit ?? 'rupees',
      amount_basis: start?.amount_basis ?? '',
      keep: true,
    },
    body: ({ keep, ...chosen }: Chosen) => ({
      mapping: {
        columns: columnsOf({ ...chosen, keep }),
        date_order: chosen.date_order || 'dmy',
        unit: chosen.unit,
        amount_basis: chosen.amount_basis || null,
      },
      keep,
    }),
    check,
    send: ({ mapping, keep }) => onStart(mapping, keep),
    failureIn: 'form',
  })
  /** What one column means decides what is wrong with another. */
  const judgeAll = () => void (form.hands.formState.isSubmitted && form.hands.trigger())
  const chosen = form.hands.watch()
  const columns = columnsOf(chosen)
  const order = orderOf(columns)
  useFollowedOrder(form.hands, order)
  const found = columns.filter(({ field }) => field !== null).length
  const alike = headsAlike(heads).filter(({ columns: places }) => places.every((at) => columns[at]?.field === null))

  return (
    <Card variant="outlined" component="section" sx={{ p: { xs: 4, md: 5 }, minWidth: 0 }}>
      <Form form={form} prefix="columns" onChange={judgeAll}>
        <Typography component="h2" variant="h4">
          {t('studio.columns.title')}
        </Typography>
        <Typography color="textSecondary" role="status">
          {t('studio.columns.found', { found, all: heads.length })}
        </Typography>
        {alike.map(({ heads: both, columns: places }) => (
          <Alert key={places.join()} severity="warning" sx={{ mt: 3 }}>
            {t('studio.columns.alike', {
              heads: both
                .map((head, at) =>
                  t(hidden.includes(places[at] ?? -1) ? 'studio.columns.headHidden' : 'studio.columns.headAt', {
                    head,
                    column: (places[at] ?? 0) + 1,
                  }),
                )
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
                display: 'grid',
                gap: 2,
                alignItems: 'center',
                py: 2,
                borderTop: 1,
                borderColor: 'divider',
                gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)' },
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {head || t('studio.columns.noHead', { column: at + 1 })}
                </Typography>
                {hidden.includes(at) && (
                  <Typography variant="body2" color="textSecondary">
                    {t('studio.columns.hidden')}
                  </Typography>
                )}
                {byContent?.[at] === true && field === first[at]?.field && (
                  <Typography variant="body2" color="textSecondary">
                    {t('studio.columns.byContent')}
                  </Typography>
                )}
              </Box>
              <Typography variant="body2" color="textSecondary" noWrap>
                {samples?.[at]?.join(', ') ?? ''}
              </Typography>
              <SelectField
                labelHidden
                name={`c${at}`}
                label={t('studio.columns.means', { head: head || String(at + 1) })}
                choices={[
                  { id: '', value: t('studio.columns.leftOut') },
                  ...fields.map((each) => ({ id: each, value: name(each) })),
                ]}
              />
            </Box>
          ))}
        </Box>
        {order === null && !chosen.date_order && (
          <Alert severity="warning" sx={{ mt: 4 }}>
            {t(keptOrder === null ? 'studio.columns.orderOpen' : 'studio.columns.orderOther')}
          </Alert>
        )}
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' }, mt: 4 }}>
          <SelectField
            name="date_order"
            label={t('studio.columns.order')}
            choices={[
              ...(order === null ? [{ id: '', value: t('studio.columns.orders.unsaid') }] : []),
              ...ORDERS.map((id) => ({ id, value: t(`studio.columns.orders.${id}`) })),
            ]}
          />
          <SelectField
            name="unit"
            label={t('studio.columns.unit')}
            choices={UNITS.map((id) => ({ id, value: t(`studio.columns.units.${id}`) }))}
          />
          {fields.includes('disbursed_amount') && (
            <SelectField
              name="amount_basis"
              label={t('studio.columns.basis')}
              choices={[
                { id: '', value: t('studio.columns.bases.unsaid') },
                ...BASES.map((id) => ({ id, value: t(`studio.columns.bases.${id}`) })),
              ]}
            />
          )}
        </Box>
        <FormErrorSummary />
        {form.failure !== null && (
          <Alert severity="error" sx={{ mt: 4 }}>
            {reasonOf(form.failure, 'columns')}
          </Alert>
        )}
        {form.busy && <LinearProgress aria-label={t('studio.columns.reading')} sx={{ mt: 4 }} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 4 }}>
          <Box sx={{ mr: 'auto' }}>
            <CheckboxLineField name="keep">{t(`studio.columns.keep.${profile}`)}</CheckboxLineField>
          </Box>
          {onBack && (
            <Button variant="outlined" disabled={form.busy} onClick={onBack}>
              {t('studio.columns.back')}
            </Button>
          )}
          <Button type="submit" variant="contained" aria-busy={form.busy}>
            {form.busy ? t('studio.columns.reading') : t('studio.columns.start')}
          </Button>
        </Box>
      </Form>
    </Card>
  )
}

/**
 * The order of days follows the columns that are days: what they prove is set, and where they prove nothing the question is
 * open, unless somebody has answered it.
 */
function useFollowedOrder({ getValues, setValue }: UseFormReturn<Chosen>, order: Mapping['date_order'] | null): void {
  const before = useRef(order)
  const follow = useEffectEvent(() => {
    if (before.current === order) return
    const isUntouched = getValues('date_order') === (before.current ?? '')
    before.current = order
    if (order !== null || isUntouched) setValue('date_order', order ?? '')
  })
  useEffect(() => follow(), [order])
}
