import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { templateForm } from '#src/contract/entities/messages/template.ts'
import type { MessageTemplate, TemplateForm } from '#src/contract/entities/messages/template.ts'
import { DEFAULT_LOCALE, TRANSLATED } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { promotionalIn } from '#src/contract/rules/messages/promotional-words.ts'
import { SERVICE_EVENTS, serviceWords } from '#src/contract/rules/messages/service-events.ts'
import type { ServiceEvent } from '#src/contract/rules/messages/service-events.ts'
import {
  FILL_TYPES,
  MESSAGE_CATEGORIES,
  MESSAGE_CHANNELS,
  TEMPLATE_FILLS,
} from '#src/contract/rules/messages/template-problems.ts'
import {
  fixedShare,
  LEAST_FIXED,
  VARIABLE_TYPES,
  VARIABLES,
  variablesOf,
} from '#src/contract/rules/messages/template-text.ts'
import { percent } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useReloadMessages } from './hooks.ts'

const EMPTY: TemplateForm = {
  name: '',
  channel: 'sms',
  category: 'service_implicit',
  event: SERVICE_EVENTS[0],
  subject: '',
  subject_hi: '',
  text: '',
  text_hi: '',
  fill_1: '',
  fill_2: '',
  fill_3: '',
  third_reason: '',
  entity_id: '',
  header: '',
  dlt_id: '',
  dlt_id_hi: '',
}
const FILL_FIELDS = ['fill_1', 'fill_2', 'fill_3'] as const
const keysOf = Object.keys(EMPTY) as (keyof TemplateForm)[]

/** What of a stored version its form begins with. */
const startOf = (template: MessageTemplate): TemplateForm =>
  Object.fromEntries(keysOf.map((key) => [key, template[key]])) as TemplateForm

/**
 * What a hidden field said is not sent: an SMS has no subject, a mail no numbers of the operators, a service message no
 * words but those of its event.
 */
function bodyOf(form: TemplateForm): TemplateForm {
  const { category, channel } = form
  const event: ServiceEvent | '' = category !== 'service_implicit' ? '' : form.event || SERVICE_EVENTS[0]
  const values: TemplateForm = { ...form, event, ...(event !== '' && serviceWords(event, channel)) }
  const count = variablesOf(values.text).length
  const fills = Object.fromEntries(FILL_FIELDS.map((field, at) => [field, at < count ? values[field] : '']))
  const body = { ...values, ...fills, third_reason: count > VARIABLES.most ? values.third_reason : '' }
  return body.channel === 'sms'
    ? { ...body, subject: '', subject_hi: '' }
    : { ...body, entity_id: '', header: '', dlt_id: '', dlt_id_hi: '' }
}

/** A new template, or the version after one. */
export function TemplateDialog({ template, onClose }: { template: MessageTemplate | null; onClose: () => void }) {
  const { t } = useTranslation('messaging')
  const reload = useReloadMessages()
  const form = useContractForm('createMessageTemplate', templateForm, {
    start: template ? startOf(template) : EMPTY,
    body: bodyOf,
    send: (body: TemplateForm) =>
      template
        ? call('editMessageTemplate', { params: { id: template.template_id }, body })
        : call('createMessageTemplate', { body }),
    done: async () => {
      onClose()
      toast.success(t('template.saved'))
      await reload()
    },
    failureIn: 'form',
  })
  const { channel, category, event, text, text_hi } = form.hands.watch()
  const isService = category === 'service_implicit'
  return (
    <FormDialog
      form={form}
      title={
        template
          ? t('template.editTitle', { name: template.name, version: template.version + 1 })
          : t('template.newTitle')
      }
      confirm={t('template.save')}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>{t('template.lead')}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextField name="name" label={t('template.name')} input={{ autoComplete: 'off', maxLength: 80 }} />
        {template === null && (
          <SelectField
            name="channel"
            label={t('template.channel')}
            choices={MESSAGE_CHANNELS.map((id) => ({ id, value: t(`channel.${id}`) }))}
          />
        )}
        <SelectField
          name="category"
          label={t('template.category')}
          help={t('template.categoryHelp')}
          choices={MESSAGE_CATEGORIES.map((id) => ({ id, value: t(`category.${id}`) }))}
        />
        {isService ? (
          <EventFields channel={channel} event={event || SERVICE_EVENTS[0]} />
        ) : (
          <OwnWords channel={channel} text={text} text_hi={text_hi} />
        )}
        {channel === 'sms' && (
          <>
            <DialogContentText>{t('template.operators')}</DialogContentText>
            <TextField name="header" label={t('template.header')} input={{ autoComplete: 'off', maxLength: 8 }} />
            {(['entity_id', 'dlt_id', 'dlt_id_hi'] as const).map((field) => (
              <TextField
                key={field}
                name={field}
                label={t(`template.${field}`)}
                input={{ autoComplete: 'off', inputMode: 'numeric', maxLength: 19 }}
              />
            ))}
          </>
        )}
      </Box>
    </FormDialog>
  )
}

