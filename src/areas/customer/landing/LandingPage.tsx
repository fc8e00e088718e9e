import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { ProductTile } from '#src/features/products/ProductTile.tsx'
import { LOAN_KINDS, OTHER_KINDS } from '#src/features/products/product-kinds.ts'
import type { ProductKind } from '#src/features/products/product-kinds.ts'
import { patchSession } from '#src/lib/session-store.ts'
import { Calculator } from './Calculator.tsx'
import { Hero } from './Hero.tsx'
import { BrandExtras, HowItWorks, Promises, Questions } from './LandingSections.tsx'

const TILES = [...LOAN_KINDS, ...OTHER_KINDS.filter(({ kind }) => kind !== 'vouchers')]

/** Where a visitor starts: what it costs, and one field to begin. */
export function LandingPage() {
  const { t } = useTranslation('landing')
  const brand = useBrand()

  const choose = ({ productType }: ProductKind) => {
    // Kept on the server with the visit, when the code is asked for.
    patchSession({ productType })
    const form = document.getElementById('sign-in')
    form?.scrollIntoView({ block: 'center' })
    form?.querySelector('input')?.focus({ preventScroll: true })
  }

  return (
    <>
      <Hero />
      <div className="wrap-c end">
        <section className="mt40" aria-labelledby="products-title">
          <h2 className="h1" id="products-title">
            {t('products.title')}
          </h2>
          <div className="tiles mt20">
            {TILES.map((product) => (
              <ProductTile key={product.kind} product={product} onChoose={choose} />
            ))}
          </div>
          <p className="sm mut mt12">{t('products.later')}</p>
        </section>
        <Calculator />
        <HowItWorks />
        <Promises />
        <BrandExtras />
        <Questions />
        {brand.headline && (
          <p className="sm mut mt40" id="headline-note">
            {t('hero.footnote')}
          </p>
        )}
      </div>
    </>
  )
}
