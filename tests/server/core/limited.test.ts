import { expect, it } from 'vitest'
import { limited } from '#server/crypto/limited.ts'
import { PASSWORDS } from '#server/crypto/password.ts'

/** Work that ends when it is told to. */
function counted() {
  const ends: (() => void)[] = []
  const seen = { running: 0, most: 0 }
  const work = async () => {
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    await new Promise<void>((resolve) => ends.push(resolve))
    seen.running -= 1
  }
  return { ends, seen, work }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A number of strangers at once, from so many networks. */
const strangers = (networks: number, asking: number, ask: (network: string) => Promise<unknown>) =>
  Array.from({ length: asking }, (_, n) => ask(`198.51.100.${n % networks}`).catch((error: unknown) => error))
const BUSY = { code: 'busy', status: 503, retryAfter: 5 }

it('of ninety passwords from three networks twelve are taken, two at a time, and a fourth network comes in', async () => {
  const inTurn = limited(PASSWORDS, 5)
  const { ends, seen, work } = counted()
  const all = strangers(3, 90, (network) => inTurn(network, work))
  const other = inTurn('203.0.113.1', work)
  await settled()
  expect([seen.running, ends.length]).toEqual([2, 2])
  for (let at = 0; at < 13; at += 1) {
    ends[at]?.()
    await settled()
  }
  const refused = (await Promise.all(all)).filter((each) => each !== undefined)
  expect(refused).toHaveLength(78)
  expect(refused[0]).toMatchObject(BUSY)
  await expect(other).resolves.toBeUndefined()
  expect([ends.length, seen.most, seen.running]).toEqual([13, 2, 0])
  // What is done counts no longer.
  await expect(inTurn('198.51.100.1', () => Promise.resolve(1))).resolves.toBe(1)
})

it('lets somebody who is known go ahead of a queue that ninety networks have filled', async () => {
  const inTurn = limited(PASSWORDS, 5)
  const { ends, seen, work } = counted()
  const all = strangers(90, 90, (network) => inTurn(network, work))
  const known = inTurn(null, () => Promise.resolve('in'))
  await settled()
  ends[0]?.()
  await expect(known).resolves.toBe('in')
  for (let at = 1; at < 18; at += 1) {
    ends[at]?.()
    await settled()
  }
  expect((await Promise.all(all)).filter((each) => each !== undefined)).toHaveLength(72)
  expect([seen.most, seen.running]).toEqual([2, 0])
})

it('gives its place back when the work fails', async () => {
  const inTurn = limited({ atOnce: 1, waiting: 0, each: 1 }, 5)
  await expect(inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(inTurn('a', () => Promise.resolve(1))).resolves.toBe(1)
})
