import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '#src/contract/path-to.ts'
import { QueryScope } from '#src/lib/http/QueryScope.tsx'
import { useSession } from '#src/lib/session/session-store.ts'
import type { Answer } from '#src/ui/page/answer.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
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

interface LoadedPageProps<T> {
  title: string
  /** Said when the answer cannot be loaded. */
  failed: string
  query: Answer<T>
  children: (data: T) => ReactNode
}

/** What an answer of the server leads to, once it is there. */
export function LoadedPage<T>({ title, failed, query, children }: LoadedPageProps<T>) {
  const { t } = useTranslation('handover')
  // Who is led somewhere by an answer must not be led by an old one.
  if (query.data !== undefined && query.error === null) return children(query.data)
  const failing = query.error !== null || !query.isFetching
  return (
    <HandoverFrame title={title} {...(!failing && { text: t('loading'), busy: true })}>
      <Loaded query={query} failed={failed} older="goes" space="mt20" waiting={null}>
        {() => null}
      </Loaded>
    </HandoverFrame>
  )
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
