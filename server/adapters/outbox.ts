import type { OutboxMessage } from '#src/contract/entities/messages/outbox-message.ts'

/** What sandbox SMS and mail would have sent, newest first, in memory: codes never reach the disk. */
export interface Outbox {
  add(message: OutboxMessage): void
  list(to: string): OutboxMessage[]
}

export function createOutbox(limit = 500): Outbox {
  const messages: OutboxMessage[] = []
  return {
    add(message) {
      messages.unshift(message)
      messages.length = Math.min(messages.length, limit)
    },
    list: (to) => messages.filter((message) => message.to === to),
  }
}
