import { Agent, createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

export interface ReverseProxy {
  url: string
  /** Addresses that requests go to in turn. */
  upstreams: Set<string>
  /** How often another one was asked because the first took nothing any more. */
  movedOn: number
  /** Requests that an upstream took and did not answer. */
  lost: string[]
  close(): Promise<void>
}

/**
 * Far less than what the server tells, as its operator has set it: the one that sends must be the first to let go, on a busy
 * machine too, where it may notice late that the time is over.
 */
const KEPT_MS = 1_000

/**
 * A plain reverse proxy: it keeps its connections, and asks the next one only where nothing can have been carried out:
 * the connection was refused, or the answer says 503 and goodbye.
 */
export async function startReverseProxy(): Promise<ReverseProxy> {
  const agent = new Agent({ keepAlive: true, timeout: KEPT_MS })
  let turn = 0

  const ask = (to: string, incoming: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { method, url, headers } = incoming
      const outgoing = request(to + (url ?? ''), { method, headers, agent, setHost: false }, resolve)
      outgoing.once('error', reject)
      outgoing.end(body)
    })

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const upstreams = [...proxy.upstreams]
    const first = (turn += 1)
    for (let i = 0; i < upstreams.length; i += 1) {
      try {
        const answer = await ask(upstreams[(first + i) % upstreams.length] ?? '', incoming, body)
        if (answer.statusCode === 503 && answer.headers.connection === 'close' && i + 1 < upstreams.length) {
          answer.resume()
          proxy.movedOn += 1
          continue
        }
        const headers = { ...answer.headers }
        delete headers.connection
        delete headers['keep-alive']
        outgoing.writeHead(answer.statusCode ?? 502, headers)
        answer.pipe(outgoing)
        return
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        if (code !== 'ECONNREFUSED') {
          proxy.lost.push(`${incoming.method} ${incoming.url}: ${code}`)
          break
        }
        proxy.movedOn += 1
      }
    }
    outgoing.writeHead(502).end()
  }

  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const proxy: ReverseProxy = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    upstreams: new Set(),
    movedOn: 0,
    lost: [],
    async close() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return proxy
}
