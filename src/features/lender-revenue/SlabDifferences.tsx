import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { LenderRevenue, RevenueType } from '#src/contract/entities/earnings/lender-revenue.ts'
import { count } from '#src/lib/format.ts'
import { toSlabValues } from './slab-form.ts'
import type { SlabValues } from './slab-form.ts'
import { exactRupees, slabPercent } from './slab-words.ts'

const FIELDS = {
  slab_disbursed_min: 'disbursedFrom',
  slab_disbursed_max: 'disbursedTo',
  slab_number_min: 'numberFrom',
  slab_number_max: 'numberTo',
  ats_min: 'atsFrom',
  ats_max: 'atsTo',
  revenue_type_id: 'type',
  revenue_flat: 'flat',
  revenue_percent: 'percent',
  status: 'status',
} as const satisfies Record<keyof SlabValues, string>
const NAMES = Object.keys(FIELDS) as (keyof SlabValues)[]

interface SlabDifferencesProps {
  present: LenderRevenue
  values: SlabValues
  types: readonly RevenueType[]
}

/** The fields of a slab in which what is saved and what was typed differ. */
export function SlabDifferences({ present, values, types }: SlabDifferencesProps) {
  const { t } = useTranslation(['revenue', 'common', 'form'])
  const theirs = toSlabValues(present)
  const inWords = (name: keyof SlabValues, value: number | '') => {
    if (name === 'status') return t(value === 1 ? 'common:yes' : 'common:no')
    if (value === '') return t('range.any')
    if (name === 'revenue_type_id') {
      const type = types.find(({ id }) => id === value)?.name ?? ''
      return t(`types.${type}`, { defaultValue: type })
    }
    if (name === 'revenue_percent') return slabPercent(value)
    return name.startsWith('slab_number') ? count(value) : exactRupees(value)
  }
  return (
    <Box component="ul" sx={{ my: 1, pl: 5 }}>
      {NAMES.filter((name) => theirs[name] !== values[name]).map((name) => (
        <li key={name}>
          {t(`fields.${FIELDS[name]}`)}: {t('form:conflict.theirValue', { value: inWords(name, theirs[name]) })} ·{' '}
          {t('form:conflict.myValue', { value: inWords(name, values[name]) })}
        </li>
      ))}
    </Box>
  )
}
