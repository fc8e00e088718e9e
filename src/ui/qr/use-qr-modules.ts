import { useQuery } from '@tanstack/react-query'
import { qrModules } from './qr-code.ts'

/** The dark squares of a text's QR code. */
export const useQrModules = (text: string) =>
  useQuery({ queryKey: ['qr', text], queryFn: () => qrModules(text), staleTime: Infinity })
