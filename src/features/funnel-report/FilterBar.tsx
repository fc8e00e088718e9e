import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { DIMENSIONS, FACT_CHANNELS } from '#src/contract/entities/figures/metrics.ts'
import type { Dimension } from '#src/contract/entities/figures/metrics.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { FilterField } from '#src/ui/table/FilterField.tsx'
import type { FigureFilters } from './filters.ts'
import { valueWords } from './words.ts'

export interface FilterBarProps {
  filters: FigureFilters
  /** Those that the report can be narrowed by. */
  names: readonly Dimension[]
  /** Values of those that have no closed list. */
  choices: Partial<Record<Dimension, readonly { value: string; label: string }[]>>
}

/** What the figures are narrowed to, a pill each. */
export function FilterBar({ filters, names, choices }: FilterBarProps) {
  const { t } = useTranslation(['funnel-report', 'applications'])
  const { chosen, choose } = filters
  const closed: Partial<Record<Dimension, readonly string[]>> = { product: PRODUCT_TYPES, channel: FACT_CHANNELS }
  const optionsOf = (name: Dimension) =>
    closed[name]?.map((value) => ({ value, label: valueWords(t, name, value) })) ??
    (choices[name] ?? []).map(({ value, label }) => ({ value, label: valueWords(t, name, value, [{ value, label }]) }))
  return (
    <Box role="group" aria-label={t('filters')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 4 }}>
      {names.map((name) => (
        <FilterField
          key={name}
          filter={{ key: name, label: t(`dimension.${name}`), kind: 'choice', options: optionsOf(name) }}
          value={chosen[name] ?? ''}
          onChange={(value) => choose(name, value)}
          labelled={false}
        />
      ))}
      {DIMENSIONS.some((name) => chosen[name] !== undefined) && (
        <Button onClick={() => filters.clear()}>{t('clear')}</Button>
      )}
    </Box>
  )
}
