import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX,
  webhookCreateSchema,
  type WebhookEvent,
} from '#src/contract/entities/partner-integration.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { toastError } from '#src/lib/toast.ts'
import { FormField } from '#src/ui/form/FormField.tsx'
import { CheckGroup } from './CheckGroup.tsx'
import { useCreateWebhook } from './hooks.ts'

const URL_FIELD = 'field-webhook-url'
const EVENTS = 'field-webhook-events'

/** Adds an address; what the server finds wrong with it stands at the field, and what was typed stays. */
export function WebhookForm({ onMade }: { onMade: (signing: string) => void }) {
  const { t } = useTranslation(['partner-integration', 'rules'])
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>([...WEBHOOK_EVENTS])
  const [problem, setProblem] = useState<string | null>(null)
  const [noEvent, setNoEvent] = useState(false)
  const create = useCreateWebhook()
  const refuse = (text: string) => {
    setProblem(text)
    document.getElementById(URL_FIELD)?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    const body = { url: url.trim(), events }
    setNoEvent(events.length === 0)
    if (!webhookCreateSchema.isValidSync({ ...body, events: ['lead.created'] })) return refuse(t('rules:webhookUrl'))
    setProblem(null)
    if (events.length === 0) return document.getElementById(EVENTS)?.focus()
    create.mutate(body, {
      onSuccess: ({ signing }) => {
        setUrl('')
        onMade(signing)
      },
      onError: (error) => {
        const told = error instanceof ApiError ? error.errors?.['url'] : undefined
        if (told === undefined) toastError(error)
        else refuse(told)
      },
    })
  }
  return (
    <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography variant="h4" component="h2">
        {t('hooks.new')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('hooks.help')}
      </Typography>
      <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 4, mt: 4, maxWidth: 520 }}>
        <FormField id={URL_FIELD} label={t('hooks.url')} help={t('hooks.urlHelp')} error={problem}>
          {(describedBy) => (
            <OutlinedInput
              id={URL_FIELD}
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
          id={EVENTS}
          legend={t('hooks.events')}
          options={WEBHOOK_EVENTS.map((value) => ({ value, label: t(`event.${value.replace('.', '_')}`) }))}
          chosen={events}
          error={noEvent && events.length === 0 ? t('hooks.noEvent') : null}
          onChange={setEvents}
        />
        <Box>
          <Button type="submit" variant="contained" aria-busy={create.isPending}>
            {t('hooks.create')}
          </Button>
        </Box>
      </Box>
    </Card>
  )
}
