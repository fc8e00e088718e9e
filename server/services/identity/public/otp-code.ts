import { randomInt } from 'node:crypto'
import { clientNetwork } from '#server/client-network.ts'
import { newId, sameHash } from '#server/crypto/vault.ts'
import {
  createOtpRow,
  forgetOtpTries,
  listOlderOtps,
  spendOtherOtps,
  takeOtpTry,
} from '#server/db/repositories/identity/otps.ts'
import type { OtpAsker, OtpRow } from '#server/db/repositories/identity/otps.ts'
import type { Contact } from '#server/db/repositories/profile/customers.ts'
import { clearCounter } from '#server/db/repositories/shared/rate-counters.ts'
import type { Deps } from '#server/deps.ts'
import { isOver } from '#server/is-over.ts'
import { sendText } from '#server/services/messages/send-text.ts'
import { lockGuesses, spendAllowance, spendGuess, waitIfLocked } from '#server/services/shared/rate-rules.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import {
  OTP_LENGTH,
  OTP_LIFE_SECONDS,
  OTP_LOCK_MINUTES,
  OTP_MAX_PER_HOUR,
  OTP_MAX_TRIES,
  OTP_RESEND_SECONDS,
} from '#src/contract/constants.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'
import { isEmail } from '#src/contract/rules/person/email.ts'
import { isPhone } from '#src/contract/rules/person/phone.ts'
import { typedPhone } from '#src/contract/rules/typed.ts'

/** What every one-time code has in common, whether it signs somebody in or proves a contact of theirs. */

const HOUR_SECONDS = 3_600
/** Whoever waits for a code is told after this what to do next, milliseconds: with the rest of the call, three seconds. */
const PATIENCE_MS = 2_500
/** Codes sent for one client in an hour: enough for a family or a shop counter, not for a flood. */
const MAX_PER_CLIENT = 30

/** Six digits, each equally likely, leading zeros kept. */
export const newOtpCode = (): string => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')

/** A stolen table of these is of no use: a million guesses need the key. */
const otpHash = (deps: Deps, otpId: string, code: string): string => deps.vault.index('otp', `${otpId}:${code}`)

/** @throws AppError `validation` for what is no mobile number or e-mail address */
export function normaliseDestination(channel: OtpChannel, text: string): string {
  const destination = channel === 'mobile' ? typedPhone(text) : text.trim().toLowerCase()
  const fits = channel === 'mobile' ? isPhone(destination) : isEmail(destination)
  if (fits) return destination
  const rule = channel === 'mobile' ? 'rules:phone.invalid' : 'rules:email.invalid'
  throw new AppError('validation', 'Check the highlighted field.', { errors: { destination: rule } })
}

/**
 * Counts one more code against its destination and its client, whoever asked and for whatever.
 * @throws AppError `otp_locked`, `too_many_requests`
 */
export async function spendOtpAllowance(deps: Deps, index: string, ip: string): Promise<void> {
  await waitIfLocked(deps, otpTries(index), OTP_LOCK_MINUTES)
  await spendAllowance(deps, `otp-gap:${index}`, 1, OTP_RESEND_SECONDS)
  await spendAllowance(deps, `otp-sent:${index}`, OTP_MAX_PER_HOUR, HOUR_SECONDS)
  if (deps.limits.profile === 'strict')
    await spendAllowance(deps, `otp-client:${deps.vault.index('ip', clientNetwork(ip))}`, MAX_PER_CLIENT, HOUR_SECONDS)
}

/** The counter of wrong codes of a destination. */
export const otpTries = (index: string): string => `otp-tries:${index}`

/** A code as its owner reads it, and the row that knows its hash. */
interface NewCode {
  code: string
  otp_id: string
  asker: OtpAsker
}

/** Writes a new code down, as a hash, and answers it. The asker's older ones stay good until it has gone out. */
export async function createOtp(
  deps: Deps,
  contact: Contact & { index: string },
  asker: OtpAsker,
  asked: { sid_hash: string; notice_version: string | null },
): Promise<NewCode> {
  const now = deps.clock.now()
  const code = newOtpCode()
  const otp_id = newId('otp')
  await createOtpRow(deps.db, asker, {
    otp_id,
    ...asked,
    channel: contact.channel,
    destination_index: contact.index,
    destination_enc: deps.vault.sealShared(contact.destination, `otps:${otp_id}`),
    code_hash: otpHash(deps, otp_id, code),
    expires_at: new Date(now.getTime() + OTP_LIFE_SECONDS * 1000),
    created_at: now,
  })
  return { code, otp_id, asker }
}

/**
 * `readOut` and `whoCalls` are read out to our agent: of a new contact, and of one that signs in. `agrees` says that another
 * contact comes to sign in by it.
 */
