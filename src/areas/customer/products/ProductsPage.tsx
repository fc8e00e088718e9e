import './products.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { ENQUIRY_KINDS, enquiryPage } from '#src/contract/marketed-kinds.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { startPath } from '#src/contract/product-paths.ts'
import { chooseProduct, clearProduct } from '#src/features/products/choose-product.ts'
import { isOffered, LOAN_KINDS, offeredOf, OTHER_KINDS } from '#src/features/products/product-kinds.ts'
import type { ProductKind } from '#src/features/products/product-kinds.ts'
import { ProductTile } from '#src/features/products/ProductTile.tsx'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { publishedDay } from '#src/lib/published.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { toastError } from '#src/lib/toast.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { WaitingCard } from '#src/ui/site/WaitingCard.tsx'
import { BusinessQuestion } from './BusinessQuestion.tsx'

// Only the signed-in need it, and it brings the API client.
export const ResumeCard = lazyPart(async () => (await import('./ResumeCard.tsx')).ResumeCard, WaitingCard)

/** What can be asked for. Choosing sets the product; the guards and the customer routing do the rest. */
export function ProductsPage() {
  const { t } = useTranslation('products')
  const { kinds: offered } = useBrand()
  const loans = offeredOf(LOAN_KINDS, offered)
  const others = offeredOf(OTHER_KINDS, offered)
  const enquiries = ENQUIRY_KINDS.filter((kind) => isOffered(offered, kind))
  const asOf = publishedDay()
  const personal = isOffered(offered, 'personal')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [asking, setAsking] = useState(params.get('ask') === 'business' && isOffered(offered, 'business'))
  const signedIn = useSession((session) => session.token !== null)
  const firstName = useSession((session) => session.user?.firstName)

  const [chosen, setChosen] = useState<ProductKind['kind'] | null>(null)

  const choose = async ({ kind, productType }: ProductKind) => {
    if (chosen !== null) return
    if (kind === 'business') return setAsking(true)
    if (!productType) return
    setChosen(kind)
    try {
      await navigate(await chooseProduct(productType))
    } finally {
      setChosen(null)
    }
  }
  const answer = async (registered: boolean) => {
    setAsking(false)
    if (registered) return navigate(await chooseProduct(PRODUCT.business))
    if (!personal) {
      await clearProduct()
      return navigate(pathTo('kindPersonal'))
    }
    await chooseProduct(PRODUCT.personal)
    return navigate(startPath(PRODUCT.personal), { replace: true })
  }
  const close = () => {
    // An answer closes the dialog too, and that takes nothing back.
    if (!asking) return
    setAsking(false)
    void clearProduct()
  }

  const tiles = (kinds: readonly ProductKind[], className: string) => (
    <div className={className}>
      {kinds.map((product) => (
        <ProductTile
          key={product.kind}
          product={product}
          busy={product.kind === chosen}
          onChoose={(pressed) => void choose(pressed).catch(toastError)}
        />
      ))}
    </div>
  )
  return (
    <div className="wrap-c main">
      <PageTitle>{firstName ? t('greeting', { name: firstName }) : t('title')}</PageTitle>
      {signedIn && <ResumeCard />}
      {loans.length + enquiries.length > 0 && (
        <section className="mt32" aria-labelledby="loans-title">
          <h2 className="h2" id="loans-title">
            {t('loans')}
          </h2>
          {tiles(loans, 'tiles four mt12')}
          {asOf && loans.length > 0 && <p className="xs mut mt12">{t('asOf', { asOf })}</p>}
          {enquiries.length > 0 && (
            <>
              <p className="sm mut mt12">{t('otherLoans')}</p>
              <p className="kinds">
                {enquiries.map((kind) => (
                  <Link key={kind} to={pathTo(enquiryPage(kind))}>
                    {t(`enquiries.${kind}`)}
                  </Link>
                ))}
              </p>
            </>
          )}
        </section>
      )}
      {others.length > 0 && (
        <section className="mt32" aria-labelledby="more-title">
          <h2 className="h2" id="more-title">
            {t('more')}
          </h2>
          {tiles(others, 'tiles mt12')}
        </section>
      )}
      <section className="card pad mt32 row top g16" aria-labelledby="unsure-title">
        <span className="accent">
          <Icon name="headset" size={24} />
        </span>
        <div className="grow">
          <h2 className="h3" id="unsure-title">
            {t('unsure.title')}
          </h2>
          <p className="mut mt4">{t('unsure.text')}</p>
          <Link className="link" to={pathTo('needHelp')}>
            {t('unsure.link')}
            <Icon name="arrowRight" size={18} />
          </Link>
        </div>
      </section>
      <BusinessQuestion
        open={asking}
        personal={personal}
        onAnswer={(registered) => void answer(registered).catch(toastError)}
        onClose={close}
      />
    </div>
  )
}
