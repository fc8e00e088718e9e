import { useTranslation } from 'react-i18next'
import { ProductSpot } from '#src/ui/site/ProductSpot.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import type { ProductKind } from './product-kinds.ts'

type ProductTileProps = { product: ProductKind; onChoose: (product: ProductKind) => void }

/** One product. A kind that is not open yet is not a button, and says so. */
export function ProductTile({ product: { kind, productType }, ...rest }: ProductTileProps) {
  const { t } = useTranslation('products')
  const words = (
    <>
      <ProductSpot kind={kind} />
      <span className="grow">
        <span className="h3 block">{t(`kinds.${kind}.name`)}</span>
        <span className="sm block mt4">{t(`kinds.${kind}.what`)}</span>
        <span className="sm mut block">{t(`kinds.${kind}.detail`)}</span>
        {!productType && <span className="badge mt8">{t('notYet')}</span>}
      </span>
    </>
  )
  if (!productType)
    return (
      <div className="card tile" id={kind}>
        {words}
      </div>
    )
  return (
    <button type="button" className="card tile" id={kind} onClick={() => rest.onChoose({ kind, productType })}>
      {words}
      <span className="mut only-m">
        <Icon name="chevronRight" />
      </span>
    </button>
  )
}
