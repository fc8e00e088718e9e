import { StrictMode, startTransition, useEffect } from 'react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import { getBoot } from '#src/lib/boot.ts'
import { endEarlyLoad } from '#src/lib/early/early-load.ts'
import { BUILT, LENDER_TYPE } from '#src/lib/env.ts'
import { initI18n } from '#src/lib/i18n.ts'
import { logFailure } from '#src/lib/log.ts'
import { keepLenderKey } from '#src/lib/remember.ts'
import { restoreSession } from '#src/lib/session/session-restore.ts'
import { App } from './App.tsx'
import { BASE_TEXTS } from './base-texts.ts'
import { pageAt, routesOf } from './route-table.ts'
import { frameOf, SCREENS } from './screens.ts'

// Later than everything that somebody waits for, and than the screens fetched ahead.
const WORKER_MS = 4_000

/** Shows the page of the address: takes over the prerendered markup where there is some, draws it otherwise. */
export async function start(): Promise<void> {
  // The scripts have just run, in one task.
  await nextTask()
  const boot = getBoot()
  endEarlyLoad()
  // On prerendered pages the server lets the stylesheets wait; from now on other screens need them.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]'))
    sheet.media = 'all'
  // Before any screen asks for its words.
  const texts = initI18n(boot.language, BASE_TEXTS)
  await nextTask()
  const page = pageAt(routesOf(boot.flavour, boot.mode), window.location.pathname)
  if (LENDER_TYPE !== '') keepLenderKey(window.location.search)
  const { area, guard } = PAGES[page]
  const container = document.getElementById('root')
  // An outline stands where the server cannot know what a back office will show. It stays until all of that is at hand.
  const outlined = Boolean(container?.querySelector('.skeleton'))
  const hydrates = guard === 'none' && !outlined && Boolean(container?.firstElementChild)
  // A session that arrives while markup drawn for nobody is taken over would stop that half way (React #418).
  const early = hydrates ? null : restoreSession(area)
  // Without a session the guard will send the visitor elsewhere: their screen is another one.
  const opens = guard === 'none' || guard.startsWith('guest') || boot.hasSession[area]
  const loaded = opens ? SCREENS[page].preload() : Promise.resolve()
  if (opens) frameOf(page)?.prefetch()
  const whole = outlined ? Promise.all([early, wholeScreen(area, opens ? page : null)]) : null
  loaded.catch((error: unknown) => logFailure('the first screen did not load', error))
  await texts
  await (whole ?? loaded).catch(() => undefined)
  if (!container) return
  // The error screen has been shown and the failure logged by then; React's own report would say it twice.
  const options = {
    onCaughtError: () => undefined,
    // What React got over by itself: told by its cause, which its own report hides behind a number.
    onRecoverableError: (error: unknown) => reportError(error instanceof Error ? (error.cause ?? error) : error),
  }
  await new Promise<void>((then) => {
    const app = (
      <StrictMode>
        <BrowserRouter>
          <Drawn then={then}>
            <App />
          </Drawn>
        </BrowserRouter>
      </StrictMode>
    )
    startTransition(() => {
      if (hydrates) hydrateRoot(container, app, options)
      else createRoot(container, options).render(app)
    })
  })
  await (early ?? restoreSession(area))
  if (BUILT) setTimeout(() => void keepShell(), WORKER_MS)
}

/** What comes next is a task of its own: a press is answered in between. A timer would wait a second in a tab behind others. */
const nextTask = (): Promise<void> =>
  new Promise((then) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      then()
    }
    port2.postMessage(null)
  })

const SIGN_INS = { customer: 'login', admin: 'adminLogin', partner: 'partnerLogin' } as const

/** Frame and content of a back office's first screen. @param page null = the area's sign-in */
const wholeScreen = (area: PageArea, page: PageKey | null): Promise<unknown> => {
  const shown = page ?? SIGN_INS[area]
  return Promise.all([SCREENS[shown].preload(), frameOf(shown)?.preload()])
}

/** Says that the page is on screen. Around it, not beside it: a sibling would change every id React gives. */
function Drawn({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

/** The page works without: a browser that refuses, or a line that breaks, is tried again at the next visit. */
async function keepShell(): Promise<void> {
  try {
    const { registerWorker } = await import('./register-worker.ts')
    await registerWorker()
  } catch (error) {
    logFailure('the worker was not installed', error)
  }
}
