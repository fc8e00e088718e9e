import { useProfile } from '#src/features/profile/hooks.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { PersonalLoanForm } from './PersonalLoanForm.tsx'

/** /user/user-detail: the personal loan form. */
export function UserDetailPage() {
  const { data, isError, refetch } = useProfile()
  if (data) return <PersonalLoanForm key={data.user_id} profile={data} />
  return isError ? <LoadFailure onRetry={() => void refetch()} /> : <FormSkeleton />
}
