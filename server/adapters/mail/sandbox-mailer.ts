import type { Clock } from '#server/clock.ts'
import type { Outbox } from '../outbox.ts'
import type { Mailer } from './mailer.ts'

/** Puts mail into the outbox; nothing leaves this machine. */
export function createSandboxMailer(outbox: Outbox, clock: Clock): Mailer {
  return {
    sandbox: true,
    send({ to, subject, text, replyTo, code = '' }) {
      outbox.add({
        to,
        channel: 'email',
        code,
        text: `${replyTo === undefined ? '' : `Reply-To: ${replyTo}\n`}${subject}\n\n${text}`,
        sent_at: clock.now().toISOString(),
      })
      return Promise.resolve()
    },
  }
}
