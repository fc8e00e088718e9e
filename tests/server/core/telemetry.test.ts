import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { gaugesOf } from '#server/telemetry/gauges.ts'
import { startTelemetry } from '#server/telemetry/telemetry.ts'
import type { Telemetry } from '#server/telemetry/telemetry.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const listen = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))
const close = (server: Server) => new Promise((resolve) => server.close(resolve))

describe('traces and metrics', () => {
  let server: TestServer
  let telemetry: Telemetry
  let collector: Server
  let otlpEndpoint: string
  let metrics: string
  /** What the collector was sent, by path. */
  const sent = new Map<string, string>()
  beforeAll(async () => {
    server = await makeTestServer()
    collector = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString('latin1')))
      request.on('end', () => {
        sent.set(request.url ?? '', (sent.get(request.url ?? '') ?? '') + body)
        response.end('{}')
      })
    })
    otlpEndpoint = `http://127.0.0.1:${await listen(collector)}/`
  })
  beforeEach(async () => {
    sent.clear()
    const free = createServer()
    const metricsPort = await listen(free)
    await close(free)
    metrics = `http://127.0.0.1:${metricsPort}/metrics`
    const started = await startTelemetry({ otlpEndpoint, metricsPort, host: '127.0.0.1' }, () =>
      gaugesOf(server.deps, server.database),
    )
    telemetry = started ?? expect.fail('nothing started')
    server.deps.telemetry = telemetry
  })
  afterEach(() => telemetry.stop())
  afterAll(async () => {
    await server.close()
    await close(collector)
  })

  it('count each call by its name and answer, work, and what waits; nobody is named', async () => {
    const { browser, userId } = await server.signInCustomer({ destination: '9876501234' })
    await browser.call('getUser', { params: { id: userId } })
    await browser.refusal('getUser', { params: { id: userId + 1 } })
    await runDueJobs(server.deps)
    const text = await (await fetch(metrics)).text()
    expect(text).toMatch(/^creditlane_call_seconds_count\{[^}]*name="getUser",outcome="200"[^}]*\} 1$/m)
    expect(text).toMatch(/^creditlane_call_seconds_count\{[^}]*name="getUser",outcome="40[34]"[^}]*\} 1$/m)
    expect(text).toMatch(/^creditlane_jobs_waiting(?:\{[^}]*\})? \d+$/m)
    expect(text).toMatch(/^creditlane_event_loop_delay_p99_seconds(?:\{[^}]*\})? [\d.e-]+$/m)
    expect(text).toMatch(/^creditlane_activity_log_state(?:\{[^}]*\})? 0$/m)
    expect(text).not.toMatch(/creditlane_replica_lag_seconds(?:\{[^}]*\})? /)
    // What is counted may have any digits.
    const names = text.replace(/ \S+$/gm, '')
    expect(names).toContain('name="getUser"')
    expect(text).not.toContain('9876501234')
    expect(names).not.toContain(String(userId))
  })

  it('are on a port of their own: the public asks in vain', async () => {
    for (const path of ['/metrics', '/api/metrics']) expect((await server.browser().get(path)).status).toBe(404)
  })

  it('go to the collector, with the number of the request and without what a call carried', async () => {
    const { browser, userId } = await server.signInCustomer()
    await browser.call('getUser', { params: { id: userId } })
    await expect(
      telemetry.watch('outgoing', 'sms', () => Promise.reject(new Error('no way to 9876501234'))),
    ).rejects.toThrow('no way')
    await telemetry.stop()
    const traces = sent.get('/v1/traces') ?? ''
    expect(traces).toContain('call getUser')
    expect(traces).toContain('outgoing sms')
    expect(traces).toContain('creditlane.request_id')
    expect(traces).not.toContain('9876501234')
    expect(sent.get('/v1/metrics')).toContain('creditlane_call')
  })

  it('are off where nothing is set, and then nothing is even read', async () => {
    const off = { otlpEndpoint: null, metricsPort: null, host: '127.0.0.1' }
    expect(await startTelemetry(off, () => expect.fail('a gauge is made'))).toBeNull()
  })
})
