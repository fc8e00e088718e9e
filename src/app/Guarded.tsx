import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useOutletContext } from 'react-router-dom'
import { firstPath } from '#src/contract/access.ts'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import { DEFAULT_PRODUCT } from '#src/contract/entities/shared/loan-products.ts'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import type { PageRow } from '#src/contract/pages/page-row.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { namesForm } from '#src/contract/product-paths.ts'
import { chooseProduct } from '#src/features/products/choose-product.ts'
import { getBoot, productsPath } from '#src/lib/boot.ts'
import { LENDER_TYPE } from '#src/lib/env.ts'
import {
  forgetLeft,
  forgetPath,
  hasJustLeft,
  rememberedPath,
  rememberPath,
  storedLenderKey,
} from '#src/lib/remember.ts'
import { getSession, patchSession, useSession } from '#src/lib/session/session-store.ts'
import type { Session } from '#src/lib/session/session-store.ts'
import { customerRoute } from './customer-routing.ts'
import { ADMIN_LOGIN, adminLogin, judge } from './guards.ts'

const SIGNED_IN_ELSEWHERE: readonly PageKey[] = ['landing', 'login']
const WELCOMING: readonly PageKey[] = ['welcomeBack', 'businessWelcomeBack']

/** What a back office's frame tells the pages inside it: whether it is there. */
export const FRAMED = 'framed'
export const BARE = 'bare'

/** Opens the page, or sends the visitor where they belong. Waits while the stored session is read. */
export function Guarded({ page, children }: { page: PageKey; children: ReactNode }) {
  const session = useSession()
  const location = useLocation()
  // A session that arrives while the page is drawn may be seen here before it is seen by the frame.
  const frame = useOutletContext<typeof FRAMED | typeof BARE | undefined>()
  const { area, guard, bySession }: PageRow = PAGES[page]
  const path = location.pathname + location.search
  const ready = session.restored[area] || (guard === 'none' && session.overdue)
  const remembered = area === 'admin' ? null : rememberedPath(area)
  const callback = new URLSearchParams(location.search).get('callback')
  const chooses =
    ready && session.token !== null && !session.identityDue && namesForm(page, location.search, session.productType)
  const verdict = ready && !chooses ? judge({ page, path, callback, remembered }, session) : null
  const target = verdict?.to ?? (ready && !chooses ? customerTarget(page, session, location.search) : null)

  useEffect(() => {
    if (target === null && ready && path === rememberedPath(area)) forgetPath(area)
    if (WELCOMING.includes(page) && target === null && ready) patchSession({ returning: false })
  }, [area, page, path, ready, target])

  if (chooses) return <Choosing />
  const waits = guard !== 'none' || (bySession && getBoot().hasSession[area])
  if ((waits && !ready) || (target === null && frame === BARE)) return null
  return target === null ? (
    children
  ) : (
    <Redirect to={target} from={verdict?.remember ? path : null} area={area} denied={verdict?.denied} />
  )
}

/** A form that is asked for by its address is the product that is asked for: nobody has to choose it first. */
function Choosing() {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    chooseProduct(DEFAULT_PRODUCT).catch(() => setFailed(true))
  }, [])
  return failed ? <Navigate to={productsPath()} replace /> : null
}

/** Customers with a session are led to the page their product and profile ask for. */
function customerTarget(page: PageKey, session: Session, search: string): string | null {
  if (session.token === null || session.identityDue || PAGES[page].area !== 'customer') return null
  if (SIGNED_IN_ELSEWHERE.includes(page)) return productsPath()
  if (PAGES[page].guard !== 'user' || session.productType === null || session.user === null) return null
  const target = customerRoute({
    page,
    productType: session.productType,
    user: session.user,
    appId: session.appId,
    returning: session.returning,
    editing: session.isEditingGeneral || new URLSearchParams(search).has('step'),
    lenderSubmission: LENDER_TYPE !== '' && storedLenderKey() !== null,
  })
  return target === null ? null : pathTo(target)
}

interface RedirectProps {
  to: string
  from: string | null
  area: 'customer' | 'admin' | 'partner'
  denied: PageKey | undefined
}

function Redirect({ to, from, area, denied }: RedirectProps) {
  const signsIn = from !== null || to.startsWith(ADMIN_LOGIN)
  // Who signs out on purpose does not want to come back to the same screen.
  const [left] = useState(() => signsIn && hasJustLeft())
  useEffect(() => {
    if (left) forgetLeft()
    else if (from !== null) rememberPath(area, from)
  }, [area, from, left])
  return (
    <Navigate
      to={toOnThisHost(left && area === 'admin' ? ADMIN_LOGIN : to)}
      replace
      {...(denied && { state: { denied } })}
    />
  )
}

/** A storefront has its products on the empty path and its sign-in at /login. */
function toOnThisHost(to: string): string {
  if (getBoot().flavour !== 'storefront') return to
  if (to === pathTo('products')) return productsPath()
  return to === pathTo('landing') ? pathTo('login') : to
}

/** `/admin` is the dashboard, or the first page of a role without one, in one hop. */
export function AdminIndex() {
  const { adminToken, roleId, restored } = getSession()
  const ready = useSession((session) => session.restored.admin)
  if (!ready || !restored.admin) return null
  const to = adminToken !== null && isAdminRole(roleId) ? firstPath(roleId) : adminLogin(pathTo('dashboard'))
  return <Navigate to={to} replace />
}
