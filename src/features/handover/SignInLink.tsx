import { pathTo } from '#src/contract/path-to.ts'
import { rememberPath } from '#src/lib/remember.ts'
import { LinkButton } from '#src/ui/site/Button.tsx'

/** To the sign-in, and back to this address after it. */
export function SignInLink({ label, back }: { label: string; back: string }) {
  return (
    <LinkButton to={pathTo('verification')} onClick={() => rememberPath('customer', back)}>
      {label}
    </LinkButton>
  )
}
