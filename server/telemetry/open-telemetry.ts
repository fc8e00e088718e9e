import { context, SpanStatusCode } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { requestId } from '../request-id.ts'
import type { Gauges, Telemetry, TelemetrySettings, WatchedKind } from './telemetry.ts'

const SERVICE = { 'service.name': 'creditlane' }
const KINDS: readonly WatchedKind[] = ['call', 'job', 'outgoing']
/** Edges of the classes of times, seconds. */
const EDGES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** @throws where the port of `/metrics` is taken. */
export async function openTelemetry(
  { otlpEndpoint, metricsPort, host }: TelemetrySettings,
  gauges: Gauges,
): Promise<Telemetry> {
  const resource = resourceFromAttributes(SERVICE)
  const at = (path: string) => ({ url: `${otlpEndpoint?.replace(/\/$/, '')}${path}` })
  const prometheus =
    metricsPort === null ? null : new PrometheusExporter({ host, port: metricsPort, preventServerStart: true })
  const pushed =
    otlpEndpoint === null
      ? null
      : new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(at('/v1/metrics')) })
  const meters = new MeterProvider({ resource, readers: [prometheus, pushed].flatMap((each) => each ?? []) })
  const traces = new BasicTracerProvider({
    resource,
    spanProcessors: otlpEndpoint === null ? [] : [new BatchSpanProcessor(new OTLPTraceExporter(at('/v1/traces')))],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const meter = meters.getMeter('creditlane')
  const tracer = traces.getTracer('creditlane')
  const times = Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      meter.createHistogram(`creditlane_${kind}_seconds`, {
        unit: 's',
        description: `Seconds of each ${kind}, by name and outcome`,
        advice: { explicitBucketBoundaries: EDGES },
      }),
    ]),
  )
  for (const [name, { about, read }] of Object.entries(gauges))
    meter.createObservableGauge(`creditlane_${name}`, { description: about }).addCallback(async (result) => {
      const value = await read()
      if (value !== null) result.observe(value)
    })
  await prometheus?.startServer()

  return {
    watch: (kind, name, work, outcomeOf = () => 'ok') =>
      tracer.startActiveSpan(`${kind} ${name}`, async (span) => {
        const id = requestId()
        if (id !== null) span.setAttribute('creditlane.request_id', id)
        const began = performance.now()
        let outcome = 'error'
        try {
          const result = await work()
          outcome = outcomeOf(result)
          return result
        } catch (error) {
          // The message may have a person's words in it; the log has it, under the number of the request.
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.setAttribute('creditlane.outcome', outcome)
          span.end()
          times[kind]?.record((performance.now() - began) / 1_000, { name, outcome })
        }
      }),
    async stop() {
      await Promise.allSettled([meters.shutdown(), traces.shutdown()])
      context.disable()
    },
  }
}
