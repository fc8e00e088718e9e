/** What is timed: a call of the table of endpoints, queued work, a call to somebody else's server. */
export type WatchedKind = 'call' | 'job' | 'outgoing'

/** Where times and traces of this process go. Only names go there that the program itself gives: nothing of a person. */
export interface Telemetry {
  /** Does the work as a span and notes how long it took. @param outcomeOf how it ended; what throws is `error`. */
  watch<T>(kind: WatchedKind, name: string, work: () => Promise<T>, outcomeOf?: (result: T) => string): Promise<T>
  /** Sends what waits. */
  stop(): Promise<void>
}

/** Figures that are asked for when somebody collects them; null = there is none. */
export type Gauges = Readonly<Record<string, { about: string; read: () => number | null | Promise<number | null> }>>

export interface TelemetrySettings {
  /** The collector to which traces and metrics are sent; null = to none. */
  otlpEndpoint: string | null
  /** Where `/metrics` is answered, on a port that the public does not reach; null = nowhere. */
  metricsPort: number | null
  host: string
}

/** Null where nothing is set; then not even the libraries are loaded. */
export async function startTelemetry(settings: TelemetrySettings, gauges: () => Gauges): Promise<Telemetry | null> {
  if (settings.otlpEndpoint === null && settings.metricsPort === null) return null
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(settings, gauges())
}
