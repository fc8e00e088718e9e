import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from '#src/ui/form/fields/FormField.tsx'

/** How a part of the studio draws its fields and says what is wrong with them. */
export interface StudioPart {
  /** A field of the studio by its id, with what it says and the path of its problem. */
  text: (id: string, value: string, onText: (value: string) => void, more: object, path: string) => ReactNode
  problemAt: (path: string) => string | null
}

interface Contacts {
  email: string
  phone: string
}

interface ContactFieldsProps extends StudioPart {
  /** Whose contacts they are. */
  of: 'support' | 'officer'
  contacts: Contacts
  onSet: (part: Partial<Contacts>) => void
}

/** The address and the number at which somebody of a brand is reached; both may be empty. */
export function ContactFields({ of, contacts, text, problemAt, onSet }: ContactFieldsProps) {
  const { t } = useTranslation('brand-studio')
  return (['email', 'phone'] as const).map((way) => (
    <FormField
      key={way}
      id={`brand-${of}-${way}`}
      label={t(`fields.${of}.${way}`)}
      optional
      error={problemAt(`${of}.${way}`)}
    >
      {() => text(`${of}-${way}`, contacts[way], (value) => onSet({ [way]: value.trim() }), {}, `${of}.${way}`)}
    </FormField>
  ))
}
