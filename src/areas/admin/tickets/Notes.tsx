import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DESCRIPTION_MAX_LENGTH } from '#src/contract/constants.ts'
import { deskNoteForm } from '#src/contract/entities/support/ticket-desk.ts'
import type { DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { Part } from '#src/features/desk/Part.tsx'
import { dateTime } from '#src/lib/dates.ts'
import { call } from '#src/lib/http/http.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useShowTicket } from './hooks.ts'

/** What the staff tell each other about a ticket; whoever asked never sees it. */
export function Notes({ ticket }: { ticket: DeskTicket }) {
  const { t } = useTranslation('ticket-desk')
  const show = useShowTicket()
  const form = useContractForm('noteDeskTicket', deskNoteForm, {
    start: { text: '' },
    body: ({ text }) => ({ text: tidyText(text) }),
    send: (body) => call('noteDeskTicket', { params: { ticket: ticket.ticket }, body }),
    done: ({ data }) => {
      form.hands.reset()
      show(data)
    },
  })
  return (
    <Part title={t('notes.title')}>
      {ticket.notes.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('notes.none')}
        </Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {ticket.notes.map(({ name, text, at }, index) => (
            <li key={`${at} ${index}`}>
              <Typography variant="body2">
                <b>{name}</b>{' '}
                <Box component="time" dateTime={at} sx={{ color: 'text.secondary' }}>
                  {dateTime(at)}
                </Box>
              </Typography>
              <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      <Box component={Form} form={form} prefix="field-note" sx={{ display: 'grid', gap: 2, mt: 3 }}>
        <TextField
          name="text"
          label={t('notes.label')}
          what={t('notes.what')}
          help={t('notes.help')}
          rows={2}
          input={{ autoComplete: 'off', maxLength: DESCRIPTION_MAX_LENGTH }}
        />
        <Box>
          <Button type="submit" variant="outlined" aria-busy={form.busy}>
            {t('notes.save')}
          </Button>
        </Box>
      </Box>
    </Part>
  )
}
