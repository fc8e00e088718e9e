import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX,
  webhookCreateSchema,
  type WebhookEvent,
} from '#src/contract/entities/integration/partner-integration.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { toastError } from '#src/lib/toast.ts'
import { FormField } from '#src/ui/form/FormField.tsx'
import { CheckGroup } from './CheckGroup.tsx'

interface WebhookInput {
  url: string
  events: WebhookEvent[]
}

interface WebhookFieldsProps {
  given: WebhookInput
  busy: boolean
  /** `done` empties the form again; `failed` puts what the server finds wrong at its field. */
  onSave: (input: WebhookInput, answers: { done: () => void; failed: (error: unknown) => void }) => void
  /** The buttons, inside the form. */
  children: ReactNode
}

/** Address and events; what is wrong stands at the field, and what was typed stays. */
export function WebhookFields({ given, busy, onSave, children }: WebhookFieldsProps) {
  const { t } = useTranslation(['partner-integration', 'rules'])
  const id = useId()
  const [urlField, eventsField] = [`${id}-url`, `${id}-events`]
  const [url, setUrl] = useState(given.url)
  const [events, setEvents] = useState<WebhookEvent[]>(given.events)
  const [problem, setProblem] = useState<string | null>(null)
  const [noEvent, setNoEvent] = useState(false)
  const refuse = (text: string) => {
    setProblem(text)
    document.getElementById(urlField)?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const input = { url: url.trim(), events }
    setNoEvent(events.length === 0)
    if (!webhookCreateSchema.isValidSync({ ...input, events: ['lead.created'] })) return refuse(t('rules:webhookUrl'))
    setProblem(null)
    if (events.length === 0) return document.getElementById(eventsField)?.focus()
    onSave(input, {
      done: () => setUrl(given.url),
      failed: (error) => {
        const told = error instanceof ApiError ? error.errors?.['url'] : undefined
        if (told === undefined) toastError(error)
        else refuse(told)
      },
    })
  }
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 4, mt: 4, maxWidth: 520 }}>
      <FormField id={urlField} label={t('hooks.url')} help={t('hooks.urlHelp')} error={problem}>
        {(describedBy) => (
          <OutlinedInput
            id={urlField}
            type="url"
            value={url}
            error={problem !== null}
            onChange={(event) => {
              setUrl(event.target.value)
              setProblem(null)
            }}
            inputProps={{
              maxLength: WEBHOOK_URL_MAX,
              autoComplete: 'off',
              'aria-describedby': describedBy,
              'aria-invalid': problem === null ? undefined : true,
            }}
          />
        )}
      </FormField>
      <CheckGroup
        id={eventsField}
        legend={t('hooks.events')}
        options={WEBHOOK_EVENTS.map((value) => ({ value, label: t(`event.${value.replace('.', '_')}`) }))}
        chosen={events}
        error={noEvent && events.length === 0 ? t('hooks.noEvent') : null}
        onChange={setEvents}
      />
      {children}
    </Box>
  )
}
