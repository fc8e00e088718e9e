import type { Call } from '../http/handler.ts'
import { readCookies } from '../http/sids.ts'
import { readVisits } from '../services/leads/public/visit-cookie.ts'

/** The partners' links by which the caller's browser came. */
export const linkVisits = (call: Pick<Call, 'deps' | 'request'>): string[] =>
  readVisits(call.deps.vault, readCookies(call.request.header('cookie') ?? ''))
