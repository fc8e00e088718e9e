import type { Logger } from '#server/log.ts'
import { BREAKER_STATES } from './breaker.ts'
import type { BreakerState } from './breaker.ts'
import { callHttp } from './http-call.ts'
import type { HttpCall } from './http-call.ts'
import { LIMITS } from './limits.ts'
import type { Limits } from './limits.ts'
import { createLine } from './line.ts'
import type { After, Line } from './line.ts'

/** What kinds of servers we ask, as the answer about our health names them. */
export const TARGET_KINDS = [
  'sms',
  'mail',
  'telephony',
  'number_register',
  'lender',
  'bureau',
  'bank_check',
  'gold_price',
  'insurer',
  'crm',
  'files',
  'webhook',
] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

/** The name of one target in logs and in the queue: its kind, and which of several of its kind. */
export const targetKey = (kind: TargetKind, name?: string): string => (name === undefined ? kind : `${kind}:${name}`)

/**
 * A target that fails. `mayTry`: its rest is over, and a call would find out whether it is back. `sinceMs`: how long it has failed,
 * `leftMs`: how long it is left alone, `openings`: how often it was found to fail since then.
 */
interface Rest {
  target: string
  mayTry: boolean
  openings: number
  sinceMs: number
  leftMs: number
}

type TextCall<T> = Omit<HttpCall<T>, 'method' | 'read' | 'maxBytes'> & { read: (text: string) => T }

/** The calls that go to one target. */
export interface Target extends Line {
  call<T>(call: HttpCall<T>): Promise<T>
  post<T>(call: TextCall<T>): Promise<T>
  get<T>(call: Omit<TextCall<T>, 'body'>): Promise<T>
}

/** Every call that this process makes to somebody else's server, the database apart. */
export interface Outgoing {
  /** @param name which of several of its kind: a lender, a partner's host */
  to(kind: TargetKind, name?: string): Target
  /** The worst of each kind that has been asked. Names stay inside. */
  states(): { target: TargetKind; state: BreakerState }[]
  /** Who is not asked as ever, by `targetKey`. */
  resting(): Rest[]
  /** Lets one call try a target that is left alone. */
  tryNow(target: string): void
  /** For whoever waits for a call, and not longer than so many milliseconds. */
  after: After
}

export interface OutgoingOptions {
  log: Pick<Logger, 'info' | 'warn'>
  /** Goes around each call, by the kind of its target. */
  watch?: <T>(kind: TargetKind, work: () => Promise<T>) => Promise<T>
  limits?: Limits
  /** Milliseconds that never jump; tests pass their own, and their own end of patience. */
  now?: () => number
  after?: After
  pause?: (ms: number) => Promise<void>
}

/** Beyond so many targets those with nothing against them are forgotten: partners name hosts as they like. */
const MOST_TARGETS = 500

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
const realPause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export function createOutgoing({
  log,
  watch = (_, work) => work(),
  limits = LIMITS,
  now = () => performance.now(),
  after = (ms) => AbortSignal.timeout(ms),
  pause = realPause,
}: OutgoingOptions): Outgoing {
  const known = new Map<string, ReturnType<typeof createLine> & { kind: TargetKind }>()

  const tell = (target: string) => (state: BreakerState, cause: string | null) => {
    if (state === 'open') log.warn({ target, state, cause }, 'target is left alone: it fails again and again')
    else log.info({ target, state }, state === 'closed' ? 'target is asked again' : 'target is tried')
  }
  const forgetSome = () => {
    if (known.size < MOST_TARGETS) return
    for (const [key, { breaker, turns }] of known) if (breaker.clean && turns.idle) known.delete(key)
  }
  const lineTo = (kind: TargetKind, name: string | undefined): Line => {
    const key = targetKey(kind, name)
    const one = known.get(key)
    if (one) return one.line
    forgetSome()
    const made = { kind, ...createLine({ limits, now, after, onChange: tell(key) }) }
    known.set(key, made)
    return made.line
  }

  return {
    after,
    to(kind, name) {
      const line: Line = { run: (...work) => watch(kind, () => lineTo(kind, name).run(...work)) }
      const call: Target['call'] = (request) => callHttp(line, request, pause)
      return {
        ...line,
        call,
        post: ({ read, ...request }) => call({ method: 'POST', ...request, read: (bytes) => read(decode(bytes)) }),
        get: ({ read, ...request }) => call({ method: 'GET', ...request, read: (bytes) => read(decode(bytes)) }),
      }
    },
    resting: () =>
      [...known].flatMap(([target, { breaker }]) => {
        const { rest } = breaker
        if (rest === null) return []
        const leftMs = Math.max(0, rest.until - now())
        return [{ target, mayTry: breaker.mayPass(), openings: rest.openings, sinceMs: now() - rest.since, leftMs }]
      }),
    tryNow: (target) => known.get(target)?.breaker.tryNow(),
    states: () =>
      TARGET_KINDS.flatMap((target) => {
        const states = [...known.values()].filter(({ kind }) => kind === target).map(({ breaker }) => breaker.state)
        const worst = BREAKER_STATES.findLast((state) => states.includes(state))
        return worst === undefined ? [] : [{ target, state: worst }]
      }),
  }
}
