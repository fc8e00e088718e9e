import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type OutsideLinkProps = { href: string; className?: string; children: ReactNode }

/** A bank's page in a tab of its own; it learns neither where the visitor comes from nor gets hold of our window. */
export function OutsideLink({ href, className = 'link', children }: OutsideLinkProps) {
  const { t } = useTranslation('layout')
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr"> {t('opensNewTab')}</span>
    </a>
  )
}
