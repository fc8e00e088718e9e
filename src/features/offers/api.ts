import type { WhatIfAnswer } from '#src/contract/entities/applications/application-care.ts'
import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import type { FieldName } from '#src/contract/entities/privacy/asked-fields.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { i18n } from '#src/lib/i18n.ts'

/** What the customer wants instead of the request in the profile: rupees and months. */
export interface LoanRequest {
  amount: number | null
  tenure: number | null
}

const loanQuery = ({ amount, tenure }: LoanRequest) => ({
  ...(amount === null ? {} : { amount: String(amount) }),
  ...(tenure === null ? {} : { tenure: String(tenure) }),
})

const nonsense = () => new ApiError(200, 'bad_answer', i18n.t('errors:bad_answer'))

export async function getOffers(appId: string, request: LoanRequest, signal: AbortSignal): Promise<OffersAnswer> {
  const answer = await call('getOffers', { params: { appId }, query: loanQuery(request), signal })
  if (!Array.isArray(answer.matched) || !Array.isArray(answer.not_matched)) throw nonsense()
  return answer
}

/** A statement, what an application by it shares with the lender, and what has to be answered before. */
type ShownKfs = Kfs & { sends: FieldName[]; missing: string[] }

export async function getKfs(
  appId: string,
  lenderId: number,
  request: LoanRequest,
  signal: AbortSignal,
): Promise<ShownKfs> {
  const params = { appId, lenderId: String(lenderId) }
  const { data, sends, missing } = await call('getKfs', { params, query: loanQuery(request), signal })
  if (!Array.isArray(data.schedule) || !Array.isArray(data.fees) || !Array.isArray(sends)) throw nonsense()
  return { ...data, sends, missing }
}

/** What is tried instead of the request on the screen and the declared income: rupees, months, rupees a month. */
export interface Tried extends LoanRequest {
  income: number | null
}

/** What other figures would do to the offers. The server keeps none of them. */
export async function getWhatIf(
  appId: string,
  request: LoanRequest,
  tried: Tried,
  signal: AbortSignal,
): Promise<WhatIfAnswer> {
  const query = {
    ...loanQuery(request),
    ...(tried.amount === null ? {} : { try_amount: String(tried.amount) }),
    ...(tried.tenure === null ? {} : { try_tenure: String(tried.tenure) }),
    ...(tried.income === null ? {} : { try_income: String(tried.income) }),
  }
  const answer = await call('getWhatIf', { params: { appId }, query, signal })
  if (!Array.isArray(answer.opens) || !Array.isArray(answer.closes)) throw nonsense()
  return answer
}
