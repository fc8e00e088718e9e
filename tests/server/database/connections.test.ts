import { Agent, createServer, request } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, it } from 'vitest'
import { KEPT_LONGER_MS, trackConnections } from '#server/connections.ts'

/** A server that answers when the test says so, and a client that keeps its one connection. */
async function open(keepAliveTimeout: number) {
  const waiting: ServerResponse[] = []
  const sockets: Socket[] = []
  const server = createServer({ keepAliveTimeout })
  const connections = trackConnections(server, (_, outgoing) => void waiting.push(outgoing))
  server.on('connection', (socket: Socket) => void sockets.push(socket)).on('request', connections.listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<IncomingHttpHeaders>((done, fail) => {
      request({ port, host: '127.0.0.1', agent }, (answer) => {
        answer.resume().once('end', () => done(answer.headers))
      })
        .once('error', fail)
        .end()
    })
  const taken = () => expect.poll(() => waiting.length).toBe(1)
  const close = async () => {
    agent.destroy()
    await connections.end(0)
  }
  return { ask, taken, answer: () => waiting.shift()?.end('done'), sockets, close }
}

it('a quiet connection is kept for longer than its client is told, a busy one for as long as it takes', async () => {
  const { ask, taken, answer, sockets, close } = await open(5_000)
  const first = ask()
  await taken()
  expect(sockets[0]?.timeout ?? 0).toBe(0)
  answer()
  expect((await first)['keep-alive']).toBe('timeout=5')
  await expect.poll(() => sockets[0]?.timeout).toBe(5_000 + KEPT_LONGER_MS)

  const second = ask()
  await taken()
  expect(sockets).toHaveLength(1)
  expect(sockets[0]?.timeout).toBe(0)
  answer()
  await second
  await close()
})
