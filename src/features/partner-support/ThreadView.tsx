import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { DESCRIPTION_MAX_LENGTH } from '#src/contract/constants.ts'
import type { PartnerThread, PartnerTopic } from '#src/contract/entities/support/partner-ticket.ts'
import { ticketTextSchema } from '#src/contract/entities/support/ticket.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { getBoot } from '#src/lib/boot.ts'
import { dateTime } from '#src/lib/dates.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { GoesOn } from './GoesOn.tsx'
import { useReply, useThread } from './hooks.ts'
import { RatingForm } from './RatingForm.tsx'
import { TicketState } from './TicketState.tsx'
import { TOPIC_PATHS } from './topics.ts'

/** One ticket: its clock, what was written, and a place to write more. */
export function ThreadView({ ticket, topic }: { ticket: string; topic: PartnerTopic }) {
  const { t } = useTranslation('partner-support')
  const thread = useThread(ticket)
  const { data, error } = thread
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Link component={RouterLink} to={TOPIC_PATHS[topic]}>
        {t('back')}
      </Link>
      <Box sx={{ mt: 2, mb: 3 }}>
        <PageTitle>{data ? t('ticket', { subject: data.subject, ticket }) : t(`topic.${topic}`)}</PageTitle>
      </Box>
      {gone ? (
        <Alert severity="info">{t('gone')}</Alert>
      ) : (
        <Loaded query={thread} failed={t('threadFailed')} waiting={<Skeleton variant="rounded" height={240} />}>
          {(shown) => <Thread thread={shown} />}
        </Loaded>
      )}
    </Box>
  )
}

function Thread({ thread }: { thread: PartnerThread }) {
  const { t } = useTranslation(['partner-support', 'tickets'])
  const locked = useSession((session) => session.masquerade !== null)
  return (
    <>
      <TicketState ticket={thread} />
      <GoesOn thread={thread} />
      {getBoot().mode !== 'live' && (
        <Alert severity="info" sx={{ mt: 4 }}>
          {t('demo')}
        </Alert>
      )}
      <Box
        component="ol"
        aria-label={t('tickets:thread')}
        sx={{ listStyle: 'none', m: 0, mt: 4, p: 0, display: 'grid', gap: 3 }}
      >
        {thread.messages.map(({ author, text, at }, index) => (
          <Card
            key={`${at} ${index}`}
            component="li"
            variant="outlined"
            sx={{ p: 4, ...(author === 'partner' && { ml: { sm: 6 }, backgroundColor: 'action.hover' }) }}
          >
            <Typography variant="body2">
              <b>{author === 'partner' ? t('you') : t(`tickets:author.${author}`)}</b>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {dateTime(at)}
              </Box>
            </Typography>
            <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
          </Card>
        ))}
      </Box>
      {!locked && thread.may_rate && <RatingForm ticket={thread.ticket} />}
      {thread.rating !== null && (
        <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
          {t('tickets:rating.given', { answer: t(`tickets:rating.choices.${thread.rating}`) })}
        </Typography>
      )}
      {!locked && thread.merged_into === null && (
        <ReplyForm ticket={thread.ticket} answered={thread.status !== 'open'} />
      )}
    </>
  )
}

/** More on the same ticket; what could not be sent stays in the field. */
function ReplyForm({ ticket, answered }: { ticket: string; answered: boolean }) {
  const { t } = useTranslation(['tickets', 'partner-support'])
  const reply = useReply(ticket)
  const form = useContractForm('createPartnerTicketMessage', ticketTextSchema, {
    start: { text: '' },
    body: ({ text }) => ({ text: tidyText(text) }),
    send: ({ text }) => reply.mutateAsync(text),
    done: (thread) => {
      form.hands.reset()
      toast.success(thread.ticket === ticket ? t('reply.sent') : t('reply.there', { ticket: thread.ticket }))
    },
  })
  return (
    <Box component={Form} form={form} prefix="field-reply" sx={{ display: 'grid', gap: 3, mt: 5 }}>
      <TextField
        name="text"
        label={t('reply.label')}
        what={t('partner-support:reply.what')}
        help={t('reply.help')}
        rows={3}
        input={{ autoComplete: 'off', maxLength: DESCRIPTION_MAX_LENGTH }}
      />
      {answered && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('reply.again')}
        </Typography>
      )}
      <Box>
        <Button type="submit" variant="contained" aria-busy={form.busy}>
          {t('reply.send')}
        </Button>
      </Box>
    </Box>
  )
}
