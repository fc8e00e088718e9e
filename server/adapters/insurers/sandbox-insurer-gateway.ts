import { createHash } from 'node:crypto'
import type { InsurerGateway } from './insurer-gateway.ts'

/** Takes every request; nothing leaves this machine. The number follows from the idempotency key. */
export function createSandboxInsurerGateway(): InsurerGateway {
  return {
    sandbox: true,
    request: (_, idempotencyKey) =>
      Promise.resolve(`SBX-INS-${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 10)}`),
    forget: () => Promise.resolve({ result: 'deleted', note: null }),
  }
}
