import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { profilePath } from '#src/contract/product-paths.ts'
import { useDownloadMyData } from '#src/features/privacy/hooks.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { PrivacySection } from './PrivacySection.tsx'

/** A copy of everything, and the ways to correct it. */
export function MyDataSection() {
  const { t } = useTranslation('privacy')
  const download = useDownloadMyData()
  const productType = useSession((session) => session.productType)
  const onDownload = () => {
    if (download.isPending) return
    download.mutate(undefined, { onSuccess: () => toast.success(t('data.done')), onError: toastError })
  }
  return (
    <PrivacySection id="data" title={t('data.title')} lead={t('data.lead')}>
      <p className="mt16">
        <Button look="secondary" busy={download.isPending} onClick={onDownload}>
          {t('data.download')}
        </Button>
      </p>
      <p className="mt16">{t('data.correct')}</p>
      <ul className="mt4 stack g8">
        <li>
          <Link to={profilePath(productType)}>{t('data.form')}</Link>
        </li>
        <li>
          <Link to={profilePath(productType, 'contact-details')}>{t('data.contact')}</Link>
        </li>
      </ul>
    </PrivacySection>
  )
}