export type OtpWording = 'text' | 'readOut' | 'whoCalls' | 'agrees'

/**
 * Sends a code. The wording of the SMS is registered with the operators (DLT) word for word. Answers whether it is `late`: who
 * sends it has not answered in time, and the code may still arrive. Then, as after a failure, the older ones stay good, since
 * the newest that arrives is not the newest that was asked for.
 * @throws AppError `not_available` when it could not be handed over
 */
export async function deliverOtp(
  deps: Deps,
  { channel, destination }: Contact,
  {
    code,
    otp_id,
    asker,
    brand,
    language,
    wording = 'text',
    host = null,
  }: NewCode & { brand: string; language: Locale; wording?: OtpWording; host?: string | null },
): Promise<{ late: boolean }> {
  const t = textsIn(language)
  const text = t(`server:otp.${wording}`, { code, brand, minutes: OTP_LIFE_SECONDS / 60 })
  const sending =
    channel === 'mobile'
      ? sendText(deps, { to: destination, text: boundTo(host, text, code), template: 'otp', code }, { otp_id })
      : deps.mail.send({ to: destination, subject: t('server:otp.subject', { brand }), text, code })
  const late = await isLate(deps, sending)
  if (!late) await spendOtherOtps(deps.db, asker, otp_id, deps.clock.now())
  return { late }
}

/** The last line by which a phone's browser knows the code's page (WebOTP: origin-bound one-time codes). */
const boundTo = (host: string | null, text: string, code: string): string =>
  host === null ? text : `${text}\n@${host} #${code}`

/** Whether somebody's patience ends before the work does; it goes on then, and whatever becomes of it is only written down. */
async function isLate({ outgoing, log }: Deps, work: Promise<void>): Promise<boolean> {
  const over = outgoing.after(PATIENCE_MS)
  const late = await Promise.race([
    work.then(() => false),
    new Promise<true>((resolve) => over.addEventListener('abort', () => resolve(true), { once: true })),
  ])
  if (late) work.catch((error: unknown) => log.warn({ err: error }, 'a code was late and was not taken'))
  return late
}

/** The contact that a code was sent to. */
export const contactOf = (deps: Deps, otp: OtpRow): Contact => ({
  channel: otp.channel as OtpChannel,
  destination: deps.vault.openShared(otp.destination_enc, `otps:${otp.otp_id}`),
})

/**
 * Is it this code, or an older one that was not replaced? Answers which. Five wrong tries lock its destination for a quarter of an hour, however many codes are sent meanwhile.
 * @throws AppError `otp_wrong`, `otp_expired`, `otp_used`, `otp_locked`
 */
export async function checkOtp(deps: Deps, otp: OtpRow, code: string): Promise<OtpRow> {
  const tries = otpTries(otp.destination_index)
  await waitIfLocked(deps, tries, OTP_LOCK_MINUTES)
  if (otp.used_at !== null) throw otpUsed()
  const isGood = (each: OtpRow) => !isOver({ from: each.created_at, until: each.expires_at }, deps.clock.now())
  if (!isGood(otp)) throw otpRefusal('otp_expired', 'This code is too old. Ask for a new one.')
  const left = await spendGuess(deps, tries, OTP_MAX_TRIES, OTP_LOCK_MINUTES)
  const inTime = await takeOtpTry(deps.db, otp.otp_id, OTP_MAX_TRIES)
  const open = [otp, ...(await listOlderOtps(deps.db, otp)).filter(isGood)]
  const right = open.find((each) => sameHash(each.code_hash, otpHash(deps, each.otp_id, code)))
  if (inTime && right) return right
  if (left === 0) await lockGuesses(deps, tries, OTP_LOCK_MINUTES)
  throw otpRefusal('otp_wrong', left === 0 ? LAST_TRY : `That code is not right. Tries left: ${left}.`, left)
}

/** The code was right, and is asked for once more before it is spent: neither its tries nor its destination's are used up by that. */
export async function keepOtp(deps: Deps, otp: OtpRow): Promise<void> {
  await clearCounter(deps.db, otpTries(otp.destination_index))
  await forgetOtpTries(deps.db, otp.otp_id)
}

const LAST_TRY = `That code is not right. Please wait ${OTP_LOCK_MINUTES} minutes and ask for a new one.`

export const otpUsed = (): AppError => otpRefusal('otp_used', 'This code has been used. Ask for a new one.')
export const otpMissing = (): AppError => otpRefusal('otp_expired', 'Ask for a new code first.')

const otpRefusal = (code: 'otp_wrong' | 'otp_expired' | 'otp_used', message: string, triesLeft?: number): AppError =>
  new AppError(code, message, { errors: { otp: message }, ...(triesLeft === undefined ? {} : { triesLeft }) })
