import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskMergeForm } from '#src/contract/entities/support/ticket-desk.ts'
import type { DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useReloadTicket, useTicketDone } from '../hooks.ts'

/** Closes a ticket whose talk goes on in another one of the same asker; not where something new stands in it. */
export function MergeDialog({ ticket, onClose }: { ticket: DeskTicket; onClose: () => void }) {
  const { t } = useTranslation('ticket-desk')
  const done = useTicketDone(onClose)
  const reload = useReloadTicket(ticket.ticket)
  const [seen] = useState(ticket.seen)
  const form = useContractForm('mergeDeskTicket', deskMergeForm, {
    start: { into: '' },
    body: ({ into }) => ({ into, seen }),
    send: (body) => call('mergeDeskTicket', { params: { ticket: ticket.ticket }, body }),
    done: ({ data }, { into }) => done(data, t('merge.done', { ticket: ticket.ticket, into })),
    refused: (error) => {
      if (!(error instanceof ApiError) || error.errors?.['seen'] === undefined) return false
      onClose()
      toast.error(t('merge.crossed'))
      void reload()
      return true
    },
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('merge.title', { ticket: ticket.ticket })}
      confirm={t('merge.save')}
      grave
      onClose={onClose}
    >
      <SelectField
        name="into"
        label={t('merge.into')}
        what={t('merge.what')}
        help={t('merge.help')}
        choices={[
          { id: '', value: t('merge.choose') },
          ...ticket.others.map((each) => ({ id: each.ticket, value: t('merge.choice', each) })),
        ]}
      />
    </FormDialog>
  )
}
