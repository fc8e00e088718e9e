import { createHash, randomInt } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import { newId } from '#server/crypto/vault.ts'
import { OTP_LIFE_SECONDS } from '#src/contract/constants.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import type { CallOutcome } from '../outgoing/call-error.ts'
import type { SmsGateway } from '../sms/sms-gateway.ts'
import { isSigned, SIGNATURE_HEADER, signWebhook } from '../webhooks/report-signature.ts'
import type { LenderApplication, LenderGateway, OnTry, SandboxBehaviour, SandboxReport } from './lender-gateway.ts'
import { lenderUnavailable, readReceipt, readStatusChange } from './lender-messages.ts'
import { lenderProfile, SANDBOX_LENDER_PAGE } from './lender-profiles.ts'

export interface SandboxLenderOptions {
  clock: Clock
  webhookSecret: string
  /** By which the lenders that send a code of their own do it. */
  sms: SmsGateway
  /** Time between two steps of a lender's work; default 5 s. */
  stepSeconds?: number
  /** How long `slow` keeps us waiting; default 8,000 ms, longer than a real lender is given. */
  slowMs?: number
}

/**
 * What happens to an application, chosen by the last letter of its PAN: Z is rejected, D needs documents first, K is
 * known to the lender already by its PAN and mobile number and turned down at once. Against gold (G) the customer brings
 * the jewellery before anything is decided.
 */
const STORIES = {
  A: [
    [1, 'IN_REVIEW'],
    [2, 'APPROVED'],
    [6, 'AGREEMENT_SIGNED'],
    [3, 'DISBURSED'],
  ],
  D: [
    [1, 'DOCUMENTS_PENDING'],
    [4, 'IN_REVIEW'],
    [2, 'APPROVED'],
  ],
  G: [
    [1, 'DOCUMENTS_PENDING'],
    [4, 'APPROVED'],
    [6, 'AGREEMENT_SIGNED'],
    [3, 'DISBURSED'],
  ],
  Z: [
    [1, 'IN_REVIEW'],
    [2, 'REJECTED'],
  ],
} as const satisfies Record<string, readonly (readonly [steps: number, status: string])[]>
type Story = keyof typeof STORIES

/** What a lender that behaves so is written down as. */
const OUTCOMES: Record<SandboxBehaviour, CallOutcome> = {
  ok: 'ok',
  reject: 'ok',
  too_late: 'ok',
  slow: 'timeout',
  down: '5xx',
  nonsense: 'bad_answer',
}
/** How long a real lender is given. */
const GIVEN_UP_MS = 4_000
/** What an answer is said to have taken, as nothing is far away here: 180 to 1,179 ms, the same for the same call. */
const inventedMs = (key: string): number => 180 + (createHash('sha256').update(key).digest().readUInt16BE() % 1_000)

/**
 * Lenders in this process, for demo and tests. Everything follows from the application and the clock: the reference
 * from the idempotency key, the story from the reference. So nothing is lost when the process restarts.
 */