/** A service message: its event, and the words that everybody reads. */
function EventFields({ channel, event }: { channel: TemplateForm['channel']; event: ServiceEvent }) {
  const { t } = useTranslation('messaging')
  const { subject, subject_hi, text, text_hi } = serviceWords(event, channel)
  return (
    <>
      <SelectField
        name="event"
        label={t('template.event')}
        help={t('template.eventHelp')}
        choices={SERVICE_EVENTS.map((id) => ({ id, value: t(`event.${id}`) }))}
      />
      <Box component="dl" sx={{ m: 0 }}>
        <WordsOf label={t('template.text')} subject={subject} text={text} lang={DEFAULT_LOCALE} />
        <WordsOf label={t('template.textHi')} subject={subject_hi} text={text_hi} lang={TRANSLATED} />
      </Box>
    </>
  )
}

function WordsOf({ label, subject, text, lang }: { label: string; subject: string; text: string; lang: Locale }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" lang={lang} sx={{ m: 0, mb: 3 }}>
        {subject !== '' && <Typography sx={{ fontWeight: 600 }}>{subject}</Typography>}
        <Typography>{text}</Typography>
      </Box>
    </>
  )
}

/** Every other message: words of its own, which go only to whoever agreed to be written to about offers. */
function OwnWords({ channel, text, text_hi }: Pick<TemplateForm, 'channel' | 'text' | 'text_hi'>) {
  const { t } = useTranslation('messaging')
  const variables = variablesOf(text)
  const promotional = [...promotionalIn(text), ...promotionalIn(text_hi)]
  const choicesOf = (type: string | null | undefined) => [
    { id: '', value: t('template.choose') },
    ...TEMPLATE_FILLS.filter((fill) => FILL_TYPES[fill] === type).map((id) => ({ id, value: t(`fill.${id}`) })),
  ]
  return (
    <>
      {channel === 'email' && (
        <>
          <TextField name="subject" label={t('template.subject')} input={{ autoComplete: 'off', maxLength: 120 }} />
          <TextField
            name="subject_hi"
            label={t('template.subjectHi')}
            input={{ autoComplete: 'off', maxLength: 120 }}
          />
        </>
      )}
      <TextField
        name="text"
        label={t('template.text')}
        help={t('template.textHelp', { types: VARIABLE_TYPES.map((type) => `#${type}#`).join(', ') })}
        rows={3}
        input={{ maxLength: 480 }}
      />
      <TextField name="text_hi" label={t('template.textHi')} rows={3} input={{ maxLength: 480 }} />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {t('template.share', {
          share: percent(Math.round(fixedShare(text) * 100)),
          least: percent(LEAST_FIXED * 100),
        })}
        {promotional.length > 0 && <> {t('template.selling', { words: promotional.join(', ') })}</>}
      </Typography>
      {FILL_FIELDS.map(
        (field, at) =>
          at < variables.length && (
            <SelectField
              key={field}
              name={field}
              label={t('template.fill', { at: at + 1, type: variables[at] ?? '?' })}
              choices={choicesOf(variables[at])}
            />
          ),
      )}
      {variables.length > VARIABLES.most && (
        <TextField name="third_reason" label={t('template.third')} input={{ autoComplete: 'off', maxLength: 300 }} />
      )}
    </>
  )
}
