import './guides.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { isOffered } from '#src/features/products/product-kinds.ts'
import { productsPath } from '#src/lib/boot.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { GUIDES } from './guide-questions.ts'

/** The guides to what the brand offers. */
export function GuidesPage() {
  const { t } = useTranslation(['guides', 'guide-titles'])
  const { kinds, name } = useBrand()
  const offered = GUIDES.filter(({ kind }) => isOffered(kinds, kind))
  return (
    <div className="wrap-c main">
      <PageTitle lead={t('guides:lead')}>{t('guides:title')}</PageTitle>
      {offered.length > 0 ? (
        <ul className="guide-list mt20">
          {offered.map(({ kind, page }) => (
            <li key={kind} className="card pad">
              <h2 className="h3">
                <Link to={pathTo(page)}>{t(titleOf(PAGES[page]))}</Link>
              </h2>
              <p className="mut mt4">{t(`guides:teaser.${kind}`)}</p>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon="document" title={t('guides:none.title')} text={t('guides:none.text', { brand: name })}>
          <LinkButton look="secondary" to={productsPath()}>
            {t('guides:none.action')}
          </LinkButton>
        </EmptyState>
      )}
    </div>
  )
}
