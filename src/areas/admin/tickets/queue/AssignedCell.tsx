import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import type { DeskLine, DeskPerson } from '#src/contract/entities/support/ticket-desk.ts'
import { choiceOf } from '#src/features/desk/AssignFields.tsx'
import { toastError } from '#src/lib/toast.ts'
import { useInstantSave } from '#src/ui/edit/use-instant-save.ts'
import { assignBody, useAssignChoices } from '../assign-choices.ts'
import { useChangeTickets } from './many-tickets.ts'

const NOTHING_CHOSEN = () => undefined

/** Whose a ticket is, changed in its row. What is over stays with whoever had it. */
export function AssignedCell({ line, people }: { line: DeskLine; people: readonly DeskPerson[] }) {
  const { t } = useTranslation('ticket-desk')
  const { ticket, assigned_to, status } = line
  const choices = useAssignChoices(people)
  const { send, finish } = useChangeTickets(NOTHING_CHOSEN)
  const now = choiceOf(assigned_to)
  const { shown, saving, choose } = useInstantSave(now, async (chosen: string) => {
    try {
      finish(await send({ act: 'assign', tickets: [ticket], ...assignBody(chosen) }), 'assign')
    } catch (error) {
      toastError(error)
      throw error
    }
  })
  // Whoever left, or may not answer tickets any more, is named all the same.
  const known = choices.some(({ id }) => id === now)
  if (status === 'closed') return assigned_to?.name ?? t('nobody')
  return (
    <Select
      native
      variant="standard"
      disableUnderline
      value={shown}
      aria-busy={saving}
      onChange={(event) => void choose(String(event.target.value))}
      inputProps={{ 'aria-label': t('many.assignedOf', { ticket }) }}
    >
      {!known && <option value={now}>{assigned_to?.name}</option>}
      {choices.map(({ id, value }) => (
        <option key={id} value={id}>
          {value}
        </option>
      ))}
    </Select>
  )
}
