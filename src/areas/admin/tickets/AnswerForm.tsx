import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DESCRIPTION_MAX_LENGTH } from '#src/contract/constants.ts'
import { deskAnswerForm } from '#src/contract/entities/support/ticket-desk.ts'
import type { DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { CheckboxLineField } from '#src/ui/form/fields/CheckboxLineField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { languageName } from '#src/ui/language/language-name.ts'
import { useReloadTicket, useShowTicket } from './hooks.ts'
import { ReadyAnswers } from './ReadyAnswers.tsx'

/**
 * An answer. Where somebody has written since it was begun nothing is sent: what is new stands in the thread, what was
 * typed stays, and it goes once its writer has said that they have read it.
 */
export function AnswerForm({ ticket }: { ticket: DeskTicket }) {
  const { t } = useTranslation('ticket-desk')
  const show = useShowTicket()
  const reload = useReloadTicket(ticket.ticket)
  const [crossed, setCrossed] = useState(false)
  const [seen, setSeen] = useState(ticket.seen)
  const { language } = ticket.asker
  const form = useContractForm('answerDeskTicket', deskAnswerForm, {
    start: { text: '', close: false, lender: false },
    body: ({ text, close, lender }) => ({ text: tidyText(text), close, lender, seen }),
    send: (body) => call('answerDeskTicket', { params: { ticket: ticket.ticket }, body }),
    done: ({ data }) => {
      form.hands.reset()
      setCrossed(false)
      setSeen(data.seen)
      show(data)
      toast.success(t('answer.sent'))
    },
    refused: (error) => {
      if (!(error instanceof ApiError) || error.errors?.['seen'] === undefined) return false
      void reload().then(() => setCrossed(true))
      return true
    },
  })
  // The thread that is shown is read anew now and then: what came since this answer was begun is only seen once it is said.
  const newer = ticket.seen !== seen
  return (
    <Box component={Form} form={form} prefix="field-answer" sx={{ display: 'grid', gap: 3, mt: 5 }}>
      {newer && (
        <Alert
          severity="warning"
          action={
            <Button
              color="inherit"
              onClick={() => {
                setSeen(ticket.seen)
                setCrossed(false)
              }}
            >
              {t('answer.read')}
            </Button>
          }
        >
          {t(crossed ? 'answer.crossed' : 'answer.newer')}
        </Alert>
      )}
      <ReadyAnswers
        ready={ticket.ready}
        onChoose={(words) => {
          const typed = form.hands.getValues('text').trimEnd()
          form.hands.setValue('text', typed === '' ? words : `${typed}\n\n${words}`, { shouldDirty: true })
        }}
      />
      <TextField
        name="text"
        label={t('answer.label')}
        what={t('answer.what')}
        help={
          language === null
            ? t('answer.anyLanguage')
            : t('answer.language', { name: ticket.asker.name, language: languageName(language) })
        }
        rows={5}
        input={{ autoComplete: 'off', maxLength: DESCRIPTION_MAX_LENGTH }}
      />
      <Box sx={{ display: 'grid' }}>
        <CheckboxLineField name="close">{t('answer.close')}</CheckboxLineField>
        {ticket.kind !== 'partner' && <CheckboxLineField name="lender">{t('answer.lender')}</CheckboxLineField>}
      </Box>
      <Box>
        <Button type="submit" variant="contained" aria-busy={form.busy}>
          {t('answer.send')}
        </Button>
      </Box>
    </Box>
  )
}
