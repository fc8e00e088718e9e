import { useTranslation } from 'react-i18next'
import { saidInLanguage } from '#src/lib/data-text.ts'

interface DataTextProps {
  /** Namespace whose `said` knows the sentences that the product itself brought. */
  ns: string
  text: string
}

/** A sentence that came as data: in the reader's language where we know it, else as it is, marked as English. */
export function DataText({ ns, text }: DataTextProps) {
  const { i18n } = useTranslation(ns)
  const words = saidInLanguage(i18n, ns, text)
  return words !== null || i18n.language === 'en' ? (words ?? text) : <span lang="en">{text}</span>
}
