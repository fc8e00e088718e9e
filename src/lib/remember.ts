import { SESSION_ENDS } from '#src/contract/errors.ts'
import type { SessionEnd } from '#src/contract/errors.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'

/** Paths and versions only: nothing personal is ever kept where a script of tomorrow could read it. */
const key = (area: PageArea) => `cl.return.${area}`
const LEFT = 'cl.left'
const LENDER = 'cl.lender'
const NOTICE = 'cl.notice'

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

/** Version of the privacy notice that was agreed to in this tab; empty = none, or the sign-in for which it was is over. */
export const rememberedNotice = (): string => read(NOTICE) ?? ''

export function rememberNotice(version: string): void {
  write(NOTICE, version === '' ? null : version)
}

/** Who signs out on purpose does not want to come back to the same screen. */
export function markLeft(): void {
  write(LEFT, '1')
}

/** Whether the visitor has just signed out. */
export const hasJustLeft = (): boolean => read(LEFT) !== null

export function forgetLeft(): void {
  write(LEFT, null)
}

const endKey = (area: PageArea) => `cl.ended.${area}`
const forNextLoad = new Set<PageArea>()

/**
 * Why the visitor was signed out, for the next page that can say it: one of a closed list, so that nobody can put words
 * of their own there. `reloads`: this page is being left, and what it still draws does not count as having said it.
 */
export function keepSessionEnd(area: PageArea, end: SessionEnd, { reloads = false } = {}): void {
  write(endKey(area), end)
  if (reloads) forNextLoad.add(area)
  else forNextLoad.delete(area)
}

export function keptSessionEnd(area: PageArea): SessionEnd | null {
  const kept = read(endKey(area))
  return SESSION_ENDS.find((end) => end === kept) ?? null
}

/** It has been said. */
export function forgetSessionEnd(area: PageArea): void {
  if (!forNextLoad.has(area)) write(endKey(area), null)
}

/** A page has been loaded: whatever was kept for it may be said now. */
export function beginPage(): void {
  forNextLoad.clear()
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

const MOST_RELOADS = 3
const reloadKey = (piece: string) => `cl.reloaded.${piece}`

/**
 * Counts one more automatic reload for a piece of code that did not arrive. Answers how many there have been with this one, or
 * null when there were enough, or none can be remembered: then the failure is shown.
 */
export function countReload(piece: string): number | null {
  const reloads = Number(read(reloadKey(piece))) + 1
  if (reloads > MOST_RELOADS) return null
  write(reloadKey(piece), String(reloads))
  return read(reloadKey(piece)) === null ? null : reloads
}

/** The piece has arrived: its next failure, of a later release perhaps, is another one. */
export function forgetReloads(piece: string): void {
  write(reloadKey(piece), null)
}
