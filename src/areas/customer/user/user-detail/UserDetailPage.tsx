import { useSearchParams } from 'react-router-dom'
import { FOR_THE_LENDER, SHORT_FORM } from '#src/features/profile/forms/personal-form.ts'
import { useSession } from '#src/lib/session/session.ts'
import { FormForLender } from './FormForLender.tsx'
import { FullForm } from './FullForm.tsx'
import { ShortForm } from './ShortForm.tsx'

/**
 * /user/user-detail: the personal loan form. The short one leads to the first offers; the whole profile is opened by its steps;
 * what a lender needs beyond the offers is asked on the way to it.
 */
export function UserDetailPage() {
  const [params] = useSearchParams()
  const complete = useSession(({ user }) => user?.pl_completed === 1)
  const slug = params.get('step')
  const names = ({ steps }: typeof SHORT_FORM) => steps.some((step) => step.slug === slug)
  if (names(FOR_THE_LENDER)) return <FormForLender />
  if (names(SHORT_FORM) || (slug === null && !complete)) return <ShortForm />
  return <FullForm />
}
