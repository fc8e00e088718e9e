import Box from '@mui/material/Box'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { ContactFields } from './ContactFields.tsx'
import type { StudioPart } from './ContactFields.tsx'

interface SupportFieldsProps extends StudioPart {
  support: BrandTheme['support']
  onChange: (part: Pick<BrandTheme, 'support'>) => void
}

const NO_CONTACTS = { email: '', phone: '' }

/** How customers of this brand reach its people; both are empty where ours answer. */
export function SupportFields({ support, text, problemAt, onChange }: SupportFieldsProps) {
  const contacts = support ?? NO_CONTACTS
  const set = (part: Partial<typeof NO_CONTACTS>) => {
    const next = { ...contacts, ...part }
    onChange({ support: next.email === '' && next.phone === '' ? null : next })
  }
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }}>
      <ContactFields of="support" contacts={contacts} text={text} problemAt={problemAt} onSet={set} />
    </Box>
  )
}
