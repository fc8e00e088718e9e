import type { Clock } from '#server/clock.ts'
import type { Outbox } from '../outbox.ts'
import type { SmsGateway } from './sms-gateway.ts'

/** Puts text messages into the outbox; nothing leaves this machine. */
export function createSandboxSmsGateway(outbox: Outbox, clock: Clock): SmsGateway {
  return {
    sandbox: true,
    send({ to, text, code = '' }) {
      outbox.add({ to, channel: 'mobile', code, text, sent_at: clock.now().toISOString() })
      return Promise.resolve()
    },
  }
}
