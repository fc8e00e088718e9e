import type { ReactNode } from 'react'
import { Outlet, Route, Routes, useParams } from 'react-router-dom'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { ADMIN_INDEX } from '#src/contract/pages/admin-pages.ts'
import type { PageArea, PageFrame } from '#src/contract/pages/page-row.ts'
import { isUrlSegment } from '#src/contract/rules/web/url-segment.ts'
import { getBoot } from '#src/lib/boot.ts'
import { bearerOf, useSession } from '#src/lib/session/session-store.ts'
import { AdminIndex, BARE, FRAMED, Guarded } from './Guarded.tsx'
import { CustomerLayout } from './layouts/CustomerLayout.tsx'
import { routesOf } from './route-table.ts'
import type { Screen } from './screen.ts'
import { FRAMES, SCREENS } from './screens.ts'
import { CustomerSessionEnd } from './session/CustomerSessionEnd.tsx'

/** The routes of this host, made from the page table. A frame stays while the pages inside it change. */
export function AppRoutes() {
  const { flavour, mode } = getBoot()
  const routes = routesOf(flavour, mode)
  const within = (area: PageArea, frame: PageFrame) =>
    routes
      .filter(({ page }) => PAGES[page].area === area && PAGES[page].frame === frame)
      .map(({ path, page }) => (
        <Route
          key={path}
          path={path}
          element={path === '/:urlSegment' ? <Segment page={page} /> : <Page page={page} />}
        />
      ))
  return (
    <Routes>
      <Route element={<CustomerLayout />}>{within('customer', 'full')}</Route>
      <Route element={<BareFrame />}>{within('customer', 'bare')}</Route>
      <Route path={ADMIN_INDEX} element={<AdminIndex />} />
      <Route element={<BackOffice area="admin" frame={FRAMES.admin} />}>{within('admin', 'full')}</Route>
      <Route element={<BackOffice area="partner" frame={FRAMES.partner} />}>{within('partner', 'full')}</Route>
      <Route element={<BackOffice area="admin" frame={FRAMES.admin} open />}>{within('admin', 'either')}</Route>
      <Route element={<BackOffice area="partner" frame={FRAMES.partner} open />}>{within('partner', 'either')}</Route>
      <Route element={<LoginFrame />}>
        {within('admin', 'login')}
        {within('partner', 'login')}
      </Route>
    </Routes>
  )
}

/** As the server has it: what cannot be a segment opens nothing. */
function Segment({ page }: { page: PageKey }) {
  const { urlSegment = '' } = useParams()
  return <Page page={isUrlSegment(urlSegment) ? page : 'notFound'} />
}

function Page({ page }: { page: PageKey }) {
  const Content = SCREENS[page]
  const { area, guard } = PAGES[page]
  return (
    <Guarded page={page}>
      {area === 'customer' && guard === 'none' && <CustomerSessionEnd />}
      {guard === 'user' || guard === 'signed-in' ? (
        <FRAMES.user>
          <Content />
        </FRAMES.user>
      ) : (
        <Content />
      )}
    </Guarded>
  )
}

interface BackOfficeProps {
  area: PageArea
  frame: Screen
  /** Visitors see its pages too, in the frame of the sign-in. */
  open?: boolean
}

/** The frame of a signed-in back office; a visitor without a session never loads it. */
function BackOffice({ area, frame: Frame, open = false }: BackOfficeProps): ReactNode {
  const restored = useSession((session) => session.restored[area])
  const signedIn = useSession(() => bearerOf(area) !== null)
  if (open && !restored) return null
  if (open && !signedIn) return <LoginFrame />
  return restored && signedIn ? (
    <Frame>
      <Outlet context={FRAMED} />
    </Frame>
  ) : (
    <Outlet context={BARE} />
  )
}

const BareFrame = () => (
  <main id="main" tabIndex={-1}>
    <Outlet />
  </main>
)

const LoginFrame = () => (
  <FRAMES.backOfficeLogin>
    <Outlet />
  </FRAMES.backOfficeLogin>
)
