const WORKER = '/sw.js'

interface TrustedScripts {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string }
}

/** The page's policy lets a script's address in only through a named door; this one opens for the worker alone. */
function trusted(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedScripts }
  return (
    trustedTypes?.createPolicy('creditlane-worker', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER
  )
}

/** Installs the worker, or removes it where the server has switched it off (the page then names no manifest). */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (document.querySelector('link[rel="manifest"]')) {
    await serviceWorker.register(trusted(), { updateViaCache: 'none' })
    return
  }
  for (const registration of await serviceWorker.getRegistrations()) await registration.unregister()
}
