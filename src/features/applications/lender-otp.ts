import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/lib/http/http.ts'
import { APPLICATIONS_KEY } from '#src/lib/http/query.ts'

/** The code that a lender sends to the customer's number. A right one changes the application: it is fetched anew. */
export function useLenderOtp(appId: string) {
  const client = useQueryClient()
  const send = useMutation({ mutationFn: () => call('sendLenderOtp', { params: { appId } }) })
  const verify = useMutation({
    mutationFn: (otp: string) => call('verifyLenderOtp', { params: { appId }, body: { otp } }),
    onSuccess: () => client.invalidateQueries({ queryKey: APPLICATIONS_KEY }),
  })
  return { send, verify }
}
