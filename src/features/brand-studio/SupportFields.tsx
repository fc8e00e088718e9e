import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { FormField } from '#src/ui/form/fields/FormField.tsx'

interface SupportFieldsProps {
  support: BrandTheme['support']
  /** A field of the studio by its id, with what it says and the path of its problem. */
  text: (id: string, value: string, onText: (value: string) => void, more: object, path: string) => ReactNode
  problemAt: (path: string) => string | null
  onChange: (part: Pick<BrandTheme, 'support'>) => void
}

const NO_CONTACTS = { email: '', phone: '' }

/** How customers of this brand reach its people; both are empty where ours answer. */
export function SupportFields({ support, text, problemAt, onChange }: SupportFieldsProps) {
  const { t } = useTranslation('brand-studio')
  const contacts = support ?? NO_CONTACTS
  const set = (part: Partial<typeof NO_CONTACTS>) => {
    const next = { ...contacts, ...part }
    onChange({ support: next.email === '' && next.phone === '' ? null : next })
  }
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }}>
      {(['email', 'phone'] as const).map((way) => (
        <FormField
          key={way}
          id={`brand-support-${way}`}
          label={t(`fields.support.${way}`)}
          optional
          error={problemAt(`support.${way}`)}
        >
          {() => text(`support-${way}`, contacts[way], (value) => set({ [way]: value.trim() }), {}, `support.${way}`)}
        </FormField>
      ))}
    </Box>
  )
}
