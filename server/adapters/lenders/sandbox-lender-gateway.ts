import type { Clock } from '#server/clock.ts'
import { createHash } from 'node:crypto'
import type { LenderApplication, LenderGateway, SandboxBehaviour } from './lender-gateway.ts'
import { lenderUnavailable, readReceipt, readStatusChange } from './lender-messages.ts'
import { SANDBOX_LENDER_PAGE } from './lender-profiles.ts'
import { isSigned, SIGNATURE_HEADER, signWebhook } from './webhook-signature.ts'

export interface SandboxLenderOptions {
  clock: Clock
  webhookSecret: string
  /** Time between two steps of a lender's work; default 5 s. */
  stepSeconds?: number
  /** How long `slow` keeps us waiting; default 8,000 ms, longer than a real lender is given. */
  slowMs?: number
}

/** What happens to an application, chosen by the last letter of its PAN: Z is rejected, D needs documents first. */
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
  Z: [
    [1, 'IN_REVIEW'],
    [2, 'REJECTED'],
  ],
} as const satisfies Record<string, readonly (readonly [steps: number, status: string])[]>
type Story = keyof typeof STORIES

/**
 * Lenders in this process, for demo and tests. Everything follows from the application and the clock: the reference
 * from the idempotency key, the story from the reference. So nothing is lost when the process restarts.
 */
export function createSandboxLenderGateway(options: SandboxLenderOptions): LenderGateway {
  const { clock, webhookSecret, stepSeconds = 5, slowMs = 8_000 } = options
  const behaviours = new Map<number, SandboxBehaviour>()
  let everybody: SandboxBehaviour = 'ok'

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
      report(lenderId, lenderReference, step) {
        const [steps, status] = STORIES[storyOf(lenderReference)][step] ?? []
        if (steps === undefined) return null
        return {
          after_seconds: steps * stepSeconds,
          sign() {
            const report = { event_id: `${lenderReference}.${step}`, lender_reference: lenderReference, status }
            const bytes = new TextEncoder().encode(JSON.stringify(report))
            const signature = signWebhook(webhookSecret, lenderId, bytes, clock.now())
            return { bytes, headers: new Headers({ [SIGNATURE_HEADER]: signature }) }
          },
        }
      },
    },
    async submit(application, idempotencyKey) {
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
    readWebhook(lenderId, bytes, headers) {
      const signed = isSigned(webhookSecret, lenderId, bytes, headers.get(SIGNATURE_HEADER), clock.now())
      return Promise.resolve().then(() => (signed ? readStatusChange(bytes) : null))
    },
  }
}

function answerTo(application: LenderApplication, idempotencyKey: string, reject: boolean) {
  const last = application.customer.pan.slice(-1).toUpperCase()
  const story: Story = last === 'Z' || last === 'D' ? last : 'A'
  const id = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 10)
  return {
    lender_reference: `SBX-${story}-${id}`,
    status: reject ? 'REJECTED' : 'RECEIVED',
    handover_url: reject ? null : `${SANDBOX_LENDER_PAGE}?app=${application.app_id}`,
  }
}

function storyOf(lenderReference: string): Story {
  const letter = lenderReference.charAt(4)
  return letter === 'D' || letter === 'Z' ? letter : 'A'
}
