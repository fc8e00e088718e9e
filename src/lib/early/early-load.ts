import { forgetReloads } from '../remember.ts'

/** Put into every page by the server (`server/http/shell/html.ts`): opens the address anew when its first files do not arrive. */
interface EarlyLoad {
  /** Gone once one did not. */
  clUnloaded?: (event: Event) => void
}

/** The script is there; once the stylesheets are too, failures are the screens' own. */
export function endEarlyLoad(): void {
  const end = () => {
    const { clUnloaded } = window as EarlyLoad
    if (!clUnloaded) return
    window.removeEventListener('error', clUnloaded, true)
    forgetReloads('page')
  }
  if (document.readyState === 'complete') end()
  else window.addEventListener('load', end, { once: true })
}
