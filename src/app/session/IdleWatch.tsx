import { useCallback, useEffect, useRef, useState } from 'react'
import { useIdleTimer } from 'react-idle-timer'
import { BACK_OFFICE_IDLE_MINUTES, CUSTOMER_IDLE_MINUTES, IDLE_COUNTDOWN_SECONDS } from '#src/contract/constants.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { runSavers } from '#src/lib/before-leave.ts'
import { reloadPage } from '#src/lib/page.ts'
import { announceActivity, onOtherTabActive } from '#src/lib/session/session-tabs.ts'
import { pingSession, signOut } from '#src/lib/session/session.ts'
import { IdlePrompt } from './IdlePrompt.tsx'

const PING_MS = minutes(1)

const idleLimit = (area: PageArea): number =>
  minutes(area === 'customer' ? CUSTOMER_IDLE_MINUTES : BACK_OFFICE_IDLE_MINUTES)

/**
 * The server ends an idle session after 15 (back office: 10) minutes without a call. The same clock runs here: the last
 * 60 seconds are counted down on screen, then the form is saved and the session ended while it can still be.
 */
export function IdleWatch({ area }: { area: PageArea }) {
  const [prompted, setPrompted] = useState(false)
  const limit = idleLimit(area)
  const lastSeen = useRef(0)
  const leaving = useRef(false)

  const leave = useCallback(() => {
    if (leaving.current) return
    leaving.current = true
    void signOut(area, 'idle')
  }, [area])

  // A sleeping computer's timers stop; its clock does not.
  const isOver = useCallback(() => lastSeen.current > 0 && Date.now() - lastSeen.current >= limit, [limit])

  const onAction = useCallback(() => {
    // The first sign of life after a sleep comes too late to count as one.
    if (isOver()) return leave()
    if (prompted) return
    announceActivity(area)
    lastSeen.current = Date.now()
  }, [area, isOver, leave, prompted])

  const timer = useIdleTimer({
    timeout: limit,
    promptBeforeIdle: IDLE_COUNTDOWN_SECONDS * 1_000,
    throttle: 500,
    onPrompt: () => setPrompted(true),
    onIdle: leave,
    onAction,
  })

  usePing(area, lastSeen)
  useEffect(
    () =>
      onOtherTabActive(area, () => {
        if (leaving.current) return
        lastSeen.current = Date.now()
        timer.reset()
        setPrompted(false)
      }),
    [area, timer],
  )
  useEffect(() => {
    lastSeen.current = Date.now()
    const onWake = () => {
      if (document.visibilityState === 'visible' && isOver()) leave()
    }
    document.addEventListener('visibilitychange', onWake)
    window.addEventListener('focus', onWake)
    return () => {
      document.removeEventListener('visibilitychange', onWake)
      window.removeEventListener('focus', onWake)
    }
  }, [isOver, leave])

  const stay = () => void runSavers('reload').finally(reloadPage)
  const secondsLeft = useCallback(() => Math.max(0, Math.ceil(timer.getRemainingTime() / 1_000)), [timer])
  return prompted ? <IdlePrompt secondsLeft={secondsLeft} onStay={stay} onLeave={leave} /> : null
}

/** Reading and typing make no calls, yet they are not idleness: once a minute of activity the server hears of it. */
function usePing(area: PageArea, lastSeen: { readonly current: number }): void {
  useEffect(() => {
    let told = Date.now()
    const interval = setInterval(() => {
      if (lastSeen.current <= told) return
      told = Date.now()
      void pingSession(area)
    }, PING_MS)
    return () => clearInterval(interval)
  }, [area, lastSeen])
}
