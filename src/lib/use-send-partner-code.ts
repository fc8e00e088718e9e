import { useMutation } from '@tanstack/react-query'
import { call } from '#src/lib/http/http.ts'

/** A code to the own address of somebody of a partner. */
export const useSendPartnerCode = () => useMutation({ mutationFn: () => call('sendPartnerCode') })
