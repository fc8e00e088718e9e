import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** The processes of the product that this one started, the oldest first. */
export function serverPids() {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ')
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/start.mjs'))
}

/** Seconds of processor that a process has used. */
export function processorOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND
}
