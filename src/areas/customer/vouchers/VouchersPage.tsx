import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { NotOffered } from '#src/features/products/NotOffered.tsx'
import { isOffered } from '#src/features/products/product-kinds.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { VoucherSkeleton } from './VoucherSkeleton.tsx'

const VoucherBoard = lazyPart(async () => (await import('./VoucherBoard.tsx')).VoucherBoard, VoucherSkeleton)

/** Vouchers to browse and claim. The page is prerendered without them. */
export function VouchersPage() {
  const { t } = useTranslation('vouchers')
  const { kinds } = useBrand()
  if (!isOffered(kinds, 'vouchers')) return <NotOffered kind="vouchers" />
  return (
    <div className="wrap-c main">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <VoucherBoard />
    </div>
  )
}
