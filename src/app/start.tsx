import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { PAGES } from '#src/contract/pages.ts'
import { getBoot } from '#src/lib/boot.ts'
import { initI18n } from '#src/lib/i18n.ts'
import { logFailure } from '#src/lib/log.ts'
import { queryClient } from '#src/lib/query.ts'
import { restoreSession } from '#src/lib/session-restore.ts'
import { App } from './App.tsx'
import { BASE_TEXTS } from './base-texts.ts'
import { pageAt, routesOf } from './route-table.ts'
import { SCREENS } from './screens.ts'

/** Shows the page of the address: takes over the prerendered markup where there is some, draws it otherwise. */
export async function start(): Promise<void> {
  const boot = getBoot()
  const page = pageAt(routesOf(boot.flavour, boot.mode), window.location.pathname)
  const restoring = restoreSession(PAGES[page].area)
  const loaded = SCREENS[page].preload().catch((error: unknown) => logFailure('the first screen did not load', error))
  await initI18n(boot.language, BASE_TEXTS)
  await loaded
  const container = document.getElementById('root')
  if (!container) return
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} />
      </BrowserRouter>
    </StrictMode>
  )
  // The error screen has been shown and the failure logged by then; React's own report would say it twice.
  const options = { onCaughtError: () => undefined }
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, app, options)
    else createRoot(container, options).render(app)
  })
  await restoring
}
