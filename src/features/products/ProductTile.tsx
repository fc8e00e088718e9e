import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { publishedWords } from '#src/lib/published.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { ProductSpot } from '#src/ui/site/ProductSpot.tsx'
import { usePressFeedback } from '#src/ui/site/use-press-feedback.ts'
import type { ProductKind } from './product-kinds.ts'

type ProductTileProps = {
  product: ProductKind
  /** Where it leads; absent = it is a choice. */
  to?: string
  onChoose?: (product: ProductKind) => void
  /** It was chosen, and where it leads is being made ready. */
  busy?: boolean
}

/** One product: a choice, or the way to its page. */
export function ProductTile({ product, to, onChoose, busy = false }: ProductTileProps) {
  const { taken, onTake } = usePressFeedback()
  const { t } = useTranslation('products')
  const { kind, productType } = product
  const range = publishedWords(kind)
  // A loan says what lenders offer now, or nothing.
  const detail = isLoanProduct(productType) ? range && t('range', range) : t(`kinds.${kind as 'cards'}.detail`)
  const page = to ?? (productType ? null : `/${kind}`)
  const words = (
    <>
      <ProductSpot kind={kind} />
      <span className="grow">
        <span className="h3 block">{t(`kinds.${kind}.name`)}</span>
        <span className="sm block mt4">{t(`kinds.${kind}.what`)}</span>
        {detail && <span className="sm mut block">{detail}</span>}
      </span>
      <span className="mut only-m">
        <Icon name="chevronRight" />
      </span>
    </>
  )
  if (page)
    return (
      <Link className="card tile" id={kind} to={page} aria-busy={taken || undefined} onClick={onTake}>
        {words}
      </Link>
    )
  return (
    <button
      type="button"
      className="card tile"
      id={kind}
      aria-busy={busy || undefined}
      onClick={() => onChoose?.(product)}
    >
      {words}
    </button>
  )
}
