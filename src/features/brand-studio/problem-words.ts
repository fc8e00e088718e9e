import type { useTranslation } from 'react-i18next'

/** A server's own words arrive as they are; the rules' messages are keys, and some name the field. */
export const problemWords = (
  message: string,
  field: string,
  t: ReturnType<typeof useTranslation<'rules'>>['t'],
): string => (message.startsWith('rules:') ? t(message as 'rules:required', { field }) : message)
