import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '#src/contract/path-to.ts'
import { QueryScope } from '#src/lib/QueryScope.tsx'
import { useSession } from '#src/lib/session-store.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { HandoverFrame } from './HandoverFrame.tsx'
import { SignInLink } from './SignInLink.tsx'

interface OwnerOnlyProps {
  title: string
  /** Said to who is not signed in, with the way there and back to `back`. */
  signIn: string
  back: string
  children: ReactNode
}

/** A page about an application, which is for its owner alone: everybody signs in first. */
export function OwnerOnly({ title, signIn, back, children }: OwnerOnlyProps) {
  const { t } = useTranslation('handover')
  const restored = useSession((session) => session.restored.customer)
  const signedIn = useSession((session) => session.token !== null)
  if (!restored) return <HandoverFrame title={title} text={t('loading')} busy />
  if (signedIn) return <QueryScope>{children}</QueryScope>
  return (
    <HandoverFrame title={title} text={signIn}>
      <p className="mt20">
        <SignInLink label={t('auth.go')} back={back} />
      </p>
    </HandoverFrame>
  )
}

interface LoadedProps<T> {
  title: string
  /** Said when the answer cannot be loaded. */
  failed: string
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>
  children: (data: T) => ReactNode
}

/** What an answer of the server leads to, once it is there. */
export function Loaded<T>({ title, failed, query, children }: LoadedProps<T>) {
  const { t } = useTranslation('handover')
  const { data, error, isFetching, refetch } = query
  if (error)
    return (
      <HandoverFrame title={title}>
        <div className="mt20">
          <LoadFailure title={failed} error={error} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      </HandoverFrame>
    )
  if (data === undefined) return <HandoverFrame title={title} text={t('loading')} busy />
  return children(data)
}

/** The address names no application of this customer; leads back to theirs, or to the start. */
export function NoOwnApplication({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('handover')
  const signedIn = useSession((session) => session.token !== null)
  return (
    <HandoverFrame title={title} text={text}>
      <p className="mt20">
        <LinkButton to={pathTo(signedIn ? 'customerSite' : 'landing')}>
          {signedIn ? t('auth.applications') : t('auth.home')}
        </LinkButton>
      </p>
    </HandoverFrame>
  )
}
