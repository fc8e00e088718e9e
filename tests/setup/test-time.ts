import { execFileSync } from 'node:child_process'

/**
 * All tests begin on an ordinary Wednesday morning in India, whatever the day and the hour on this machine: none of them knows
 * what day it is. `TEST_NOW=2027-03-01T00:10+05:30` tries another.
 */
const START = process.env['TEST_NOW'] ?? '2027-02-10T10:00+05:30'
/** From our own time to that of the tests, milliseconds; between the two, time passes equally. Said once for all processes of a run. */
const SHIFT_MS = Number((process.env['TEST_SHIFT_MS'] ??= String(Date.parse(START) - Date.now())))
if (Number.isNaN(SHIFT_MS)) throw new Error(`TEST_NOW is not an instant: ${START}`)

type ShiftedDate = DateConstructor & { unshifted?: DateConstructor }
/** This process's own time; its `Date` may have been moved before this file was read. */
const Own = (Date as ShiftedDate).unshifted ?? Date
export const testNow = (): Date => new Own(Own.now() + SHIFT_MS)

/**
 * What the journeys start runs by the machine's own date, whatever libfaketime tells us: Chromium spins under it, and every
 * new process begins there anew.
 */
const FAKED = process.env['FAKETIME'] !== undefined
export const MACHINE_ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !FAKED || (name !== 'LD_PRELOAD' && name !== 'FAKETIME')),
) as Record<string, string>
const TELL = 'process.stdout.write(String(Date.now()))'
const machineNow = (): number =>
  FAKED ? Number(execFileSync(process.execPath, ['-e', TELL], { env: MACHINE_ENV })) : Own.now()
/** From the machine's time to that of the tests. */
export const MACHINE_SHIFT_MS = testNow().getTime() - machineNow()

/** Moves the only source of time there is in a page or a process. Goes there as text: it must stand alone. */
export function shiftDate(ms: number): void {
  const real = Date
  const now = () => real.now() + ms
  const shifted: DateConstructor = new Proxy(real, {
    construct: (target, args: unknown[], asked) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], asked === shifted ? target : asked) as Date,
    apply: () => new real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : key === 'unshifted' ? real : (Reflect.get(target, key) as unknown)),
  })
  Object.defineProperty(real.prototype, 'constructor', { value: shifted, writable: true, configurable: true })
  globalThis.Date = shifted
}

/** Takes it back, for a page whose time something else will make. */
export function unshiftDate(): void {
  globalThis.Date = (Date as DateConstructor & { unshifted: DateConstructor }).unshifted
}

/** For a process of Node: before anything else is loaded. */
const shiftedNode = (ms: number): string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(`(${shiftDate.toString()})(${ms})`)}`,
]
/** For what runs by the machine's own time. */
export const SHIFTED_NODE = shiftedNode(MACHINE_SHIFT_MS)
/** For the processes of the test runner, which believe the same time as this one. */
export const SHIFTED_WORKER = shiftedNode(SHIFT_MS)

/** Moves this process's time to that of the tests. */
export function shiftOwnDate(): void {
  if (Own === Date) shiftDate(SHIFT_MS)
}
