import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BrandLogo } from '#src/brand/BrandLogo.tsx'
import { pathTo } from '#src/contract/path-to.ts'
import { getBoot } from '#src/lib/boot.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { LanguageSwitch } from '#src/ui/site/LanguageSwitch.tsx'
import { CustomerAccountMenu } from './CustomerAccountMenu.tsx'
import { CustomerSiteMenu } from './CustomerSiteMenu.tsx'
import { useSiteLinks } from './use-site-links.ts'

export function CustomerHeader() {
  const { t } = useTranslation('layout')
  const signedIn = useSession((session) => session.token !== null)
  const links = useSiteLinks()
  return (
    <header className={signedIn ? 'hdr' : 'hdr guest'}>
      <div className="wrap-c">
        <Link className="logo-link" to={pathTo('landing')}>
          <BrandLogo coBrand />
        </Link>
        <nav className="nav-d" aria-label={t('mainNav')}>
          {links.map(({ key, to, current }) => (
            <Link key={key} to={to} aria-current={current}>
              {t(`nav.${key}`)}
            </Link>
          ))}
        </nav>
        <span className="hdr-more">
          <LanguageSwitch />
        </span>
        {signedIn ? (
          <CustomerAccountMenu links={links} />
        ) : (
          <>
            <LinkButton
              look="secondary"
              small
              to={getBoot().flavour === 'storefront' ? pathTo('login') : pathTo('verification')}
            >
              {t('logIn')}
            </LinkButton>
            <CustomerSiteMenu links={links} />
          </>
        )}
      </div>
    </header>
  )
}
