import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/site/Button.tsx'

type NoAccountProps = { busy: boolean; onUseMobile: () => void; onOpen: () => void }

/** The address is proved, and opens nothing yet: most people have an account under their number. */
export function NoAccount({ busy, onUseMobile, onOpen }: NoAccountProps) {
  const { t } = useTranslation('verification')
  return (
    <div className="card pad-s mt24 stack g16" role="alert">
      <h2 className="h3">{t('noAccount.title')}</h2>
      <p>{t('noAccount.text')}</p>
      <Button full onClick={onUseMobile}>
        {t('noAccount.mobile')}
      </Button>
      <Button look="secondary" full busy={busy} onClick={onOpen}>
        {t('noAccount.open')}
      </Button>
    </div>
  )
}
