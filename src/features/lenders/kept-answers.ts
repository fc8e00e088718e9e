import { useEffect, useState } from 'react'
import type { AdditionalInfo } from '#src/contract/entities/applications/additional-info.ts'
import { sealedDrafts } from '#src/lib/drafts/sealed-drafts.ts'

/** Shorter than it takes to press a button after the last key. */
const PAUSE_MS = 400

/** At hand at once, also over the end of a session; on the device they are sealed, for a page that is loaded anew. */
const kept = new Map<string, AdditionalInfo>()
/** One for each application: typing in another one keeps none of the first from being sealed. */
const timers = new Map<string, ReturnType<typeof setTimeout>>()

const nameOf = (userId: number, appId: string): string => `${userId}:${appId}`
const partOf = (appId: string): string => `answers:${appId}`

/** Keeps what one customer typed for one application until it is sent. */
export function keepAnswers(userId: number, appId: string, answers: AdditionalInfo): void {
  const name = nameOf(userId, appId)
  kept.set(name, answers)
  clearTimeout(timers.get(name))
  const seal = () => {
    timers.delete(name)
    void sealedDrafts.keep(userId, partOf(appId), answers)
  }
  timers.set(name, setTimeout(seal, PAUSE_MS))
}

/** What was typed before, as soon as it is known. */
export function useKeptAnswers(userId: number | null, appId: string): AdditionalInfo {
  const [answers, setAnswers] = useState(() => (userId === null ? {} : (kept.get(nameOf(userId, appId)) ?? {})))
  useEffect(() => {
    if (userId === null || kept.has(nameOf(userId, appId))) return
    let gone = false
    void sealedDrafts.read(userId, partOf(appId)).then((sealed) => {
      if (!gone && sealed !== null && !kept.has(nameOf(userId, appId))) setAnswers(sealed as AdditionalInfo)
    })
    return () => {
      gone = true
    }
  }, [appId, userId])
  return answers
}

/** The lender has them. */
export function forgetAnswers(appId: string): void {
  for (const name of kept.keys()) {
    if (!name.endsWith(`:${appId}`)) continue
    clearTimeout(timers.get(name))
    timers.delete(name)
    kept.delete(name)
  }
  void sealedDrafts.forget(partOf(appId))
}
