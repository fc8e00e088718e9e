import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Button } from '#src/ui/site/Button.tsx'

type NoAccountProps = { sentTo: ReactNode; busy: boolean; onUseMobile: () => void; onOpen: () => void }

/** The address is proved, and opens nothing yet: most people have an account under their number. */
export function NoAccount({ sentTo, busy, onUseMobile, onOpen }: NoAccountProps) {
  const { t } = useTranslation('verification')
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the place of the code, and of the focus with it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <PageTitle ref={heading}>{t('noAccount.title')}</PageTitle>
      {sentTo}
      <p className="mt16" role="status">
        {t('noAccount.text')}
      </p>
      <div className="mt24 stack g12">
        <Button full onClick={onUseMobile}>
          {t('noAccount.mobile')}
        </Button>
        <Button look="secondary" full busy={busy} onClick={onOpen}>
          {t('noAccount.open')}
        </Button>
      </div>
    </>
  )
}
