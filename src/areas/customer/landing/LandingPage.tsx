import { Fragment, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import type { Brand } from '#src/contract/brands/brand.ts'
import { localeOf } from '#src/contract/entities/shared/language.ts'
import { LOANS, isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { ENQUIRY_KINDS, enquiryPage, MARKETED_KINDS } from '#src/contract/marketed-kinds.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { publicPath } from '#src/contract/product-paths.ts'
import { OtherDevice } from '#src/features/handover/OtherDevice.tsx'
import { isOffered, LOAN_KINDS, offeredOf, OTHER_KINDS } from '#src/features/products/product-kinds.ts'
import type { ProductKind } from '#src/features/products/product-kinds.ts'
import { ProductTile } from '#src/features/products/ProductTile.tsx'
import { getBoot } from '#src/lib/boot.ts'
import { publishedDay, publishedRange, publishedWords } from '#src/lib/published.ts'
import { forgetPath } from '#src/lib/remember.ts'
import { patchSession } from '#src/lib/session/session-store.ts'
import { Marked } from '#src/ui/site/Marked.tsx'
import { Calculator } from './Calculator.tsx'
import { Hero } from './Hero.tsx'
import { BrandExtras, HowItWorks, Promises, Questions } from './LandingSections.tsx'

const TILES = [...LOAN_KINDS, ...OTHER_KINDS.filter(({ kind }) => kind !== 'vouchers')]

/** Where a visitor starts: what it costs, and one field to begin. */
export function LandingPage() {
  const { t, i18n } = useTranslation('landing')
  const brand = useBrand()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const example = publishedRange('personal')?.example
  const range = publishedWords('personal')
  const only = getBoot().flavour === 'dedicated' && pathname === '/' ? brand.dedicated : undefined

  useEffect(() => {
    if (only) patchSession({ productType: only.productType })
  }, [only])

  const choose = ({ productType }: ProductKind) => {
    // A business is asked for its certificate first; cards are looked at before anybody signs in.
    if (isLoanProduct(productType) && LOANS[productType].registered)
      return void navigate(withQuery(pathTo('products'), { ask: PRODUCTS[productType].kind }))
    if (productType && PRODUCTS[productType].browsed) return void navigate(publicPath(productType))
    // Kept on the server with the visit, when the code is asked for.
    patchSession({ productType })
    // What was wanted before is not wanted now.
    forgetPath('customer')
    const form = document.getElementById('sign-in')
    form?.scrollIntoView({ block: 'center' })
    form?.querySelector('input')?.focus({ preventScroll: true })
  }

  return (
    <>
      <Hero
        lead={only?.lead[localeOf(i18n.language)]}
        example={isOffered(brand.kinds, 'personal') ? example : undefined}
      />
      <div className="wrap-c end">
        {!only && <Products kinds={brand.kinds} onChoose={choose} />}
        {example && <Calculator example={example} />}
        <OtherDevice />
        <HowItWorks />
        <Promises />
        <BrandExtras />
        <Questions />
        {brand.headline && !brand.ownHeadline && (
          <p className="sm mut mt40" id="headline-note">
            {t('hero.footnote')} {range && t('layout:legal.range', range)}
          </p>
        )}
      </div>
    </>
  )
}

interface ProductsProps {
  kinds: Brand['kinds']
  onChoose: (product: ProductKind) => void
}

function Products({ kinds, onChoose }: ProductsProps) {
  const { t } = useTranslation(['landing', 'products'])
  const enquiries = ENQUIRY_KINDS.filter((kind) => isOffered(kinds, kind))
  const asOf = publishedDay()
  const explained = offeredOf(LOAN_KINDS, kinds).flatMap(
    ({ productType }) => MARKETED_KINDS.find((each) => each.productType === productType) ?? [],
  )
  return (
    <section className="mt40" aria-labelledby="products-title">
      <h2 className="h1" id="products-title">
        {t('products.title')}
      </h2>
      <div className="tiles mt20">
        {offeredOf(TILES, kinds).map((product) => (
          <ProductTile key={product.kind} product={product} onChoose={onChoose} />
        ))}
      </div>
      {explained.length > 0 && (
        <p className="sm mut mt12">
          {asOf && t('products:asOf', { asOf })} {t('products.read')}
          {explained.map(({ page, segment, kind }, at) => (
            <Fragment key={segment}>
              {at > 0 ? ', ' : ' '}
              <Link to={pathTo(page)}>{t(`start.product.${kind}` as 'start.product.personal')}</Link>
            </Fragment>
          ))}
        </p>
      )}
      {enquiries.length > 0 && (
        <p className="sm mut mt12">
          {t('products.later')}
          {enquiries.map((kind, at) => (
            <Fragment key={kind}>
              {at > 0 ? ', ' : ' '}
              <Link to={pathTo(enquiryPage(kind))}>{t(`products:enquiries.${kind}`)}</Link>
            </Fragment>
          ))}
        </p>
      )}
      <p className="sm mut mt12">
        <Marked text={t('products.sell')} parts={{ partner: <Link to={pathTo('merchantForm')} /> }} />
      </p>
    </section>
  )
}
