import { StartWhenComplete } from '#src/areas/customer/user/user-detail/StartWhenComplete.tsx'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { ProductFormPage } from '#src/features/profile/ProductFormPage.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { HOUSING_FORM_VIEW } from './housing-form-view.ts'

/** /user/user-detail/affordable-housing-loan: the form; who has answered it all goes straight on to the offers. */
export function HousingLoanDetailPage() {
  const complete = useSession(({ user }) => user?.hl_completed === 1)
  const editing = useSession((session) => session.isEditingHousing)
  return (
    <StartWhenComplete product={PRODUCT.housing} complete={complete} editing={editing}>
      <ProductFormPage form={HOUSING_FORM_VIEW} />
    </StartWhenComplete>
  )
}
