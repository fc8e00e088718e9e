import { StartWhenComplete } from '#src/areas/customer/user/user-detail/StartWhenComplete.tsx'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { ProductFormPage } from '#src/features/profile/ProductFormPage.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { GOLD_FORM_VIEW } from './gold-form-view.ts'

/** /user/user-detail/gold-loan: the form; who has answered it all goes straight on to the lender. */
export function GoldLoanDetailPage() {
  const complete = useSession(({ user }) => user?.gl_completed === 1)
  const editing = useSession((session) => session.isEditingGold)
  return (
    <StartWhenComplete product={PRODUCT.gold} complete={complete} editing={editing}>
      <ProductFormPage form={GOLD_FORM_VIEW} />
    </StartWhenComplete>
  )
}
