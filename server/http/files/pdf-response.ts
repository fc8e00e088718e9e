import { setApiHeaders } from '../security-headers.ts'

/** A file that is made whole before it is sent. */
export function pdfResponse(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Response {
  headers.set('content-type', 'application/pdf')
  setApiHeaders(headers)
  return new Response(bytes, { headers })
}
