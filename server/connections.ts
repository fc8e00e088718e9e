import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Socket } from 'node:net'

/**
 * So much longer than its client is told is a quiet connection kept, milliseconds. Ended to the second, it would be cut off
 * under a request that is on its way just then, and nobody knows whether what cannot be sent twice was carried out.
 */
export const KEPT_LONGER_MS = 3_000

/** The connections of one HTTP server, and how to end them without losing what it has accepted. */
export interface Connections {
  /** Notes what is under way and hands it on. */
  listener: RequestListener
  /** Takes no new connection; every kept-alive one ends with its next answer, so that a proxy moves on. */
  stopListening(): void
  /** Waits until no connection is left, `ms` at most. */
  untilNone(ms: number): Promise<void>
  /** Waits until every request has its answer, `ms` at most; then ends whatever is still connected. */
  end(ms: number): Promise<void>
}

/** @param serve answers a request; it never throws. */
export function trackConnections(server: Server, serve: RequestListener): Connections {
  const sockets = new Set<Socket>()
  const underWay = new Set<ServerResponse>()
  let stopping = false
  let closed: Promise<void> | null = null
  let changed = () => {}

  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      changed()
    })
  })

  /** Waits until `done` says so, `ms` at most. */
  async function until(done: () => boolean, ms: number): Promise<void> {
    if (done()) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      changed = () => {
        if (!done()) return
        clearTimeout(timer)
        resolve()
      }
    })
    changed = () => {}
  }

  const goodbye = (outgoing: ServerResponse) => {
    if (!outgoing.headersSent) outgoing.setHeader('connection', 'close')
  }

  return {
    listener(incoming: IncomingMessage, outgoing: ServerResponse) {
      underWay.add(outgoing)
      outgoing.once('close', () => {
        underWay.delete(outgoing)
        changed()
      })
      // Node has begun to count by then; where the next request is here already, it has not.
      const { socket } = incoming
      outgoing.once('finish', () => {
        if (socket.timeout) socket.setTimeout(server.keepAliveTimeout + KEPT_LONGER_MS)
      })
      if (stopping) goodbye(outgoing)
      serve(incoming, outgoing)
    },
    stopListening() {
      stopping = true
      for (const outgoing of underWay) goodbye(outgoing)
      // The HTTP server's own `close` cuts idle connections off at once, with a request that may be on its way to us. What
      // waits to be accepted is reset when listening ends: it is taken in first.
      closed ??= new Promise((resolve) => setImmediate(() => NetServer.prototype.close.call(server, () => resolve())))
    },
    untilNone: (ms) => until(() => sockets.size === 0, ms),
    async end(ms) {
      this.stopListening()
      await until(() => underWay.size === 0, ms)
      server.closeAllConnections()
      await closed
    },
  }
}
