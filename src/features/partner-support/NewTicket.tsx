import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DESCRIPTION_MAX_LENGTH } from '#src/contract/constants.ts'
import { partnerTicketCreateSchema, SUBJECT_MAX } from '#src/contract/entities/support/partner-ticket.ts'
import type { PartnerTopic } from '#src/contract/entities/support/partner-ticket.ts'
import { useSession } from '#src/lib/session.ts'
import { toast } from '#src/lib/toast.ts'
import { PlainField } from '#src/ui/form/PlainField.tsx'
import { usePlainForm } from '#src/ui/form/use-plain-form.ts'
import { useCreateTicket } from './hooks.ts'
import { ticketPath } from './topics.ts'

const EMPTY = { subject: '', description: '' }

/** A new ticket on this topic; once stored, its number and thread are shown. */
export function NewTicket({ topic }: { topic: PartnerTopic }) {
  const { t } = useTranslation('partner-support')
  const navigate = useNavigate()
  const locked = useSession((session) => session.masquerade !== null)
  const form = usePlainForm('field-ticket', EMPTY)
  const { mutate, isPending } = useCreateTicket()
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const tidy = (text: string) => text.normalize('NFC').trim()
    const body = { topic, subject: tidy(form.values.subject), description: tidy(form.values.description) }
    if (isPending || form.check(partnerTicketCreateSchema, body)) return
    mutate(body, {
      onSuccess: (thread) => {
        toast.success(t('new.done', { ticket: thread.ticket }))
        void navigate(ticketPath(thread))
      },
      onError: form.refuse,
    })
  }
  return (
    <Card component="section" variant="outlined" aria-labelledby="new-ticket" sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography variant="h4" component="h2" id="new-ticket" sx={{ mb: 4 }}>
        {t('new.title')}
      </Typography>
      {locked ? (
        <Typography>{t('new.masquerade')}</Typography>
      ) : (
        <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 4 }}>
          <PlainField
            form={form}
            name="subject"
            label={t('new.subject')}
            what={t('new.what.subject')}
            input={{ maxLength: SUBJECT_MAX }}
          />
          <PlainField
            form={form}
            name="description"
            label={t('new.description')}
            what={t('new.what.description')}
            help={t('new.descriptionHelp')}
            rows={4}
            input={{ maxLength: DESCRIPTION_MAX_LENGTH }}
          />
          <Box>
            <Button type="submit" variant="contained" aria-busy={isPending}>
              {t(isPending ? 'new.sending' : 'new.send')}
            </Button>
          </Box>
        </Box>
      )}
    </Card>
  )
}
