import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BrandLogo } from '#src/brand/BrandLogo.tsx'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { isOffered } from '#src/features/products/product-kinds.ts'
import { getBoot } from '#src/lib/boot.ts'
import { publishedWords } from '#src/lib/published.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { NewTabLink } from '#src/ui/site/NewTabLink.tsx'

export function CustomerFooter() {
  const { t } = useTranslation(['layout', 'titles'])
  const { code, kinds, name } = useBrand()
  const signedIn = useSession((session) => session.userId !== null)
  const range = isOffered(kinds, 'personal') && publishedWords('personal')
  return (
    <footer className="foot">
      <div className="wrap-c stack g24">
        <div className="row wrap between">
          <Link className="logo-link" to={pathTo('landing')}>
            <BrandLogo variant="dark" />
          </Link>
          <nav className="row wrap foot-nav" aria-label={t('footerNav')}>
            <NewTabLink href={withQuery(pathTo('privacyPolicy'), { partner: code })}>{t('privacy')}</NewTabLink>
            <NewTabLink href={withQuery(pathTo('termsOfUse'), { partner: code })}>{t('terms')}</NewTabLink>
            <Link to={pathTo('costCalculator')}>{t('calculator')}</Link>
            <Link to={pathTo('howWeMatch')}>{t('howWeMatch')}</Link>
            <Link to={pathTo('ourLenders')}>{t('titles:ourLenders')}</Link>
            <Link to={`${pathTo('needHelp')}#grievance`}>{t('grievance')}</Link>
            <Link to={pathTo('needHelp')}>{t('needHelp')}</Link>
            {signedIn && (
              <>
                <Link to={pathTo('tickets')}>{t('myTickets')}</Link>
                <Link to={pathTo('privacyCentre')}>{t('privacyCentre')}</Link>
              </>
            )}
          </nav>
        </div>
        <p className="xs">
          {range && t('legal.range', range)} {t('legal.band', { brand: name })}
        </p>
        {getBoot().sandbox && <p className="xs">{t('legal.sample')}</p>}
        <p className="xs">{t('legal.copyright', { year: getBoot().year, company: getBoot().company.legalName })}</p>
      </div>
    </footer>
  )
}
