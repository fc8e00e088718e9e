import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { KEPT_LONGER_MS, trackConnections } from './connections.ts'
import { DataDirInUse } from './db/lock.ts'
import { DatabaseTooOld } from './db/migrate.ts'
import { PostgresRefused } from './db/postgres-refused.ts'
import { EnvError, readEnv } from './env.ts'
import type { Env } from './env.ts'
import { remoteAddress } from './http/client-ip.ts'
import { loadWebFiles } from './http/shell/web.ts'
import { queueRegularJobs } from './jobs/regular-jobs.ts'
import { startJobLoop } from './jobs/run-jobs.ts'
import { startLoop } from './jobs/start-loop.ts'
import { openDeps } from './open-deps.ts'
import { seedCustomers } from './seed/demo/seed-customers.ts'
import { seedDemoBook, seedLeads } from './seed/demo/seed-leads.ts'
import { inTurn } from './seed/in-turn.ts'
import { maintainAuditLog } from './services/audit/maintain-audit-log.ts'
import { countAllDecisions } from './services/offers/count-all-decisions.ts'
import { gaugesOf } from './telemetry/gauges.ts'
import { startTelemetry } from './telemetry/telemetry.ts'

/** For the build, which runs what it has just made. */
export { writeBrandIcons } from './http/images/brand-icons.ts'
export { writeBrandPreviews } from './http/images/brand-previews.ts'
export { checkPrerendered } from './http/shell/check-prerendered.ts'
export { prepareDatabase } from './prepare-database.ts'

/** The built server lies in dist/server. */
const DIST = fileURLToPath(new URL('..', import.meta.url))

/** A slow or silent client gives its connection back. */
const SERVER_OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
}

/**
 * While it stops, a kept-alive connection gets so long for one more request, which is answered as ever and ends it: a
 * proxy that hears nothing of our going loses nothing. Whoever keeps a connection has been told `keepAliveTimeout`, so
 * some time after that none is left on which a request could be on its way. A person at the keyboard waits less.
 */
const LAST_REQUEST_MS = { SIGTERM: SERVER_OPTIONS.keepAliveTimeout + KEPT_LONGER_MS, SIGINT: 2_000 }
/** For the last bytes of the last answers to leave, and for the last jobs. */
const ANSWER_MS = 5_000

export interface RunningServer {
  url: string
  env: Env
  /** Answers everything that it has accepted, then closes the database. */
  stop(signal?: keyof typeof LAST_REQUEST_MS): Promise<void>
}

/** @throws EnvError, DataDirInUse, DatabaseTooOld, PostgresRefused: nothing is half started then. */
export async function startServer(env: Env = readEnv()): Promise<RunningServer> {
  const { deps, database } = await openDeps(env)
  if (env.mode === 'demo') await inTurn(database, () => seedDemoBook(deps))
  await queueRegularJobs(deps)
  deps.telemetry = await startTelemetry(env, () => gaugesOf(deps, database))
  const app = createApp(deps, { web: await loadWebFiles(DIST, deps.log) })
  const listener = getRequestListener((request, { incoming }) =>
    app.fetch(request, remoteAddress(incoming), incoming.url),
  )
  const server = createServer(SERVER_OPTIONS)
  const connections = trackConnections(server, (incoming, outgoing) => void listener(incoming, outgoing))
  server.on('request', connections.listener)
  await listen(server, env).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const jobs = startJobLoop(deps)
  const { replica } = deps
  const looking = replica && startLoop(replica.look, () => undefined)
  const notTended = (error: unknown) => deps.log.error({ err: error }, 'activity log not tended')
  const tending = startLoop(() => maintainAuditLog(deps), notTended)
  /** Of what the last answers and jobs have written. */
  const lastTending = async () => {
    await tending.stop()
    await maintainAuditLog(deps).catch(notTended)
  }

  let stopping: Promise<void> | null = null
  const stop = async (patienceMs: number) => {
    app.announceStop()
    connections.stopListening()
    const jobsDone = jobs.stop()
    await connections.untilNone(patienceMs)
    await app.close()
    await connections.end(ANSWER_MS)
    // A job that is not done by now is another process's when its lease ends.
    await Promise.race([jobsDone, setTimeout(ANSWER_MS)])
    await Promise.race([looking?.stop(), setTimeout(ANSWER_MS)])
    await Promise.race([lastTending(), setTimeout(ANSWER_MS)])
    await Promise.race([deps.telemetry?.stop(), setTimeout(ANSWER_MS)])
    await database.close()
  }
  // What is left after an unexpected failure is unknown: answer what can be answered, then make way for a fresh start.
  const collapse = (error: unknown) => {
    deps.log.fatal({ err: error }, 'unexpected failure')
    process.exitCode = 1
    void (stopping ??= stop(0)).finally(() => process.exit(1))
  }
  process.on('uncaughtException', collapse)
  process.on('unhandledRejection', collapse)
  return {
    url: env.publicOrigin ?? addressOf(server, env),
    env,
    stop: (signal = 'SIGTERM') => (stopping ??= stop(LAST_REQUEST_MS[signal])),
  }
}

export { banner } from './banner.ts'

/** Starts the server of this process and stops it on SIGTERM and SIGINT. Answers null after saying why it cannot. */
export async function runServer(): Promise<RunningServer | null> {
  try {
    const server = await startServer()
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void server.stop(signal).finally(() => process.exit()))
    return server
  } catch (error) {
    const expected = [EnvError, DataDirInUse, DatabaseTooOld, PostgresRefused].some((kind) => error instanceof kind)
    if (!(error instanceof Error) || !(expected || isAddressInUse(error))) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    return null
  }
}

export interface SeedOptions {
  customers: number
  leads: number
  /** Code or name of the partner whose leads they are. */
  partner: string
}

/** Adds realistic books to the database of these settings. */
export async function seedBook({ customers, leads, partner }: SeedOptions): Promise<void> {
  const { deps, database } = await openDeps(readEnv())
  try {
    if (customers > 0) await seedCustomers(deps, customers)
    if (leads > 0) await seedLeads(deps, leads, partner)
    await countAllDecisions(deps)
  } finally {
    await database.close()
  }
}

function listen(server: Server, env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.port, env.host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function addressOf(server: Server, env: Env): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.port
  return `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${port}`
}

const isAddressInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
