import { createHash } from 'node:crypto'
import { AppError } from '#src/contract/errors.ts'
import type { CreditBureau } from './credit-bureau.ts'

const LOWEST = 600
const HIGHEST = 830

/** Test PANs: their first three letters choose the answer. Any other PAN has a fixed score of 600 to 830. */
const SANDBOX_BUREAU_PANS = {
  /** Excellent: every lender's minimum is met. */
  HIG: 820,
  /** Low: below every lender that asks for a score above 600. */
  LOW: 600,
  /** No credit history. */
  NIL: null,
} as const
/** PANs that begin so make the bureau fail. */
const SANDBOX_BUREAU_DOWN = 'ERR'

/** Answers at once and always the same for the same PAN; nothing leaves this machine. */
export function createSandboxCreditBureau(): CreditBureau {
  return {
    sandbox: true,
    score({ pan }) {
      const prefix = pan.slice(0, 3).toUpperCase()
      if (prefix === SANDBOX_BUREAU_DOWN)
        return Promise.reject(
          new AppError('not_available', 'The credit bureau does not answer just now. Please try again.'),
        )
      const fixed = Object.entries(SANDBOX_BUREAU_PANS).find(([letters]) => letters === prefix)
      if (fixed) return Promise.resolve(fixed[1])
      const hash = createHash('sha256').update(pan.toUpperCase()).digest().readUInt32BE(0)
      return Promise.resolve(LOWEST + (hash % (HIGHEST - LOWEST + 1)))
    },
  }
}