export function createSandboxLenderGateway(options: SandboxLenderOptions): LenderGateway {
  const { clock, webhookSecret, sms, slowMs = 8_000 } = options
  const behaviours = new Map<number, SandboxBehaviour>()
  let everybody: SandboxBehaviour = 'ok'
  /** In memory alone, as codes are: after a restart the customer asks for a new one. */
  const codes = new Map<string, { code: string; ends: number }>()
  const tell = (lenderId: number, key: string, onTry: OnTry): void => {
    const outcome = OUTCOMES[behaviours.get(lenderId) ?? everybody]
    onTry({ ms: outcome === 'timeout' ? GIVEN_UP_MS : inventedMs(key), outcome })
  }
  const answering = (lenderId: number, key: string, onTry: OnTry): void => {
    tell(lenderId, key, onTry)
    const behaviour = behaviours.get(lenderId) ?? everybody
    if (OUTCOMES[behaviour] !== 'ok') throw lenderUnavailable(`sandbox: ${behaviour}`)
  }

  return {
    sandbox: true,
    controls: {
      behave(lenderId, behaviour) {
        if (lenderId !== null) behaviours.set(lenderId, behaviour)
        else {
          behaviours.clear()
          everybody = behaviour
        }
      },
      report: (lenderId, lenderReference, step) => reportOf(options, lenderId, lenderReference, step),
    },
    async submit(application, idempotencyKey, onTry) {
      tell(application.lender_id, idempotencyKey, onTry)
      const behaviour = behaviours.get(application.lender_id) ?? everybody
      if (behaviour === 'down') throw lenderUnavailable('sandbox: down')
      if (behaviour === 'slow') {
        await new Promise((resolve) => setTimeout(resolve, slowMs))
        throw lenderUnavailable('sandbox: did not answer in time')
      }
      const answer =
        behaviour === 'nonsense'
          ? '<!doctype html><title>Maintenance</title>'
          : JSON.stringify(answerTo(application, idempotencyKey, behaviour === 'reject'))
      return readReceipt(answer, () => true)
    },
    enquire({ lender_id }, idempotencyKey, onTry) {
      return Promise.resolve().then(() => answering(lender_id, idempotencyKey, onTry))
    },
    nudge({ lender_id }, idempotencyKey, onTry) {
      return Promise.resolve().then(() => answering(lender_id, idempotencyKey, onTry))
    },
    cancel({ lender_id }, idempotencyKey, onTry) {
      return Promise.resolve().then(() => {
        answering(lender_id, idempotencyKey, onTry)
        const late = (behaviours.get(lender_id) ?? everybody) === 'too_late'
        return { result: late ? 'too_late' : 'cancelled', lender_status: late ? 'APPROVED' : null, note: null }
      })
    },
    exit({ lender_id, returned }, idempotencyKey, onTry) {
      return Promise.resolve().then(() => {
        answering(lender_id, idempotencyKey, onTry)
        const late = (behaviours.get(lender_id) ?? everybody) === 'too_late'
        return { result: late ? 'refused' : returned ? 'confirmed' : 'noted', note: null }
      })
    },
    forget({ lender_id, lender_reference }, idempotencyKey, onTry) {
      return Promise.resolve().then(() => {
        answering(lender_id, idempotencyKey, onTry)
        if (lender_reference === null) return { result: 'unknown', note: null }
        const keeps = (behaviours.get(lender_id) ?? everybody) === 'too_late'
        return { result: keeps ? 'kept' : 'deleted', note: keeps ? 'Loan record, as the law requires' : null }
      })
    },
    async sendOtp({ lender_id, lender_slug, lender_reference }, phone, onTry) {
      answering(lender_id, lender_reference, onTry)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      codes.set(lender_reference, { code, ends: clock.now().getTime() + OTP_LIFE_SECONDS * 1000 })
      const text = `${lender_slug}: ${code} is your code to confirm this number. Practice lender.`
      await sms.send({ message_id: newId('sms'), to: phone, text, template: 'otp', code })
    },
    verifyOtp({ lender_id, lender_reference }, otp, onTry) {
      return Promise.resolve().then(() => {
        answering(lender_id, lender_reference, onTry)
        const sent = codes.get(lender_reference)
        if (!sent || sent.ends <= clock.now().getTime()) return 'expired'
        if (sent.code !== otp) return 'wrong'
        codes.delete(lender_reference)
        return 'right'
      })
    },
    readWebhook(lenderId, bytes, headers) {
      const signed = isSigned(webhookSecret, lenderId, bytes, headers.get(SIGNATURE_HEADER), clock.now())
      return Promise.resolve().then(() => (signed ? readStatusChange(bytes) : null))
    },
  }
}

/** What the lender of this reference reports at a step of its story, and when; null = its story has no such step. */
function reportOf(
  { clock, webhookSecret, stepSeconds = 5 }: SandboxLenderOptions,
  lenderId: number,
  lenderReference: string,
  step: number,
): SandboxReport | null {
  const [steps, status] = STORIES[storyOf(lenderReference)][step] ?? []
  if (steps === undefined) return null
  return {
    after_seconds: steps * stepSeconds,
    sign(amount) {
      const reason = status === 'REJECTED' ? reasonOf(lenderReference) : null
      const paidOut = { disbursed_amount: amount, disbursed_on: istDay(clock.now()) }
      const report = {
        event_id: `${lenderReference}.${step}`,
        lender_reference: lenderReference,
        status,
        reason,
        ...(status === 'DISBURSED' && paidOut),
      }
      const bytes = new TextEncoder().encode(JSON.stringify(report))
      const signature = signWebhook(webhookSecret, lenderId, bytes, clock.now())
      return { bytes, headers: new Headers({ [SIGNATURE_HEADER]: signature }) }
    },
  }
}

function answerTo(application: LenderApplication, idempotencyKey: string, reject: boolean) {
  const last = application.customer.pan.slice(-1).toUpperCase()
  const known = last === 'K'
  const refused = reject || known
  const usual = application.product_type === PRODUCT.gold ? 'G' : 'A'
  const story: Story = last === 'Z' || last === 'D' ? last : usual
  const id = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 10)
  return {
    lender_reference: `SBX-${story}${story === 'Z' ? reasonLetter(application.customer.pan) : ''}-${id}`,
    status: known ? 'DUPLICATE' : reject ? 'REJECTED' : 'RECEIVED',
    note: known ? 'This applicant is our customer already.' : null,
    matched_on: known ? ['pan', 'mobile'] : [],
    handover_url:
      refused || lenderProfile(application.lender_slug).hosts.length === 0
        ? null
        : `${SANDBOX_LENDER_PAGE}?app=${application.app_id}`,
  }
}

/** Why a PAN that ends in Z is turned down goes by its last digit; other digits give no reason. */
const Z_REASONS = { 1: 'LOW_SCORE', 2: 'LOW_INCOME', 3: 'PINCODE_NOT_SERVICEABLE', 4: 'DOCUMENTS_REJECTED' } as const
type ReasonLetter = keyof typeof Z_REASONS

const reasonLetter = (pan: string): string => (Object.hasOwn(Z_REASONS, pan.charAt(8)) ? pan.charAt(8) : '')
const reasonOf = (lenderReference: string): string | null =>
  Z_REASONS[Number(lenderReference.charAt(5)) as ReasonLetter] ?? null

function storyOf(lenderReference: string): Story {
  const letter = lenderReference.charAt(4)
  return letter === 'D' || letter === 'G' || letter === 'Z' ? letter : 'A'
}
