import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A link that leaves what is being typed alone: it opens a new tab, and says so. */
export function NewTabLink({ href, children }: { href: string; children?: ReactNode }) {
  const { t } = useTranslation('layout')
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr"> {t('opensNewTab')}</span>
    </a>
  )
}
