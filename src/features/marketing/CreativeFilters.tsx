import Box from '@mui/material/Box'
import InputLabel from '@mui/material/InputLabel'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { ChevronIcon } from '#src/ui/form/icons.tsx'
import { CREATIVE_LOOKS } from './creative-palette.ts'
import { CREATIVE_SIZES } from './creative-sizes.ts'
import { MARKETING_KINDS } from './marketing-products.ts'
import type { CreativeFilter } from './use-creative-filter.ts'

interface CreativeFiltersProps {
  filter: CreativeFilter
  onChange: (name: string, value: string) => void
}

/** Product as chips; size and colours as lists. */
export function CreativeFilters({ filter, onChange }: CreativeFiltersProps) {
  const { t } = useTranslation('partner-marketing')
  return (
    <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end', justifyContent: 'space-between' }}>
      <FilterChips
        label={t('creatives.filters')}
        choices={[
          { value: 'all', label: t('creatives.allProducts') },
          ...MARKETING_KINDS.map((value) => ({ value, label: t(`product.${value}`) })),
        ]}
        chosen={filter.kind}
        onChoose={(kind) => onChange('product', kind)}
        sx={{ gap: { xs: 2, sm: 3 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <ListChoice
          label={t('creatives.look')}
          value={filter.look}
          choices={[['all', t('creatives.all')], ...CREATIVE_LOOKS.map((look) => [look, t(`creatives.looks.${look}`)])]}
          onChange={(look) => onChange('look', look)}
        />
        <ListChoice
          label={t('creatives.size')}
          value={filter.size}
          choices={[
            ['all', t('creatives.allSizes')],
            ...CREATIVE_SIZES.map((size) => [size, t(`creatives.sizes.${size}`)]),
          ]}
          onChange={(size) => onChange('size', size)}
        />
      </Box>
    </Box>
  )
}

interface ListChoiceProps {
  label: string
  value: string
  choices: readonly (readonly string[])[]
  onChange: (value: string) => void
}

function ListChoice({ label, value, choices, onChange }: ListChoiceProps) {
  const id = useId()
  return (
    <div>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <Select
        native
        value={value}
        onChange={(event) => onChange(event.target.value)}
        IconComponent={ChevronIcon}
        inputProps={{ id }}
      >
        {choices.map(([each = '', text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  )
}
