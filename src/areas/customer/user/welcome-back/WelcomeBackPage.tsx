import { loanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { useDetails, useProfile } from '#src/features/profile/hooks.ts'
import { useOpenApplication } from './use-open-application.ts'
import { useSession } from '#src/lib/session.ts'
import { WelcomeBack } from './WelcomeBack.tsx'
import { WelcomeBackFailure, WelcomeBackSkeleton } from './WelcomeBackStates.tsx'

/** /user/welcome-back and /user/business-welcome-back: continue or start new, after a check that it is the same person. */
export function WelcomeBackPage() {
  const productType = useSession((session) => session.productType)
  // Cards and insurance never come here: the customer routing leads them to their lists.
  return <ProductWelcome product={loanProduct(productType)} />
}

function ProductWelcome({ product }: { product: LoanProduct }) {
  const profile = useProfile()
  const applications = useOpenApplication(product)
  const application = applications.data
  const own = useDetails(product, application?.app_id ?? null)
  const known = application === null ? {} : own.details
  if (profile.data && application !== undefined && known) {
    return <WelcomeBack product={product} profile={profile.data} application={application} details={known} />
  }
  if (!profile.isError && !applications.isError && !own.isError) return <WelcomeBackSkeleton />
  const retry = () => {
    void profile.refetch()
    void applications.refetch()
    if (own.isError) own.refetch()
  }
  return <WelcomeBackFailure onRetry={retry} />
}
