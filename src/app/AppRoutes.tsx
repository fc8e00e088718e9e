import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import { PAGES } from '#src/contract/pages.ts'
import type { PageArea, PageFrame, PageKey } from '#src/contract/pages.ts'
import { getBoot } from '#src/lib/boot.ts'
import { bearerOf, useSession } from '#src/lib/session-store.ts'
import { AdminIndex, BARE, FRAMED, Guarded } from './Guarded.tsx'
import { CustomerLayout } from './layouts/CustomerLayout.tsx'
import { routesOf } from './route-table.ts'
import type { Screen } from './screen.ts'
import { FRAMES, SCREENS } from './screens.ts'

/** The routes of this host, made from the page table. A frame stays while the pages inside it change. */
export function AppRoutes() {
  const { flavour, mode } = getBoot()
  const routes = useMemo(() => routesOf(flavour, mode), [flavour, mode])
  const within = (area: PageArea, frame: PageFrame) =>
    routes
      .filter(({ page }) => PAGES[page].area === area && PAGES[page].frame === frame)
      .map(({ path, page }) => <Route key={path} path={path} element={<Page page={page} />} />)
  return (
    <Routes>
      <Route element={<CustomerLayout />}>{within('customer', 'full')}</Route>
      <Route element={<BareFrame />}>{within('customer', 'bare')}</Route>
      <Route path="/admin" element={<AdminIndex />} />
      <Route element={<BackOffice area="admin" frame={FRAMES.admin} />}>{within('admin', 'full')}</Route>
      <Route element={<BackOffice area="partner" frame={FRAMES.partner} />}>{within('partner', 'full')}</Route>
      <Route element={<LoginFrame />}>
        {within('admin', 'login')}
        {within('partner', 'login')}
      </Route>
    </Routes>
  )
}

function Page({ page }: { page: PageKey }) {
  const Content = SCREENS[page]
  return (
    <Guarded page={page}>
      {PAGES[page].guard === 'user' || PAGES[page].guard === 'signed-in' ? (
        <FRAMES.user>
          <Content />
        </FRAMES.user>
      ) : (
        <Content />
      )}
    </Guarded>
  )
}

/** The frame of a signed-in back office; a visitor without a session never loads it. */
function BackOffice({ area, frame: Frame }: { area: PageArea; frame: Screen }): ReactNode {
  const open = useSession((session) => session.restored[area] && bearerOf(area) !== null)
  return open ? (
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
