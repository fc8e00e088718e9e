import { useSyncExternalStore } from 'react'
import { rememberedNotice, rememberNotice } from '#src/lib/remember.ts'

/** A code on its way. Lives in memory only: a number or address must not reach web storage, history or the URL. */
export interface PendingCode {
  channel: 'mobile' | 'email'
  destination: string
  /** Epoch milliseconds when a new code may be asked for. */
  resendAt: number
  /** Whoever sends it is slow: it may come late, and is good then. */
  late: boolean
}

let pending: PendingCode | null = null
const listeners = new Set<() => void>()

export const getPendingCode = (): PendingCode | null => pending

export function setPendingCode(code: PendingCode | null): void {
  pending = code
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Somebody is signed in: who comes next is asked for a number and shown the notice again. */
export function endSignIn(): void {
  setPendingCode(null)
  agreeTo('')
}

export const usePendingCode = (): PendingCode | null => useSyncExternalStore(subscribe, getPendingCode, () => null)

/** Whether this version of the privacy notice was agreed to during this visit, also before a reload. */
export const hasAgreedTo = (noticeVersion: string): boolean => rememberedNotice() === noticeVersion

export const agreeTo = rememberNotice

/** The destination as people write it: '+91 98765 43210', or the address. */
export const destinationText = ({ channel, destination }: PendingCode): string =>
  channel === 'mobile' ? `+91 ${destination.slice(0, 5)} ${destination.slice(5)}` : destination
