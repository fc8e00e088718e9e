import { isLoanProduct, loanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { useDetails, useProfile } from '#src/features/profile/hooks.ts'
import { useSession } from '#src/lib/session/session.ts'
import { useOpenApplication } from './use-open-application.ts'
import { WelcomeBack } from './WelcomeBack.tsx'
import { WelcomeBackFailure, WelcomeBackSkeleton } from './WelcomeBackStates.tsx'

/** /user/welcome-back and /user/business-welcome-back: continue or start new, after a check that it is the same person. */
export function WelcomeBackPage() {
  const productType = useSession((session) => session.productType)
  // Without a loan to go on with, a customer is only asked who they are: the customer routing leads on from there.
  const due = useSession((session) => session.identityDue)
  return due && !isLoanProduct(productType) ? <IdentityFirst /> : <ProductWelcome product={loanProduct(productType)} />
}

/** The check alone, for whoever has chosen no loan. */
function IdentityFirst() {
  const profile = useProfile()
  if (profile.data) return <WelcomeBack product={null} profile={profile.data} application={null} details={{}} />
  return profile.isError ? <WelcomeBackFailure onRetry={() => void profile.refetch()} /> : <WelcomeBackSkeleton />
}

function ProductWelcome({ product }: { product: LoanProduct }) {
  const profile = useProfile()
  const applications = useOpenApplication(product)
  const application = applications.data
  const due = useSession((session) => session.identityDue)
  const own = useDetails(product, due ? null : (application?.app_id ?? null))
  const known = application === null || due ? {} : own.details
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
