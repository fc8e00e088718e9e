import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'

/** How somebody else's server can be ill: each answers a connection that has said something. */
const ILLNESSES = {
  well: (socket: Socket) => void socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nok'),
  silent: () => undefined,
  /** The first of many bytes, one at a time. */
  slow: (socket: Socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n.'),
  garbage: (socket: Socket) => void socket.end('\u0000\u0001 this is no HTTP at all\r\n\r\n'),
  huge: (socket: Socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10485760\r\n\r\n')
    for (let part = 0; part < 160; part += 1) socket.write('x'.repeat(65_536))
  },
  redirects: (socket: Socket) =>
    void socket.end(
      'HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:9/\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
    ),
  failing: (socket: Socket) => void socket.end('HTTP/1.1 500 No\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'),
  refusing: (socket: Socket) => void socket.end('HTTP/1.1 403 No\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'),
} as const
export type Illness = keyof typeof ILLNESSES

export interface BadServer {
  url: string
  port: number
  /** What it was sent, headers and body. */
  seen: string[]
  be(illness: Illness): void
  close(): Promise<void>
}

const isWhole = (said: string): boolean => {
  const [head = '', body] = said.split('\r\n\r\n')
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
  return body !== undefined && Buffer.byteLength(body) >= length
}

/** A real server of somebody else's on this machine. @param heard is told each time it has been spoken to */
export async function startBadServer(illness: Illness, heard: () => void = () => undefined): Promise<BadServer> {
  let now = illness
  const seen: string[] = []
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
    })
    let said = ''
    socket.on('data', (bytes: Buffer) => {
      said += bytes.toString()
      if (!isWhole(said)) return
      seen.push(said)
      said = ''
      ILLNESSES[now](socket)
      heard()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    seen,
    be: (other) => (now = other),
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
