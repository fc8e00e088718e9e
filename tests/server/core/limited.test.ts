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

it('of ninety passwords at once two are derived, sixteen wait, and the others are refused at once', async () => {
  const inTurn = limited(PASSWORDS, 5)
  const { ends, seen, work } = counted()
  const all = Array.from({ length: 90 }, () => inTurn(work).catch((error: unknown) => error))
  await settled()
  expect([seen.running, ends.length]).toEqual([2, 2])
  for (let at = 0; at < 18; at += 1) {
    ends[at]?.()
    await settled()
  }
  const refused = (await Promise.all(all)).filter((each) => each !== undefined)
  expect(refused).toHaveLength(72)
  expect(refused[0]).toMatchObject({ code: 'busy', status: 503, retryAfter: 5 })
  expect([ends.length, seen.most, seen.running]).toEqual([18, 2, 0])
})

it('gives its place back when the work fails', async () => {
  const inTurn = limited({ atOnce: 1, waiting: 0 }, 5)
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(inTurn(() => Promise.resolve(1))).resolves.toBe(1)
})
