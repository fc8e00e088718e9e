import { forbiddenIn } from '../forbidden-words.ts'
import { promotionalIn } from './promotional-words.ts'
import { serviceWords } from './service-events.ts'
import type { ServiceEvent } from './service-events.ts'
import { fixedShare, hasNeighbours, hostsIn, LEAST_FIXED, VARIABLES, variablesOf } from './template-text.ts'
import type { VariableType } from './template-text.ts'

export const MESSAGE_CHANNELS = ['sms', 'email'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/**
 * Kinds of commercial messages (TRAI TCCCPR 2018): about what somebody has with us; what they agreed to be told besides;
 * everything that sells. The fourth, transactional, is a bank's one-time code alone, and we are no bank.
 */
export const MESSAGE_CATEGORIES = ['service_implicit', 'service_explicit', 'promotional'] as const
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number]

/** What a variable stands for, and of which type it has to be. */
export const FILL_TYPES = {
  first_name: 'alphanumeric',
  reference: 'alphanumeric',
  days: 'numeric',
  site: 'url',
  opt_out: 'url',
  care_number: 'cbn',
  care_email: 'email',
} as const satisfies Record<string, VariableType>
export type TemplateFill = keyof typeof FILL_TYPES
export const TEMPLATE_FILLS = Object.keys(FILL_TYPES) as TemplateFill[]

/** What a template says, as far as rules look at it. */
export interface TemplateText {
  channel: MessageChannel
  category: MessageCategory
  /** What a service message tells of; empty in every other. */
  event: ServiceEvent | ''
  subject: string
  subject_hi: string
  text: string
  text_hi: string
  /** For each variable in order; empty = not chosen. */
  fill_1: TemplateFill | ''
  fill_2: TemplateFill | ''
  fill_3: TemplateFill | ''
  /** Why a third variable cannot be done without. */
  third_reason: string
  header: string
}
export type TemplateField = keyof TemplateText

export const fillsOf = ({ fill_1, fill_2, fill_3 }: Pick<TemplateText, 'fill_1' | 'fill_2' | 'fill_3'>) =>
  [fill_1, fill_2, fill_3] as const

/** Whether a message needs the consent to be written to about offers: all that tells of none of the service events. */
export const isForOffers = ({ category, event }: Pick<TemplateText, 'category' | 'event'>): boolean =>
  category !== 'service_implicit' || event === ''

const NAME_OF_SERVICE = /^[A-Z]{3,6}$/
const NAME_OF_PROMOTION = /^\d{3,8}$/

/**
 * Why a template could not be registered or sent, by field: keys of the rules. `isOwnHost`: whether an address in the
 * fixed words is ours.
 */
export function templateProblems(
  template: TemplateText,
  isOwnHost: (host: string) => boolean,
): Partial<Record<TemplateField, string>> {
  const problems: Partial<Record<TemplateField, string>> = {}
  const note = (field: TemplateField, key: string | null) => {
    if (key !== null) problems[field] ??= `rules:template.${key}`
  }
  const { channel, category, text, text_hi, header } = template
  const variables = variablesOf(text)
  for (const field of [
    'text',
    'text_hi',
    ...(channel === 'email' ? (['subject', 'subject_hi'] as const) : []),
  ] as const)
    note(field, problemOfWords(template[field], category, isOwnHost))
  for (const field of ['text', 'text_hi'] as const) note(field, problemOfVariables(template[field]))
  if (variablesOf(text_hi).join() !== variables.join()) note('text_hi', 'same')
  if (!/\p{Script=Devanagari}/u.test(text_hi)) note('text_hi', 'hindi')
  if (channel === 'email') {
    for (const field of ['subject', 'subject_hi'] as const) {
      if (template[field].trim() === '') note(field, 'subject')
      if (variablesOf(template[field]).length > 0) note(field, 'subjectVariable')
    }
  } else if (header !== '' && !(category === 'promotional' ? NAME_OF_PROMOTION : NAME_OF_SERVICE).test(header))
    note('header', category === 'promotional' ? 'headerDigits' : 'headerLetters')
  for (const [at, fill] of fillsOf(template).entries()) {
    const field = (['fill_1', 'fill_2', 'fill_3'] as const)[at]
    const type = variables[at]
    if (field === undefined) continue
    if (type === undefined && fill !== '') note(field, 'fillNowhere')
    if (type !== undefined && fill === '') note(field, 'fillMissing')
    if (type && fill !== '' && FILL_TYPES[fill] !== type) note(field, 'fillType')
  }
  if (variables.length > VARIABLES.most && template.third_reason.trim() === '') note('third_reason', 'third')
  if (channel === 'sms' && isForOffers(template) && !fillsOf(template).includes('opt_out')) note('text', 'optOut')
  if (category !== 'service_implicit') {
    if (template.event !== '') note('event', 'eventNowhere')
  } else if (template.event === '') note('event', 'event')
  else
    for (const [field, words] of Object.entries(serviceWords(template.event, channel)))
      if (template[field as TemplateField] !== words) note(field as TemplateField, 'eventWords')
  return problems
}

function problemOfWords(text: string, category: MessageCategory, isOwnHost: (host: string) => boolean): string | null {
  if (forbiddenIn(text).length > 0) return 'forbidden'
  if (category !== 'promotional' && promotionalIn(text).length > 0) return 'promotional'
  return hostsIn(text).every(isOwnHost) ? null : 'host'
}

function problemOfVariables(text: string): string | null {
  const variables = variablesOf(text)
  if (variables.includes(null)) return 'variable'
  if (variables.length > VARIABLES.withReason) return 'variables'
  if (hasNeighbours(text)) return 'neighbours'
  return fixedShare(text) < LEAST_FIXED ? 'fixed' : null
}
