import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isReachable } from '#src/lib/online.ts'
import { reloadPage } from '#src/lib/page.ts'
import { countReload } from '#src/lib/remember.ts'
import { pauseMs } from '#src/lib/retry/pauses.ts'
import { OopsScreen } from './OopsScreen.tsx'
import { Spinner } from './Spinner.tsx'

const LOOK_AGAIN_MS = 5_000

/**
 * The code of the screen did not arrive: the line has dropped, the server is too busy, or a new release has replaced it. As
 * soon as the server answers, the browser opens the address anew, a few times at most: many browsers remember a module that
 * failed for as long as a page lives, and only a new page asks for the names of a new release. `instead` is shown when that
 * has not helped.
 */
export function MissingScreen({ screen, instead }: { screen: string; instead: ReactNode }) {
  const { t } = useTranslation('common')
  const [state, setState] = useState<'looking' | 'no line' | 'no use'>('looking')

  useEffect(() => {
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      clearTimeout(timer)
      const reached = navigator.onLine && (await isReachable())
      if (gone) return
      if (!reached) {
        setState('no line')
        timer = setTimeout(() => void look(), LOOK_AGAIN_MS)
        return
      }
      const reloads = countReload(screen)
      if (reloads === null) setState('no use')
      else timer = setTimeout(reloadPage, pauseMs(reloads))
    }
    const onLine = () => void look()
    void look()
    window.addEventListener('online', onLine)
    return () => {
      gone = true
      clearTimeout(timer)
      window.removeEventListener('online', onLine)
    }
  }, [screen])

  if (state === 'looking') return <Spinner />
  if (state === 'no use') return instead
  return <OopsScreen title={t('missing.title')} help={t('missing.help')} />
}
