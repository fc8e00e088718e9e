import type { ReactNode } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { ADMIN_INDEX } from '#src/contract/pages/admin-pages.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import { getBoot } from '#src/lib/boot.ts'
import { bearerOf, useSession } from '#src/lib/session/session-store.ts'
import { AdminIndex, BARE, FRAMED, Guarded } from './Guarded.tsx'
import { CustomerLayout } from './layouts/CustomerLayout.tsx'
import { pageAt, routesOf } from './route-table.ts'
import type { Screen } from './screen.ts'
import { FRAMES, SCREENS } from './screens.ts'
import { CustomerSessionEnd } from './session/CustomerSessionEnd.tsx'

/**
 * The page of the address, in its frame, which stays while the pages inside it change. The router is given the paths of
 * this page alone: it would rank all of the table anew at each visit.
 */
export function AppRoutes() {
  const { flavour, mode } = getBoot()
  const { pathname } = useLocation()
  const routes = routesOf(flavour, mode)
  const page = pageAt(routes, pathname)
  return (
    <Routes>
      <Route path={ADMIN_INDEX} element={<AdminIndex />} />
      <Route element={frameAround(page)}>
        {routes
          .filter((route) => route.page === page)
          .map(({ path }) => (
            <Route key={path} path={path} element={<Page page={page} />} />
          ))}
      </Route>
    </Routes>
  )
}

function frameAround(page: PageKey): ReactNode {
  const { area, frame } = PAGES[page]
  if (frame === 'login') return <LoginFrame />
  if (area === 'customer') return frame === 'bare' ? <BareFrame /> : <CustomerLayout />
  return <BackOffice area={area} frame={FRAMES[area]} open={frame === 'either'} />
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
  open: boolean
}

/** The frame of a signed-in back office; a visitor without a session never loads it. */
function BackOffice({ area, frame: Frame, open }: BackOfficeProps): ReactNode {
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
