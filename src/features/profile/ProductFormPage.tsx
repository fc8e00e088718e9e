import { isDetailedProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { ProductFormView } from './forms/step-view.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { useFormDraft, useOwnDetails, useProfile } from './hooks.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { ProductForm } from './ProductForm.tsx'

/** The page of a product's form: what the server has, then the form. */
export function ProductFormPage({ form }: { form: ProductFormView }) {
  const { product } = form.plan
  const profile = useProfile()
  const own = useOwnDetails(product)
  // What was typed offline, before the browser was closed, is in the form from its first drawing.
  const found = useFormDraft(profile.data?.user_id ?? 0)
  if (profile.data && own.details && found !== undefined) {
    const { user_id } = profile.data
    // An application opened at the end of the form must not begin the form again.
    const key = own.appId !== null && isDetailedProduct(product) ? `${user_id}:${own.appId}` : user_id
    return (
      <ProductForm key={key} form={form} profile={profile.data} details={own.details} appId={own.appId} found={found} />
    )
  }
  if (!profile.isError && !own.isError) return <FormSkeleton />
  const retry = () => {
    if (profile.isError) void profile.refetch()
    if (own.isError) own.refetch()
  }
  return <LoadFailure onRetry={retry} />
}
