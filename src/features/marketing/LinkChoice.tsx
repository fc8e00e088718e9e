import InputLabel from '@mui/material/InputLabel'
import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import type { TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import { ChevronIcon } from '#src/ui/form/icons.tsx'

interface LinkChoiceProps {
  links: readonly TrackingLink[]
  chosen: number | undefined
  onChange: (linkId: number) => void
}

/** Which of the product's links goes into the text, for a partner who has several. */
export function LinkChoice({ links, chosen, onChange }: LinkChoiceProps) {
  const { t } = useTranslation('partner-marketing')
  if (links.length < 2) return null
  return (
    <div>
      <InputLabel htmlFor="link-choice">{t('link.label')}</InputLabel>
      <Select
        native
        fullWidth
        value={chosen ?? links[0]?.link_id ?? ''}
        onChange={(event) => onChange(Number(event.target.value))}
        IconComponent={ChevronIcon}
        inputProps={{ id: 'link-choice' }}
      >
        {links.map(({ link_id, label }) => (
          <option key={link_id} value={link_id}>
            {label || t('link.usual')}
          </option>
        ))}
      </Select>
    </div>
  )
}
