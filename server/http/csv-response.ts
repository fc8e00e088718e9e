import { setApiHeaders } from './security-headers.ts'

/** A CSV file as it is made. A failure half way breaks the connection off: half a file must not look like a whole one. */
export function csvResponse(pieces: AsyncIterable<string>, headers: Headers): Response {
  headers.set('content-type', 'text/csv; charset=utf-8')
  setApiHeaders(headers)
  const iterator = pieces[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await iterator.next()
      if (next.done === true) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
  return new Response(body, { headers })
}
