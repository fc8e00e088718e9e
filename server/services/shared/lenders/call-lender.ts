import type { OnTry } from '#server/adapters/lenders/lender-gateway.ts'
import type { Try } from '#server/adapters/outgoing/call-error.ts'
import { createLenderCalls } from '#server/db/repositories/reports/lender-calls.ts'
import type { LenderOperation } from '#server/db/repositories/reports/lender-calls.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Asks a lender something and writes each try down, however it ends. Not inside a transaction: what failed is to be
 * counted although nothing else is kept of it.
 */
export async function callLender<T>(
  deps: Deps,
  about: { lender_id: number; app_id: string; operation: LenderOperation },
  ask: (onTry: OnTry) => Promise<T>,
): Promise<T> {
  const tries: Try[] = []
  try {
    return await ask((each) => void tries.push(each))
  } finally {
    const at = deps.clock.now()
    await createLenderCalls(
      deps.db,
      tries.map((each) => ({ ...about, ...each, at })),
    ).catch((error: unknown) => deps.log.error({ err: error, ...about }, 'calls of a lender were not written down'))
  }
}
