import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { NewTabLink } from '#src/ui/site/NewTabLink.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'

const ITEMS = ['contact', 'answers', 'score', 'device'] as const

type PrivacyNoticeProps = { open: boolean; version: string; onAgree: () => void; onClose: () => void }

/** The notice of the Digital Personal Data Protection Rules 2025, rule 3: alone, itemised, before anything is sent. */
export function PrivacyNotice({ open, version, onAgree, onClose }: PrivacyNoticeProps) {
  const { t } = useTranslation('landing')
  const brand = useBrand()
  const policy = withQuery(pathTo('privacyPolicy'), { partner: brand.code })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('notice.title')}
      closeLabel={t('notice.close')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('notice.decline')}
          </Button>
          <Button onClick={onAgree}>{t('notice.agree')}</Button>
        </>
      }
    >
      <p className="mut">{t('notice.lead', { brand: brand.name })}</p>
      <dl className="items mt16">
        {ITEMS.map((item) => (
          <div key={item}>
            <dt>{t(`notice.items.${item}.what`)}</dt>
            <dd className="sm">{t(`notice.items.${item}.why`)}</dd>
          </div>
        ))}
      </dl>
      <p className="sm mt16">{t('notice.sharing')}</p>
      <p className="sm mt12">
        {t('notice.rights')} {t('common:withdrawalRule')}
      </p>
      <ul className="sm row wrap notice-links">
        <li>
          <NewTabLink href={`${policy}#withdraw`}>{t('notice.withdraw')}</NewTabLink>
        </li>
        <li>
          <NewTabLink href={`${policy}#complain`}>{t('notice.complain')}</NewTabLink>
        </li>
      </ul>
      <p className="xs mut mt12">{t('notice.version', { version })}</p>
    </Sheet>
  )
}
