import './app.css'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { BrandProvider } from '#src/brand/BrandProvider.tsx'
import { getBoot } from '#src/lib/boot.ts'
import { AppRoutes } from './AppRoutes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PageEffects } from './PageEffects.tsx'
import { pageAt, routesOf } from './route-table.ts'
import { ExpiryGate } from './session/ExpiryGate.tsx'
import { SessionWatch } from './session/SessionWatch.tsx'
import { RestoreCover, Spinner } from './Spinner.tsx'
import { Notices } from './toasts/Notices.tsx'
import { ToastArea } from './toasts/ToastArea.tsx'
import { usePrefetch } from './use-prefetch.ts'

/** Everything inside the router: the same tree in the browser, in the prerenderer and in tests. */
export function App() {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const { brand, flavour, mode } = getBoot()
  const page = pageAt(routesOf(flavour, mode), pathname)
  usePrefetch(page)
  return (
    <BrandProvider brand={brand}>
      <a className="app-skip" href="#main">
        {t('skipToContent')}
      </a>
      <Notices />
      <ErrorBoundary pathname={pathname}>
        <SessionWatch />
        <ExpiryGate>
          <Suspense fallback={<Spinner />}>
            <AppRoutes />
            <PageEffects page={page} />
          </Suspense>
        </ExpiryGate>
        <RestoreCover page={page} />
      </ErrorBoundary>
      <ToastArea />
    </BrandProvider>
  )
}
