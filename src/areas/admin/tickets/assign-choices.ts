import { useTranslation } from 'react-i18next'
import type { DeskPerson } from '#src/contract/entities/support/ticket-desk.ts'
import { NOBODY } from '#src/features/desk/AssignFields.tsx'

/** Whoever has the fewest waiting, as the form holds it. */
export const LEAST = 'least'

/** To whom a ticket can be given, each with how many wait for them. */
export function useAssignChoices(people: readonly DeskPerson[]): { id: string; value: string }[] {
  const { t } = useTranslation('ticket-desk')
  return [
    { id: NOBODY, value: t('nobody') },
    { id: LEAST, value: t('assign.least') },
    ...people.map(({ admin_id, name, waiting }) => ({
      id: String(admin_id),
      value: t('assign.person', { name, count: waiting }),
    })),
  ]
}

/** What the choice is for the server. */
export const assignBody = (chosen: string): { admin_id: number | null; least: boolean } => ({
  admin_id: chosen === NOBODY || chosen === LEAST ? null : Number(chosen),
  least: chosen === LEAST,
})
