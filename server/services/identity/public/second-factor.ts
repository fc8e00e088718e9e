import { randomBytes } from 'node:crypto'
import { clearCounter } from '#server/db/repositories/shared/rate-counters.ts'
import {
  confirmSecret,
  findFactor,
  replaceRecoveryCodes,
  savePendingSecret,
  spendRecoveryCode,
  takeStep,
} from '#server/db/repositories/staff/second-factors.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockGuesses, spendGuess, waitIfLocked } from '#server/services/shared/rate-rules.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { AppError } from '#src/contract/errors.ts'
import { base32, keyUri, matchingStep, newSecret } from '../shared/totp.ts'

const MAX_TRIES = 5
const LOCK_MINUTES = 15
const RECOVERY_CODES = 10

const aad = (adminId: number): string => `staff_factors.secret_enc:${adminId}`

/** In live mode an administrator does not come in without one. */
export const factorRequired = (deps: Pick<Deps, 'env'>, roleId: number): boolean =>
  deps.env.mode === 'live' && roleId === 1

/** As it is stored: small letters and digits alone, whatever was typed between them. */
const hashOf = (deps: Deps, adminId: number, code: string): string =>
  deps.vault.index('staff-recovery', `${adminId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)

/** Runs one guess of a code: five wrong ones lock for a quarter of an hour, however they are spread. */
async function guess(deps: Deps, adminId: number, isRight: () => Promise<boolean>): Promise<void> {
  const key = `factor:${adminId}`
  await waitIfLocked(deps, key, LOCK_MINUTES)
  const left = await spendGuess(deps, key, MAX_TRIES, LOCK_MINUTES)
  if (await isRight()) return clearCounter(deps.db, key)
  if (left === 0) await lockGuesses(deps, key, LOCK_MINUTES)
  throw new AppError('otp_wrong', 'This code is not right. Please check it and try again.', {
    errors: { code: 'rules:staffCodeWrong' },
    triesLeft: left,
  })
}

/**
 * A code of the app, or a recovery code; each counts once.
 * @throws AppError `otp_wrong`, `otp_locked`
 */
export async function requireCode(deps: Deps, adminId: number, code: string): Promise<void> {
  const typed = code.replaceAll(/[\s-]/g, '')
  await guess(deps, adminId, async () => {
    const now = deps.clock.now()
    if (!/^\d{6}$/.test(typed)) return spendRecoveryCode(deps.db, adminId, hashOf(deps, adminId, typed), now)
    const factor = await findFactor(deps.db, adminId)
    if (!factor?.secret_enc) return false
    const step = matchingStep(deps.vault.openShared(factor.secret_enc, aad(adminId)), typed, now, factor.last_step)
    return step !== null && (await takeStep(deps.db, adminId, step))
  })
}

/** A secret that waits for its first code. */
export async function beginSecret(deps: Deps, admin: { admin_id: number; email: string }) {
  const secret = newSecret()
  await savePendingSecret(deps.db, admin.admin_id, deps.vault.sealShared(secret, aad(admin.admin_id)))
  return { secret, uri: keyUri(secret, admin.email, DEFAULT_BRAND.name) }
}

/**
 * Takes the waiting secret into use; answers new recovery codes, which stand nowhere else.
 * @throws AppError `otp_wrong`, `otp_locked`
 */
export async function confirmPending(deps: Deps, adminId: number, code: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await guess(deps, adminId, async () => {
    const now = deps.clock.now()
    const factor = await findFactor(deps.db, adminId)
    const pending_enc = factor?.pending_enc
    if (!pending_enc) return false
    const secret = deps.vault.openShared(pending_enc, aad(adminId))
    const step = matchingStep(secret, code.replaceAll(/\s/g, ''), now, 0)
    if (step === null) return false
    return transaction(deps, async (deps) => {
      if (!(await confirmSecret(deps.db, adminId, { pending_enc, step, now }))) return false
      await replaceRecoveryCodes(
        deps.db,
        adminId,
        codes.map((each) => hashOf(deps, adminId, each)),
      )
      return true
    })
  })
  return codes
}

/** Fifty random bits in two halves that can be read out. */
function newRecoveryCode(): string {
  const text = base32(randomBytes(7)).slice(0, 10).toLowerCase()
  return `${text.slice(0, 5)}-${text.slice(5)}`
}
