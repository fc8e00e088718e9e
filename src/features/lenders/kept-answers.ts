import type { AdditionalInfo } from '#src/contract/entities/applications/additional-info.ts'

/** In memory alone: answers may hold bank accounts, which no browser storage is to see. */
const kept = new Map<string, AdditionalInfo>()

const nameOf = (userId: number, appId: string): string => `${userId}:${appId}`

/** Keeps what one customer typed for one application until it is sent, also over the end of a session. */
export function keepAnswers(userId: number, appId: string, answers: AdditionalInfo): void {
  kept.set(nameOf(userId, appId), answers)
}

export const keptAnswers = (userId: number, appId: string): AdditionalInfo => kept.get(nameOf(userId, appId)) ?? {}

/** The lender has them. */
export function forgetAnswers(appId: string): void {
  for (const name of kept.keys()) if (name.endsWith(`:${appId}`)) kept.delete(name)
}
