import './products.css'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { LOAN_KINDS, OTHER_KINDS } from '#src/features/products/product-kinds.ts'
import type { ProductKind } from '#src/features/products/product-kinds.ts'
import { ProductTile } from '#src/features/products/ProductTile.tsx'
import { getBoot } from '#src/lib/boot.ts'
import { restoreSession } from '#src/lib/session-restore.ts'
import { getSession, patchSession, useSession } from '#src/lib/session-store.ts'
import { toastError } from '#src/lib/toast.ts'
import { Icon } from '#src/ui/site/icons.tsx'

// Only the signed-in need it, and it brings the API client.
const ResumeCard = lazy(() =>
  import('#src/features/products/ResumeCard.tsx').then(({ ResumeCard }) => ({ default: ResumeCard })),
)

/** What can be asked for. Choosing sets the product; the guards and the customer routing do the rest. */
export function ProductsPage() {
  const { t } = useTranslation('products')
  const navigate = useNavigate()
  const signedIn = useSession((session) => session.token !== null)
  const firstName = useSession((session) => session.user?.firstName)

  const choose = async ({ productType }: ProductKind) => {
    // Somebody may press before the stored session has been read.
    await restoreSession('customer')
    if (getSession().token === null) {
      patchSession({ productType })
      return navigate(getBoot().flavour === 'storefront' ? '/login' : '/')
    }
    const { setSession } = await import('#src/lib/session.ts')
    await setSession({ productType, productId: null })
    return navigate('/user/user-detail')
  }

  const tiles = (kinds: readonly ProductKind[], className: string) => (
    <div className={className}>
      {kinds.map((product) => (
        <ProductTile
          key={product.kind}
          product={product}
          onChoose={(chosen) => void choose(chosen).catch(toastError)}
        />
      ))}
    </div>
  )
  return (
    <div className="wrap-c main">
      <h1 className="h1" tabIndex={-1}>
        {firstName ? t('greeting', { name: firstName }) : t('title')}
      </h1>
      {signedIn && (
        <Suspense fallback={null}>
          <ResumeCard />
        </Suspense>
      )}
      <section className="mt32" aria-labelledby="loans-title">
        <h2 className="h2" id="loans-title">
          {t('loans')}
        </h2>
        {tiles(LOAN_KINDS, 'tiles four mt12')}
        <p className="sm mut mt12">{t('otherLoans')}</p>
      </section>
      <section className="mt32" aria-labelledby="more-title">
        <h2 className="h2" id="more-title">
          {t('more')}
        </h2>
        {tiles(OTHER_KINDS, 'tiles mt12')}
      </section>
      <section className="card pad mt32 row top g16" aria-labelledby="unsure-title">
        <span className="accent">
          <Icon name="headset" size={24} />
        </span>
        <div className="grow">
          <h2 className="h3" id="unsure-title">
            {t('unsure.title')}
          </h2>
          <p className="mut mt4">{t('unsure.text')}</p>
          <Link className="link" to="/need-help">
            {t('unsure.link')}
            <Icon name="arrowRight" size={18} />
          </Link>
        </div>
      </section>
    </div>
  )
}
