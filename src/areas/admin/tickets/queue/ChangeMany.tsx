import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { CLOSE_REASONS, deskAssignForm, deskCloseForm } from '#src/contract/entities/support/ticket-desk.ts'
import type { DeskChanged, DeskMany, DeskPerson } from '#src/contract/entities/support/ticket-desk.ts'
import { ticketOf } from '#src/contract/entities/support/ticket-number.ts'
import { NOBODY } from '#src/features/desk/AssignFields.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { byReason, PartialOutcome } from '#src/ui/table/PartialOutcome.tsx'
import { assignBody, LEAST, useAssignChoices } from '../assign-choices.ts'
import { useChangeTickets } from './many-tickets.ts'

interface ChangeManyProps {
  chosen: ReadonlySet<number>
  people: readonly DeskPerson[]
  /** What is done needs no second press; what was left stays chosen. */
  choose: (keys: readonly number[], on: boolean) => void
}

/** Gives all that is chosen to somebody, or closes it for one reason; says what was left, and why. */
export function ChangeMany({ chosen, people, choose }: ChangeManyProps) {
  const { t } = useTranslation('ticket-desk')
  const [asking, setAsking] = useOpened<'assign' | 'close' | null>(null)
  const { send, finish, left, forget } = useChangeTickets(choose)
  const tickets = [...chosen].map((digits) => ticketOf(digits))
  const dialog = { tickets, send, onDone: finish, onClose: () => setAsking(null) }
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAsking('assign')}>
        {t('many.assign')}
      </Button>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAsking('close')}>
        {t('many.close')}
      </Button>
      {asking === 'assign' && <AssignMany {...dialog} people={people} />}
      {asking === 'close' && <CloseMany {...dialog} />}
      {left && (
        <PartialOutcome
          changed={left.answer.changed.length}
          refused={byReason(
            left.answer.refused.map(({ ticket, why }) => ({ name: ticket, why: t(`many.left.${why}`) })),
          )}
          onUndo={left.undo}
          onClose={forget}
        />
      )}
    </>
  )
}

interface DialogProps {
  tickets: string[]
  send: (body: DeskMany) => Promise<DeskChanged>
  onDone: (answer: DeskChanged, act: DeskMany['act']) => void
  onClose: () => void
}

function AssignMany({ tickets, people, send, onDone, onClose }: DialogProps & Pick<ChangeManyProps, 'people'>) {
  const { t } = useTranslation('ticket-desk')
  const choices = useAssignChoices(people)
  const form = useContractForm('changeDeskTickets', deskAssignForm, {
    start: { admin_id: LEAST },
    body: ({ admin_id }) => assignBody(admin_id),
    send: (body) => send({ act: 'assign', tickets, admin_id: body.admin_id ?? null, least: body.least }),
    done: (answer: DeskChanged) => {
      onClose()
      onDone(answer, 'assign')
    },
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('many.assignTitle', { count: tickets.length })}
      confirm={t('many.assign')}
      narrow
      onClose={onClose}
    >
      <SelectField name="admin_id" label={t('assign.label')} choices={choices.filter(({ id }) => id !== NOBODY)} />
    </FormDialog>
  )
}

function CloseMany({ tickets, send, onDone, onClose }: DialogProps) {
  const { t } = useTranslation('ticket-desk')
  const form = useContractForm('changeDeskTickets', deskCloseForm, {
    start: { reason: CLOSE_REASONS[0] },
    send: async ({ reason }) => ({
      reason,
      answer: await send({ act: reason, tickets, admin_id: null, least: false }),
    }),
    done: ({ answer, reason }) => {
      onClose()
      onDone(answer, reason)
    },
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('many.closeTitle', { count: tickets.length })}
      confirm={t('many.close')}
      narrow
      onClose={onClose}
    >
      <SelectField
        name="reason"
        label={t('close.reason')}
        help={t('many.closeHelp')}
        choices={CLOSE_REASONS.map((id) => ({ id, value: t(`reason.${id}`) }))}
      />
    </FormDialog>
  )
}
