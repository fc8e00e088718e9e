import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { SESSION_ENDS } from '#src/contract/errors.ts'
import type { AppError, ErrorCode } from '#src/contract/errors.ts'
import type { Deps } from '../deps.ts'
import { writeAudit } from '../services/audit/write-audit.ts'
import { MissingApiKey } from '../services/integration/authenticate-api-key.ts'
import type { Session } from '../session.ts'
import { BrokenCredential } from './require-session.ts'

/** Refusals that somebody may have to explain one day. A visitor without any credential is not one of them. */
const DENIALS: readonly ErrorCode[] = [
  'forbidden',
  'bad_origin',
  'bad_credentials',
  'otp_wrong',
  'otp_locked',
  ...SESSION_ENDS,
  'api_key_invalid',
  'api_key_expired',
  'api_key_revoked',
]

const subjectOf = (session: Session): string => {
  switch (session.area) {
    case 'customer':
      return `customer:${session.user_id}`
    case 'admin':
      return `admin:${session.admin_id}`
    case 'partner':
      return `partner:${session.partner_user_id}`
  }
}

/** The entry of a masquerade's request that has none of its own. */
export const MASQUERADE_VIEW = 'masquerade.view'

export const isMasquerade = (session: Session | null): boolean => session !== null && session.actor_admin_id !== null

/** Who acted, and for whom: behind a masquerade it is the admin. */
export function auditActor(session: Session | null): { actor: string; onBehalfOf: string | null } {
  if (session === null) return { actor: 'anonymous', onBehalfOf: null }
  if (session.actor_admin_id === null) return { actor: subjectOf(session), onBehalfOf: null }
  return { actor: `admin:${session.actor_admin_id}`, onBehalfOf: subjectOf(session) }
}

/** Notes a refusal that matters, and whatever else a masquerade was refused: each of its requests leaves one entry. */
export async function auditDenial(
  deps: Deps,
  denial: { row: EndpointRow; session: Session | null; refusal: AppError; requestId: string; object: string | null },
): Promise<void> {
  const { row, session, refusal, requestId, object } = denial
  const attempt = DENIALS.includes(refusal.code) && !(refusal instanceof MissingApiKey)
  const denied = refusal instanceof BrokenCredential || attempt
  if (!denied && !isMasquerade(session)) return
  try {
    await writeAudit(deps, {
      ...auditActor(session),
      action: denied ? 'denied' : MASQUERADE_VIEW,
      object,
      after: { call: `${row.method} ${row.path}`, code: refusal.code },
      requestId,
    })
  } catch (error) {
    // The refusal stands even while the log of refusals cannot be written.
    deps.log.error({ err: error }, 'audit entry not written')
  }
}
