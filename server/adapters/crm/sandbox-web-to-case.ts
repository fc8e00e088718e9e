import type { HelpRequest } from '#src/contract/entities/support/help-request.ts'
import type { WebToCase } from './web-to-case.ts'

export interface SandboxWebToCase extends WebToCase {
  /** Cases taken since the start, oldest first. */
  readonly cases: readonly { ticket: string; request: HelpRequest }[]
}

const KEPT = 100

/** Takes every case and keeps the latest in memory; nothing leaves this machine. */
export function createSandboxWebToCase(): SandboxWebToCase {
  const cases: { ticket: string; request: HelpRequest }[] = []
  return {
    sandbox: true,
    cases,
    forward(request, ticket) {
      cases.push({ ticket, request })
      if (cases.length > KEPT) cases.shift()
      return Promise.resolve()
    },
  }
}
