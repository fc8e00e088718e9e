import { NotInThisRelease } from '#src/ui/NotInThisRelease.tsx'

export function NotInThisReleasePage() {
  return <NotInThisRelease area="admin" />
}
