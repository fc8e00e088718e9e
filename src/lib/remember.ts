import type { PageArea } from '#src/contract/pages.ts'

/** Paths only: nothing personal is ever kept where a script of tomorrow could read it. */
const key = (area: PageArea) => `cl.return.${area}`
const LEFT = 'cl.left'
const LENDER = 'cl.lender'

// A browser may refuse its storage altogether; then nothing is remembered.
function read(name: string): string | null {
  try {
    return window.sessionStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(name)
    else window.sessionStorage.setItem(name, value)
  } catch {
    // See read().
  }
}

/** Keeps the screen that a guard sent the visitor away from. */
export function rememberPath(area: PageArea, path: string): void {
  write(key(area), path)
}

/** The screen to come back to after signing in; forgotten when asked to. */
export function rememberedPath(area: PageArea): string | null {
  return read(key(area))
}

export function forgetPath(area: PageArea): void {
  write(key(area), null)
}

/** Who signs out on purpose does not want to come back to the same screen. */
export function markLeft(): void {
  write(LEFT, '1')
}

/** Whether the visitor has just signed out; answers yes once. */
export function justLeft(): boolean {
  const left = read(LEFT) !== null
  write(LEFT, null)
  return left
}

const signOutKey = (area: PageArea) => `cl.signout.${area}`

/** A sign-out has begun; until the server confirms it, no page of this browser restores that session. */
export function markSignOut(area: PageArea): void {
  write(signOutKey(area), '1')
}

export function forgetSignOut(area: PageArea): void {
  write(signOutKey(area), null)
}

export const isSignOutPending = (area: PageArea): boolean => read(signOutKey(area)) !== null

/** Key of the lender that a lender-submission site was opened for. */
export function storedLenderKey(): string | null {
  return read(LENDER)
}

/** Keeps the lender that the address of a lender-submission site names, until another one does. */
export function keepLenderKey(search: string): void {
  const key = new URLSearchParams(search).get('lender')
  if (key !== null && /^[\w-]{1,64}$/.test(key)) write(LENDER, key)
}

/** One automatic reload per screen chunk that failed to load; the second failure is shown. */
export function mayReloadFor(chunk: string): boolean {
  const name = `cl.reloaded.${chunk}`
  if (read(name) !== null) return false
  write(name, '1')
  return read(name) !== null
}
