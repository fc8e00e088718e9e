import type { Deps } from '#server/deps.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'

/** The blind index by which a customer with this destination is found. */
export const destinationIndex = (deps: Deps, channel: OtpChannel, destination: string): string =>
  deps.vault.index(channel === 'mobile' ? 'phone' : 'email', destination)
