import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import type { ProductKindName } from '#src/contract/brands/brand.ts'
import { ENQUIRY_KINDS, isEnquiryKind, MARKETED_KINDS } from '#src/contract/marketed-kinds.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { productsPath } from '#src/lib/boot.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { isOffered, LOAN_KINDS, offeredOf, OTHER_KINDS } from './product-kinds.ts'
import { ProductTile } from './ProductTile.tsx'

/** A product that the partner has left out: says so, and leads on to what it does offer. */
export function NotOffered({ kind }: { kind: ProductKindName }) {
  const { t } = useTranslation(['kind', 'products'])
  const { name, kinds } = useBrand()
  const signedIn = useSession((session) => session.token !== null)
  const enquiries = ENQUIRY_KINDS.filter((each) => isOffered(kinds, each))
  const product = t(isEnquiryKind(kind) ? `products:enquiries.${kind}` : `products:kinds.${kind}.name`)
  return (
    <div className="wrap-c main">
      <PageTitle lead={t('notOffered.text', { brand: name, product })}>{t('notOffered.title')}</PageTitle>
      <div className="tiles mt20">
        {offeredOf([...LOAN_KINDS, ...OTHER_KINDS], kinds).map((each) => (
          <ProductTile key={each.kind} product={each} to={wayTo(each.kind)} />
        ))}
      </div>
      {enquiries.length > 0 && (
        <p className="sm mut mt12">
          {t('notOffered.enquiries')}{' '}
          {enquiries.map((each, at) => (
            <span key={each}>
              {at > 0 && ', '}
              <Link to={wayTo(each)}>{t(`products:enquiries.${each}`)}</Link>
            </span>
          ))}
        </p>
      )}
      {signedIn && (
        <p className="mt24">
          <Link className="link" to={pathTo('applicationStatus')}>
            {t('notOffered.applications')}
          </Link>
        </p>
      )}
    </div>
  )
}

/** The public page of what is marketed; insurance has none before the sign-in but its tile. */
function wayTo(kind: ProductKindName): string {
  const marketed = MARKETED_KINDS.find((each) => each.kind === kind)
  if (marketed) return pathTo(marketed.page)
  if (kind === 'vouchers') return pathTo('vouchers')
  return `${productsPath()}#insurance`
}
