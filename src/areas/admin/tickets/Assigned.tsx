import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { deskAssignForm } from '#src/contract/entities/support/ticket-desk.ts'
import type { DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { AssignFields, choiceOf } from '#src/features/desk/AssignFields.tsx'
import { Part } from '#src/features/desk/Part.tsx'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { assignBody, useAssignChoices } from './assign-choices.ts'
import { useShowTicket } from './hooks.ts'

/** Whose the ticket is, and to whom it goes: each with how many wait for them. */
export function Assigned({ ticket }: { ticket: DeskTicket }) {
  const { t } = useTranslation('ticket-desk')
  const show = useShowTicket()
  const choices = useAssignChoices(ticket.people)
  const now = choiceOf(ticket.assigned_to)
  const form = useContractForm('assignDeskTicket', deskAssignForm, {
    start: { admin_id: now },
    stored: { admin_id: now },
    body: ({ admin_id }) => assignBody(admin_id),
    send: (body) => call('assignDeskTicket', { params: { ticket: ticket.ticket }, body }),
    done: ({ data }) => {
      const name = data.assigned_to?.name
      show(data)
      form.hands.reset({ admin_id: choiceOf(data.assigned_to) })
      toast.success(name === undefined ? t('assign.none') : t('assign.done', { name }))
    },
  })
  if (ticket.status === 'closed')
    return (
      <Part title={t('assign.title')}>
        <Typography>{ticket.assigned_to?.name ?? t('nobody')}</Typography>
      </Part>
    )
  return (
    <Part title={t('assign.title')}>
      <Box component={Form} form={form} prefix="field-assign" sx={{ display: 'grid', gap: 2 }}>
        <AssignFields busy={form.busy} label={t('assign.label')} save={t('assign.save')} choices={choices} />
      </Box>
    </Part>
  )
}
