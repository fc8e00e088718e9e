import type { SmsMessage } from '#server/adapters/sms/sms-gateway.ts'
import type { TemplateRow } from '#server/db/repositories/messages/message-templates.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'

/** As the operators know this text in this language. */
export const dltRegistration = (
  { entity_id, header, dlt_id, dlt_id_hi }: TemplateRow,
  language: Locale,
): NonNullable<SmsMessage['dlt']> => ({
  entity_id,
  header,
  template_id: language === DEFAULT_LOCALE ? dlt_id : dlt_id_hi,
})
