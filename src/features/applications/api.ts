import type { AdditionalInfo } from '#src/contract/entities/applications/additional-info.ts'
import type { ApplicationCare } from '#src/contract/entities/applications/application-care.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { FieldName } from '#src/contract/entities/privacy/asked-fields.ts'
import type { ConsentGiven } from '#src/contract/entities/privacy/consent.ts'
import { call } from '#src/lib/http/http.ts'
import { checked, nonsense } from './list-query.ts'

/** What the customer agreed to send: the statement they read, and the consents in the version that was on the screen. */
export interface Intent {
  appId: string
  lenderId: number
  /** Of the Key Fact Statement on the screen. */
  proposalNumber: string
  consents: ConsentGiven[]
  /** What the consent to share named on the screen. */
  shares: readonly FieldName[]
}

export async function applyToLender(intent: Intent, idempotencyKey: string): Promise<Application> {
  const { appId, lenderId, proposalNumber, consents, shares } = intent
  const { data } = await call('applyToLender', {
    params: { appId },
    body: { lender_id: lenderId, proposal_number: proposalNumber, consents, shares: [...shares] },
    headers: { 'Idempotency-Key': idempotencyKey },
  })
  return checked(data)
}

export async function answerLender(appId: string, answers: AdditionalInfo): Promise<Application> {
  return checked((await call('answerLender', { params: { appId }, body: { answers } })).data)
}

/** When the next step of each application is expected. */
export async function listApplicationCare(signal: AbortSignal): Promise<ApplicationCare[]> {
  const { data } = await call('listApplicationCare', { signal })
  if (!Array.isArray(data)) throw nonsense()
  return data
}

export const nudgeApplication = (appId: string) => call('nudgeApplication', { params: { appId } })

export const handOver = (appId: string) => call('handOver', { params: { appId } })

export async function withdrawApplication(appId: string): Promise<Application> {
  return checked((await call('withdrawApplication', { params: { appId } })).data)
}
