import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { loadTexts } from '#src/lib/i18n.ts'
import { later } from '#src/lib/later.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { NewTabLink } from '#src/ui/site/NewTabLink.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'

const ITEMS = ['contact', 'answers', 'score', 'device'] as const

/** The groups of `NOTICED_FIELDS`, whose words come when a number is typed: a first screen brings neither them nor the register. */
const TOLD = [
  'person',
  'contact',
  'home',
  'work',
  'business',
  'loan',
  'gold',
  'property',
  'answers',
  'study',
  'vehicle',
] as const

/** Brings the words of the notice that the first screen does without. Fails when they did not arrive. */
export const loadNotice = later('notice', () => loadTexts(['told']))

/** What is collected and why, of the answers each field; who gets it, and how to take it back. */
function NoticeText({ version }: { version: string }) {
  const { t } = useTranslation('told')
  const policy = withQuery(pathTo('privacyPolicy'), { partner: useBrand().code })
  return (
    <>
      <dl className="items mt16">
        {ITEMS.map((item) => (
          <div key={item}>
            <dt>{t(`items.${item}.what`)}</dt>
            <dd className="sm">{t(`items.${item}.why`)}</dd>
            {item === 'answers' && (
              <dd>
                <ul className="sm mt4">
                  {TOLD.map((group) => (
                    <li key={group} className="mt4">
                      {t(`fields.${group}`)}
                    </li>
                  ))}
                </ul>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="sm mt16">{t('sharing')}</p>
      <p className="sm mt12">
        {t('rights')} {t('common:withdrawalRule')}
      </p>
      <ul className="sm row wrap notice-links">
        <li>
          <NewTabLink href={`${policy}#withdraw`}>{t('withdraw')}</NewTabLink>
        </li>
        <li>
          <NewTabLink href={`${policy}#complain`}>{t('complain')}</NewTabLink>
        </li>
      </ul>
      <p className="xs mut mt12">{t('version', { version })}</p>
    </>
  )
}

type PrivacyNoticeProps = { open: boolean; version: string; onAgree: () => void; onClose: () => void }

/** The notice of the Digital Personal Data Protection Rules 2025, rule 3: alone, itemised, before anything is sent. */
export function PrivacyNotice({ open, version, onAgree, onClose }: PrivacyNoticeProps) {
  const { t } = useTranslation('landing')
  const brand = useBrand()
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
      {open && (
        <Suspense>
          <NoticeText version={version} />
        </Suspense>
      )}
    </Sheet>
  )
}
