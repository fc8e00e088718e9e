import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { makeTemporary } from '../temporary.ts'
import { asNobody, untilAnswers } from './postgres.ts'

/** What stands between us and PostgreSQL and gives each transaction a connection of its own. */
export interface Pooler {
  /** The address of this database through it. */
  url(direct: string): string
  stop(): Promise<void>
}

/** PostgreSQL's name for its unix socket, which a pooler takes too. */
const SOCKET = '.s.PGSQL.5432'
const folderOf = (url: string): string => new URL(url).searchParams.get('host') ?? ''

/** The program of `TEST_PGBOUNCER`, else that of the machine; null = there is none. */
export function findPgBouncer(): string | null {
  const program = process.env['TEST_PGBOUNCER'] || 'pgbouncer'
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return program
  } catch {
    return null
  }
}

/** A real one that pools transactions, and is else as it comes. @param direct any address of the PostgreSQL behind it. */
export async function startPgBouncer(program: string, direct: string): Promise<Pooler> {
  const folder = makeTemporary('pgbouncer')
  chmodSync(folder, 0o755)
  const home = join(folder, 'home')
  mkdirSync(home)
  const settings = join(folder, 'pgbouncer.ini')
  const { words, uid } = asNobody([program, '-q', settings])
  if (uid !== null) chownSync(home, uid, uid)
  const lines = [
    '[databases]',
    `* = host=${folderOf(direct)} port=5432 user=postgres`,
    '[pgbouncer]',
    'listen_addr =',
    'listen_port = 5432',
    `unix_socket_dir = ${home}`,
    'auth_type = any',
    'pool_mode = transaction',
  ]
  writeFileSync(settings, lines.join('\n'))
  const child = spawn('setpriv', words, { cwd: home, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = (address: string) => address.replace(folderOf(address), home)
  await untilAnswers(url(direct), child)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What PgBouncer takes of a client by itself. */
const TAKEN = new Set([
  'user',
  'database',
  'application_name',
  'client_encoding',
  'datestyle',
  'timezone',
  'standard_conforming_strings',
])
const PROTOCOL = 196_608
const CANCEL = 80_877_102

const message = (type: string, ...parts: (string | number)[]): Buffer => {
  const body = Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'string') return Buffer.from(part)
      const number = Buffer.alloc(4)
      number.writeInt32BE(part)
      return number
    }),
  )
  const head = Buffer.alloc(4)
  head.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), head, body])
}
const READY = message('Z', 'I')
const refusal = (text: string) => message('E', `SFATAL\0VFATAL\0C08P01\0M${text}\0\0`)

/** Cuts what arrives into messages; the first of a client has no type. */
function onMessages(socket: Socket, take: (whole: Buffer) => void, typed = true): void {
  let rest: Buffer = Buffer.alloc(0)
  let offset = typed ? 1 : 0
  socket.on('data', (part: Buffer) => {
    rest = Buffer.concat([rest, part])
    while (rest.length >= offset + 4) {
      const length = offset + rest.readInt32BE(offset)
      if (rest.length < length) return
      const whole = rest.subarray(0, length)
      rest = rest.subarray(length)
      offset = 1
      take(whole)
    }
  })
}

/** A connection to PostgreSQL, and whom it serves just now. */
interface Backend {
  socket: Socket
  key: Buffer
  client: Socket | null
}

/**
 * The worst that a pooler may do, in few lines: it refuses every start-up parameter that PgBouncer does not know, and each
 * transaction gets another connection than the one before, so that whatever is left on one is missed, or met, by the next.
 */
export async function startStandIn(direct: string): Promise<Pooler> {
  const folder = makeTemporary('pooler')
  const real = join(folderOf(direct), SOCKET)
  const sockets = new Set<Socket>()
  const kept = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  /** By database: at the front who has rested longest. */
  const idle = new Map<string, Backend[]>()
  /** By what its client was told. */
  const working = new Map<number, Backend>()
  let clients = 0

  function open(startup: Buffer, resting: Backend[]): Promise<Backend> {
    return new Promise((resolve, reject) => {
      const socket = kept(connect(real, () => socket.write(startup)))
      const backend: Backend = { socket, key: Buffer.alloc(8), client: null }
      onMessages(socket, (whole) => {
        const { client } = backend
        const type = String.fromCharCode(whole[0] ?? 0)
        if (client) {
          // Free before its client hears of it, who may ask again at once.
          if (whole.equals(READY)) free(backend, resting)
          client.write(whole)
        } else if (type === 'K') backend.key = Buffer.from(whole.subarray(5))
        else if (type === 'Z') resolve(backend)
        else if (type === 'E') reject(new Error(whole.subarray(5).toString()))
      })
      socket.on('close', () => {
        backend.client?.destroy()
        const at = resting.indexOf(backend)
        if (at >= 0) resting.splice(at, 1)
      })
    })
  }
  function free(backend: Backend, resting: Backend[]): void {
    for (const [number, each] of working) if (each === backend) working.delete(number)
    backend.client = null
    resting.push(backend)
  }

  /** What takes the messages of one client, one after the other. */
  function serve(client: Socket, number: number, startup: Buffer, resting: Backend[]): (whole: Buffer) => void {
    client.on('close', () => {
      // Half a transaction is nobody's to go on with.
      working.get(number)?.socket.destroy()
      working.delete(number)
    })
    const take = async (): Promise<Backend> => {
      const backend = (resting.length > 1 ? resting.shift() : undefined) ?? (await open(startup, resting))
      backend.client = client
      working.set(number, backend)
      return backend
    }
    const pass = async (whole: Buffer) => {
      if (!working.has(number) && whole.toString('latin1', 0, 1) === 'X') client.end()
      else (working.get(number) ?? (await take())).socket.write(whole)
    }
    let passed = Promise.resolve()
    return (whole) => {
      passed = passed.then(() => pass(whole)).catch(() => void client.destroy())
    }
  }

  const server = createServer((client) => {
    kept(client)
    clients += 1
    const number = clients
    let handle = (startup: Buffer): void => {
      if (startup.readInt32BE(4) === CANCEL) {
        const backend = working.get(startup.readInt32BE(8))
        if (backend) {
          const cancel = Buffer.concat([startup.subarray(0, 8), backend.key])
          kept(connect(real)).end(cancel)
        }
        return void client.end()
      }
      if (startup.readInt32BE(4) !== PROTOCOL) return void client.end(refusal('unsupported protocol'))
      const words = startup.toString('utf8', 8).split('\0')
      const refused = words.find((word, at) => at % 2 === 0 && word !== '' && !TAKEN.has(word.toLowerCase()))
      if (refused !== undefined) return void client.end(refusal(`unsupported startup parameter: ${refused}`))
      const resting = idle.get(words.join(' ')) ?? []
      idle.set(words.join(' '), resting)
      handle = serve(client, number, Buffer.from(startup), resting)
      client.write(Buffer.concat([message('R', 0), message('K', number, 1), READY]))
    }
    onMessages(client, (whole) => handle(whole), false)
  })
  await new Promise<void>((resolve) => server.listen(join(folder, SOCKET), resolve))
  return {
    url: (address) => address.replace(folderOf(address), folder),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
