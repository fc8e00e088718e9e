import Box from '@mui/material/Box'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX,
  webhookCreateSchema,
} from '#src/contract/entities/integration/partner-integration.ts'
import type { WebhookEvent } from '#src/contract/entities/integration/partner-integration.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { CheckGroup } from './CheckGroup.tsx'

interface WebhookInput {
  url: string
  events: WebhookEvent[]
}

interface WebhookFieldsProps<A> {
  given: WebhookInput
  onSave: (input: WebhookInput) => Promise<A>
  onSaved: (answer: A) => void
  /** The buttons, inside the form. */
  children: (busy: boolean) => ReactNode
}

/** Address and events; what is wrong stands at the field, and what was typed stays. */
export function WebhookFields<A>({ given, onSave, onSaved, children }: WebhookFieldsProps<A>) {
  const { t } = useTranslation(['partner-integration', 'rules'])
  const id = useId()
  const form = useContractForm('createWebhook', webhookCreateSchema, {
    start: given,
    body: ({ url, events }: WebhookInput) => ({ url: url.trim(), events }),
    send: onSave,
    done: (answer, { events }) => {
      form.hands.reset({ url: given.url, events })
      onSaved(answer)
    },
  })
  return (
    <Box component={Form} form={form} prefix={id} sx={{ display: 'grid', gap: 4, mt: 4, maxWidth: 520 }}>
      <TextField
        name="url"
        label={t('hooks.url')}
        help={t('hooks.urlHelp')}
        messages={{ 'rules:required': t('rules:webhookUrl') }}
        input={{ type: 'url', maxLength: WEBHOOK_URL_MAX, autoComplete: 'off' }}
      />
      <CheckGroup
        name="events"
        legend={t('hooks.events')}
        options={WEBHOOK_EVENTS.map((value) => ({ value, label: t(`event.${value.replace('.', '_')}`) }))}
        messages={{ 'rules:choice.unknown': t('hooks.noEvent') }}
      />
      {children(form.busy)}
    </Box>
  )
}
