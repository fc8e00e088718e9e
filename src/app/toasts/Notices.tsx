import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/lib/online.ts'

const BACK_ONLINE_MS = 4_000
const still = () => () => undefined

/** What the visitor must know about the browser itself: no connection, no cookies. */
export function Notices() {
  const { t } = useTranslation('common')
  const online = useOnline()
  const cookies = useSyncExternalStore(
    still,
    () => navigator.cookieEnabled,
    () => true,
  )
  const back = useJustBack(online)
  return (
    <div className="app-notices" role="status">
      {!cookies && <p className="app-notice">{t('cookiesOff')}</p>}
      {!online && <p className="app-notice">{t('network.offline')}</p>}
      {back && <p className="app-notice app-good">{t('network.online')}</p>}
    </div>
  )
}

/** True for a moment after the line came back. */
function useJustBack(online: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(!online)
  if (!online && !wasOffline) setWasOffline(true)
  useEffect(() => {
    if (!online || !wasOffline) return
    const timer = setTimeout(() => setWasOffline(false), BACK_ONLINE_MS)
    return () => clearTimeout(timer)
  }, [online, wasOffline])
  return online && wasOffline
}
