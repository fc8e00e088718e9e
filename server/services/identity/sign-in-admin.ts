import { stampCode } from '#server/db/repositories/identity/sessions.ts'
import { findFactor } from '#server/db/repositories/staff/second-factors.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { SidCookie } from '#server/session.ts'
import type { AdminRole } from '#src/contract/admin-roles.ts'
import { AppError } from '#src/contract/errors.ts'
import { openSession } from './open-session.ts'
import { checkAdminPassword } from './public/check-admin-password.ts'
import { saveDevice } from './public/device-of.ts'
import type { Device } from './public/device-of.ts'
import { confirmPending, factorRequired, requireCode } from './public/second-factor.ts'
import { deviceCookie } from './shared/known-device.ts'

/**
 * Password, then the code of the app where there is one. An administrator of a live installation who has none sets one
 * up here: its first code confirms it, and the answer holds the recovery codes.
 * @throws AppError `bad_credentials`, `otp_locked`, `otp_wrong`; `code_needed` and `factor_needed` once the password is right
 */
export async function signInAdmin(
  deps: Deps,
  input: {
    email: string
    password: string
    code?: string | undefined
    cookie: SidCookie
    cookies: ReadonlyMap<string, string>
    network: string
    device: Device
  },
): Promise<
  Audited<{
    token: string
    adminId: number
    roleId: AdminRole
    recoveryCodes: string[]
    deviceCookie: string | null
  }>
> {
  const { admin, login, device } = await checkAdminPassword(deps, input)
  const recoveryCodes = await passFactor(deps, admin, input.code)
  const { token } = await transaction(deps, async (deps) => {
    const opened = await openSession(deps, { area: 'admin', subjectId: admin.admin_id, cookie: input.cookie })
    if (input.code) await stampCode(deps.db, opened.sessionId, deps.clock.now())
    await saveDevice(deps, opened.sidHash, opened.expiresAt, input.device)
    return opened
  })
  return {
    token,
    adminId: admin.admin_id,
    roleId: admin.role_id,
    recoveryCodes,
    deviceCookie: device === null ? deviceCookie(deps.vault, 'admin', login) : null,
    audit: { actor: `admin:${admin.admin_id}` },
  }
}

async function passFactor(
  deps: Deps,
  { admin_id, role_id }: { admin_id: number; role_id: number },
  code: string | undefined,
): Promise<string[]> {
  if ((await findFactor(deps.db, admin_id))?.secret_enc) {
    if (!code) throw new AppError('code_needed', 'Enter the code of your app.')
    await requireCode(deps, admin_id, code)
    return []
  }
  if (code) return confirmPending(deps, admin_id, code)
  if (factorRequired(deps, role_id)) throw new AppError('factor_needed', 'Set up an app that makes codes first.')
  return []
}
