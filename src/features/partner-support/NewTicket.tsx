import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DESCRIPTION_MAX_LENGTH } from '#src/contract/constants.ts'
import { partnerTicketCreateSchema, SUBJECT_MAX } from '#src/contract/entities/support/partner-ticket.ts'
import type { PartnerTopic } from '#src/contract/entities/support/partner-ticket.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useCreateTicket } from './hooks.ts'
import { ticketPath } from './topics.ts'

/** A new ticket on this topic; once stored, its number and thread are shown. */
export function NewTicket({ topic }: { topic: PartnerTopic }) {
  const { t } = useTranslation('partner-support')
  const navigate = useNavigate()
  const locked = useSession((session) => session.masquerade !== null)
  const form = useContractForm('createPartnerTicket', partnerTicketCreateSchema, {
    start: { subject: '', description: '' },
    body: ({ subject, description }) => ({ topic, subject: tidyText(subject), description: tidyText(description) }),
    send: useCreateTicket().mutateAsync,
    done: (thread) => {
      toast.success(t('new.done', { ticket: thread.ticket }))
      void navigate(ticketPath(thread))
    },
  })
  return (
    <Card component="section" variant="outlined" aria-labelledby="new-ticket" sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography variant="h4" component="h2" id="new-ticket" sx={{ mb: 4 }}>
        {t('new.title')}
      </Typography>
      {locked ? (
        <Typography>{t('new.masquerade')}</Typography>
      ) : (
        <Box component={Form} form={form} prefix="field-ticket" sx={{ display: 'grid', gap: 4 }}>
          <TextField
            name="subject"
            label={t('new.subject')}
            what={t('new.what.subject')}
            input={{ autoComplete: 'off', maxLength: SUBJECT_MAX }}
          />
          <TextField
            name="description"
            label={t('new.description')}
            what={t('new.what.description')}
            help={t('new.descriptionHelp')}
            rows={4}
            input={{ autoComplete: 'off', maxLength: DESCRIPTION_MAX_LENGTH }}
          />
          <Box>
            <Button type="submit" variant="contained" aria-busy={form.busy}>
              {t(form.busy ? 'new.sending' : 'new.send')}
            </Button>
          </Box>
        </Box>
      )}
    </Card>
  )
}
