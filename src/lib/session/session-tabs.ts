import type { PageArea } from '#src/contract/pages/page-row.ts'
import { runSavers } from '../before-leave.ts'
import { reloadPage } from '../page.ts'
import { keepSessionEnd, markLeft } from '../remember.ts'
import { forgetSession } from './session-expiry.ts'
import { bearerOf } from './session-store.ts'

interface News {
  what: 'signed-in' | 'signed-out' | 'active'
  area: PageArea
  /** Of a sign-out. */
  reason?: 'asked' | 'idle'
}

// While pages are drawn on the server there are no tabs, and an open channel would keep that process alive.
const channel =
  typeof window === 'undefined' || !('BroadcastChannel' in window) ? undefined : new BroadcastChannel('cl-session')

/** Tells the other tabs of this browser; they share the cookie, so they must not go on with the old half of it. */
export function announce(what: 'signed-in' | 'signed-out', area: PageArea, reason?: News['reason']): void {
  channel?.postMessage({ what, area, ...(reason && { reason }) } satisfies News)
}

/** Follows the other tabs: out with them at once, over to the new person with them. */
export function followTabs(): () => void {
  const follow = ({ data }: MessageEvent<News>) => {
    if (data.what === 'active' || bearerOf(data.area) === null) return
    if (data.what === 'signed-out') {
      if (data.reason !== 'idle') markLeft()
      keepSessionEnd(data.area, data.reason === 'idle' ? 'session_idle' : 'session_left', { reloads: true })
      forgetSession(data.area)
      reloadPage()
    } else void runSavers('expired').finally(reloadPage)
  }
  channel?.addEventListener('message', follow)
  return () => channel?.removeEventListener('message', follow)
}

/** Somebody is at this tab: the other tabs of the same person are not idle either. */
export function announceActivity(area: PageArea): void {
  channel?.postMessage({ what: 'active', area } satisfies News)
}

export function onOtherTabActive(area: PageArea, listener: () => void): () => void {
  const follow = ({ data }: MessageEvent<News>) => {
    if (data.what === 'active' && data.area === area) listener()
  }
  channel?.addEventListener('message', follow)
  return () => channel?.removeEventListener('message', follow)
}
