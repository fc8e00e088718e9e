import type { InferType, TestContext } from 'yup'
import { HOSTS } from '#src/contract/brands/hosts.ts'
import { staffReason } from '#src/contract/rules/codes/customer-reference.ts'
import { SERVICE_EVENTS } from '#src/contract/rules/messages/service-events.ts'
import type { ServiceEvent } from '#src/contract/rules/messages/service-events.ts'
import {
  MESSAGE_CATEGORIES,
  MESSAGE_CHANNELS,
  TEMPLATE_FILLS,
  templateProblems,
} from '#src/contract/rules/messages/template-problems.ts'
import type {
  MessageCategory,
  MessageChannel,
  TemplateFill,
  TemplateText,
} from '#src/contract/rules/messages/template-problems.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { boolean, number, string, ValidationError } from '#src/contract/yup.ts'
import { isoInstant, rowId, strictObject } from '../shared/fields.ts'

/** `draft`: nobody is written to with it; `registered`: with the operators too, where it is an SMS; `retired`: no more. */
export const TEMPLATE_STATES = ['draft', 'registered', 'retired'] as const
export type TemplateState = (typeof TEMPLATE_STATES)[number]

/** Most characters of a text, variables included: of an SMS it is seven parts in Hindi. */
const TEXT_MAX = 480
const LONG_NUMBER = /^(\d{19})?$/

/** The product's own site, besides those of its brands; a subdomain of either is theirs too. */
const OWN_HOSTS = ['creditlane.example', ...HOSTS.map(({ host }) => host)]
export const isOwnHost = (host: string): boolean => OWN_HOSTS.some((own) => host === own || host.endsWith(`.${own}`))

const fill = () =>
  string<TemplateFill | ''>()
    .oneOf(['', ...TEMPLATE_FILLS], 'rules:choice.unknown')
    .defined()
const written = (max: number) => safeText(max).matches(/\S/, 'rules:required').required('rules:required')

const fields = {
  name: written(80),
  channel: string<MessageChannel>().oneOf(MESSAGE_CHANNELS, 'rules:choice.unknown').required('rules:required'),
  category: string<MessageCategory>().oneOf(MESSAGE_CATEGORIES, 'rules:template.category').required('rules:required'),
  /** What a service message tells of: its words are those of the event. Empty in every other category. */
  event: string<ServiceEvent | ''>()
    .oneOf(['', ...SERVICE_EVENTS], 'rules:choice.unknown')
    .defined(),
  /** Of a mail; an SMS has none. */
  subject: safeText(120).defined(),
  subject_hi: safeText(120).defined(),
  text: written(TEXT_MAX),
  text_hi: written(TEXT_MAX),
  fill_1: fill(),
  fill_2: fill(),
  fill_3: fill(),
  third_reason: safeText(300).defined(),
  /** As the operators know us and the text; empty while they do not. Each language is a text of its own to them. */
  entity_id: string().matches(LONG_NUMBER, 'rules:template.id').defined(),
  header: safeText(8).defined(),
  dlt_id: string().matches(LONG_NUMBER, 'rules:template.id').defined(),
  dlt_id_hi: string().matches(LONG_NUMBER, 'rules:template.id').defined(),
}

/** Every problem at its field: the same rule in the form and on the server. */
function isSendable(template: unknown, test: TestContext): true | ValidationError {
  const typed = template as Partial<TemplateText>
  if (typeof typed.text !== 'string' || typeof typed.text_hi !== 'string') return true
  // What is no text is refused at its own field.
  const texts = Object.entries(typed).filter(([, value]) => typeof value === 'string')
  const whole = {
    subject: '',
    subject_hi: '',
    third_reason: '',
    header: '',
    fill_1: '',
    fill_2: '',
    fill_3: '',
    ...Object.fromEntries(texts),
    event: SERVICE_EVENTS.find((known) => known === typed.event) ?? '',
  }
  const problems = Object.entries(templateProblems(whole as TemplateText, isOwnHost))
  if (problems.length === 0) return true
  return new ValidationError(problems.map(([path, message]) => test.createError({ path, message })))
}

/** What staff write: a version of a template. */
export const templateForm = strictObject(fields).test('template', 'rules:invalid', isSendable)
export type TemplateForm = InferType<typeof templateForm>

export const templateSchema = strictObject({
  ...fields,
  template_id: rowId(),
  version: number().integer().min(1).defined(),
  state: string<TemplateState>().oneOf(TEMPLATE_STATES).defined(),
  /** A newer version has been written. */
  replaced: boolean().defined(),
  created_by: string().nullable().defined(),
  created_at: isoInstant(),
  retired_reason: string().nullable().defined(),
})
export type MessageTemplate = InferType<typeof templateSchema>

export const templateRetireForm = strictObject({ reason: staffReason() })
