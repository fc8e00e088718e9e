import { useProfile } from '#src/features/profile/hooks.ts'
import { useOpenApplication } from '#src/features/profile/use-open-application.ts'
import { WelcomeBack } from './WelcomeBack.tsx'
import { WelcomeBackFailure, WelcomeBackSkeleton } from './WelcomeBackStates.tsx'

/** /user/welcome-back: continue or start new, after a check that it is the same person. */
export function WelcomeBackPage() {
  const profile = useProfile()
  const applications = useOpenApplication()
  if (profile.data && applications.data !== undefined) {
    return <WelcomeBack profile={profile.data} application={applications.data} />
  }
  if (!profile.isError && !applications.isError) return <WelcomeBackSkeleton />
  const retry = () => {
    void profile.refetch()
    void applications.refetch()
  }
  return <WelcomeBackFailure onRetry={retry} />
}
