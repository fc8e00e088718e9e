import type { TemplateRow } from '#server/db/repositories/messages/message-templates.ts'
import type { Deps } from '#server/deps.ts'
import { companyOf } from '#server/env-company.ts'
import { publicOrigin } from '#server/services/shared/public-origin.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { daysBetween, istDay } from '#src/contract/rules/calendar.ts'
import { eventStatuses } from '#src/contract/rules/messages/service-events.ts'
import { fillsOf, isForOffers } from '#src/contract/rules/messages/template-problems.ts'
import type { TemplateFill } from '#src/contract/rules/messages/template-problems.ts'
import { fillTemplate, variablesOf } from '#src/contract/rules/messages/template-text.ts'

/** Path of the page on which whoever got a message says that they want no more of its kind. */
export const STOP_PATH = '/stop/'
/** For what the codes of these links are signed. */
export const STOP_LINK = 'message-stop'

/** What stands in the places of a text for one person; `code`: of their link to say no. */
export interface Filling {
  brand: string
  first_name: string
  reference: string
  moved_at: Date | null
  /** Of their application; null where there is none. */
  status: string | null
  code: string
}

/** A text as one person reads it, in their language. A mail about offers says below how to say no. */
export function campaignText(
  { env, clock, brands }: Pick<Deps, 'env' | 'clock' | 'brands'>,
  template: TemplateRow,
  language: Locale,
  { brand: code, first_name, reference, moved_at, code: link }: Filling,
): { subject: string; text: string } {
  const english = language === DEFAULT_LOCALE
  const t = textsIn(language)
  const brand = brands.find(code)
  const site = publicOrigin(env, brand)
  const { officer } = companyOf(env, brand)
  const values: Record<TemplateFill, string> = {
    first_name: first_name || t('server:message.customer'),
    reference,
    days: String(moved_at === null ? 0 : daysBetween(istDay(moved_at), istDay(clock.now()))),
    site,
    opt_out: `${site}${STOP_PATH}${link}`,
    care_number: officer.phone,
    care_email: officer.email,
  }
  const words = english ? template.text : template.text_hi
  const fills = fillsOf(template).slice(0, variablesOf(words).length)
  const text = fillTemplate(
    words,
    fills.map((fill) => (fill === '' ? '' : values[fill])),
  )
  if (template.channel === 'sms') return { subject: '', text }
  const subject = english ? template.subject : template.subject_hi
  const isOptional = isForOffers(template) && !fills.includes('opt_out')
  return { subject, text: isOptional ? `${text}\n\n${t('server:message.optOut', { link: values.opt_out })}` : text }
}

export const purposeOf = (template: Pick<TemplateRow, 'category' | 'event'>): 'service' | 'offers' =>
  isForOffers(template) ? 'offers' : 'service'

/** Whether what a service message tells of is true of this application; the words of every other are true of anybody. */
export const isTrueOf = ({ event }: Pick<TemplateRow, 'event'>, { status }: Pick<Filling, 'status'>): boolean =>
  event === '' || (status !== null && eventStatuses(event).includes(status))
