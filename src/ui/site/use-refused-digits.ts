import { useState } from 'react'
import { isAboutTheDigits } from '#src/lib/http/otp-error.ts'

/**
 * The digits of a code that were refused last: sent again as they are they would cost another try for the same answer.
 * Forms that show a refusal in their own words ask this before they send; in the others `src/ui/form/refusals.ts` does the same.
 */
export const useRefusedDigits = () =>
  useState(() => {
    let refused: { digits: string; error: unknown } | null = null
    return {
      /** @throws what was said of these digits before, or what `send` throws. */
      async send<A>(digits: string, send: () => Promise<A>): Promise<A> {
        if (refused?.digits === digits) throw refused.error
        try {
          return await send()
        } catch (error) {
          if (isAboutTheDigits(error)) refused = { digits, error }
          throw error
        }
      },
      /** Another code is on its way, which may be the same. */
      forget() {
        refused = null
      },
    }
  })[0]
