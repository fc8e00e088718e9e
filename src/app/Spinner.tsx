import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandLogo } from '#src/brand/BrandLogo.tsx'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import type { PageRow } from '#src/contract/pages/page-row.ts'
import { reloadPage } from '#src/lib/page.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { Button } from '#src/ui/site/Button.tsx'

/** The full-screen spinner. It shows itself after 300 ms (in the stylesheet), so that a quick answer never flashes. */
export function Spinner({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <div className="app-spinner" role="status">
      <BrandLogo />
      <span className="app-lane" aria-hidden="true" />
      <span className="app-hidden">{t('loading')}</span>
      {children}
    </div>
  )
}

/** Covers a screen that depends on the stored session until it has been read; what is public stays readable. */
export function RestoreCover({ page }: { page: PageKey }) {
  const { t } = useTranslation(['common', 'errors'])
  const restoring = useSession((session) => session.restoring)
  const overdue = useSession((session) => session.overdue)
  const { guard, bySession }: PageRow = PAGES[page]
  const depends = guard !== 'none' || (bySession && !overdue)
  if (!restoring || !depends) return null
  return (
    <Spinner>
      {overdue && (
        <>
          <p>{t('errors:timeout')}</p>
          <Button look="secondary" onClick={reloadPage}>
            {t('tryAgain')}
          </Button>
        </>
      )}
    </Spinner>
  )
}
