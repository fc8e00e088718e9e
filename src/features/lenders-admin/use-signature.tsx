import { useEffect, useRef, useState } from 'react'
import { unsignedIn } from '#src/contract/catalogue/lender-readiness.ts'
import type { LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { Cancelled } from '#src/ui/dialog/use-prompt.tsx'
import { SignatureDialog } from './SignatureDialog.tsx'

type Send<T> = (without?: LenderProperty[]) => Promise<T>

interface Asked {
  without: LenderProperty[]
  /** What is open is not what was shown before. */
  changed: boolean
  send: (without: LenderProperty[]) => Promise<void>
  no: () => void
}

const unsigned = (error: unknown) => (error instanceof ApiError ? unsignedIn(error) : null)

/**
 * Switches a lender on: where the server names what is open, a dialog lists it and asks for a signature, and it is sent
 * again. Fails with `Cancelled` where nobody signs. `dialog` has to be drawn.
 */
export function useSignature(lender: { lender_id: number; name: string }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const withSignature = <T,>(send: Send<T>): Promise<T> =>
    send().catch((error: unknown) => {
      const without = unsigned(error)
      // An Undo may outlive its page: then the reason is said as that of any other failure.
      if (without === null || !here.current) throw error
      return new Promise<T>((resolve, reject) => {
        const sign = async (signed: LenderProperty[]) => {
          try {
            resolve(await send(signed))
          } catch (failure) {
            const other = unsigned(failure)
            // Nothing is open any more.
            if (other?.length === 0) resolve(await send())
            else if (other === null) throw failure
            else setAsked({ without: other, changed: true, send: sign, no })
          }
        }
        const no = () => reject(new Cancelled())
        setAsked({ without, changed: false, send: sign, no })
      }).finally(() => setAsked(null))
    })
  const dialog = asked && (
    <SignatureDialog
      key={asked.without.join()}
      lender={lender}
      without={asked.without}
      changed={asked.changed}
      send={asked.send}
      onClose={asked.no}
    />
  )
  return { withSignature, dialog }
}
