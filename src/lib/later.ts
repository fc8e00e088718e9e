import i18n from 'i18next'
import { ApiError } from './http/api-error.ts'
import { logFailure } from './log.ts'
import { isReachable } from './online.ts'
import { reloadPage } from './page.ts'
import { countReload, forgetReloads } from './remember.ts'
import { pause, pauseMs } from './retry/pauses.ts'

const offline = () => new ApiError(0, 'network', i18n.t('errors:network'))

/**
 * Code that is fetched when it is first needed; what fails is tried again at the next need. Many browsers remember a
 * module that did not arrive for as long as the page lives, so nothing is asked for while there is no line, and a page
 * whose code is not there although the server is (it is busy, or a new release has replaced it) is opened again, a few times.
 * @throws ApiError with code 'network'
 */
export function later<T>(name: string, load: () => Promise<T>): () => Promise<T> {
  let known: { value: T } | undefined
  return async () => {
    if (known) return known.value
    if (!navigator.onLine) throw offline()
    try {
      known = { value: await load() }
      forgetReloads(name)
      return known.value
    } catch (error) {
      logFailure('a piece of the page did not load', error)
      const reloads = (await isReachable()) ? countReload(name) : null
      if (reloads !== null) {
        await pause(pauseMs(reloads))
        reloadPage()
        // The page is on its way out: nothing more is said on it.
        return new Promise<T>(() => undefined)
      }
      throw offline()
    }
  }
}
