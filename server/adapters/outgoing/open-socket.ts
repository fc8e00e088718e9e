import { connect } from 'node:net'
import type { Socket } from 'node:net'

/** A plain connection that ends with the signal, whatever is being said on it: a far side that trickles along holds nothing. */
export function openSocket({ host, port }: { host: string; port: number }, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    const end = () => socket.destroy(signal.reason as Error)
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(socket)
    })
    socket.once('close', () => signal.removeEventListener('abort', end))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}
